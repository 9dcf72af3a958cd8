// How a review is laid out.

/** Video at the left and the review beside it; one under the other where there is no room, and on paper, where blocks break better than grids. */
export const reviewColumns =
  'grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-6 print:block print:*:not-first:mt-4';

/**
 * The video stays in sight while the review scrolls, below what sticks to the head. Not on screens so low that little
 * else would be left, such as a phone on its side.
 */
export const stickyVideo = [
  'z-10 max-lg:-mx-4 max-lg:bg-surface max-lg:px-4 max-lg:pb-2 sm:max-lg:-mx-6 sm:max-lg:px-6',
  '[@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:top-(--head-height) lg:[@media(min-height:36rem)]:top-[calc(var(--head-height)+1.5rem)]',
].join(' ');
