// How a review is laid out.

/** Video at the left and the review beside it; one under the other where there is no room, and on paper, where blocks break better than grids. */
export const reviewColumns =
  'grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-6 print:block print:*:not-first:mt-4';

/**
 * The video and what stands below it. Beside the review they stay in sight together while it scrolls, below what sticks to the head, unless
 * the screen is so low that little else would be left. Above the review the video stays alone: this box is then no box.
 */
export const stickyColumn =
  'max-lg:contents lg:grid lg:gap-4 lg:[@media(min-height:36rem)]:sticky lg:[@media(min-height:36rem)]:top-[calc(var(--head-height)+1.5rem)]';

/** The video above the review, in sight while it scrolls; not on a phone on its side. */
export const stickyVideo =
  'max-lg:z-10 max-lg:-mx-4 max-lg:bg-surface max-lg:px-4 max-lg:pb-2 sm:max-lg:-mx-6 sm:max-lg:px-6 max-lg:[@media(min-height:36rem)]:sticky max-lg:[@media(min-height:36rem)]:top-(--head-height)';
