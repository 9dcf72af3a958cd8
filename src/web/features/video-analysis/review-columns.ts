// How a review is laid out.

/** Video at the left and the review beside it; one under the other where there is no room. */
export const reviewColumns = 'grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-6';

/**
 * The video stays in sight while the review scrolls, below the navigation bar (3.5rem). Not on screens so low that little
 * else would be left, such as a phone on its side.
 */
export const stickyVideo = [
  'z-10 max-lg:-mx-4 max-lg:bg-surface max-lg:px-4 max-lg:pb-2 sm:max-lg:-mx-6 sm:max-lg:px-6',
  '[@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:top-14 lg:[@media(min-height:36rem)]:top-20',
].join(' ');
