// The layout of a review.

/** The parts in a column. Not a grid: the sticky bar must stick past its own row. */
export const reviewParts = 'flex flex-col gap-4 lg:gap-6 print:block print:*:not-first:mt-4';

/** Video on the left, notes beside it; stacked on narrow screens, where the video sticks above its notes and no further. */
export const reviewStage =
  'max-lg:flex max-lg:flex-col max-lg:gap-4 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-6 print:block';

/** A video and its content; stacked on narrow screens. */
export const videoGrid = 'grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-6';

/** The video and its content. `contents` above the notes, so that the video sticks to the stage. */
export const videoColumn = 'max-lg:contents lg:grid lg:content-start lg:gap-3 print:hidden';

/** The height of the parts bar, which scroll targets stay clear of. */
export const clearOfBar = 'scroll-mt-15';

/** The video above the notes, sticky below the parts bar; not on a phone in landscape. */
export const stickyVideo =
  'scroll-mt-11 max-lg:z-10 max-lg:-mx-4 max-lg:-mb-2 max-lg:bg-surface max-lg:px-4 max-lg:pb-2 sm:max-lg:-mx-6 sm:max-lg:px-6 max-lg:[@media(min-height:36rem)]:sticky max-lg:[@media(min-height:36rem)]:top-[calc(var(--head-height)+2.75rem)]';

/** Keeps scroll targets and the focus in the notes clear of the parts bar and the video. */
const clearOfVideo = `${clearOfBar} max-lg:scroll-mt-[calc(56.25vw+4.5rem)] max-lg:**:[a,button,li]:scroll-mt-[calc(56.25vw+4.5rem)]`;

/**
 * Lays out a part below the first window only when it comes near: on a phone it costs as much as the rest of the screen. Clipping leaves
 * room for shadows.
 */
export const lazyRender =
  '[contain-intrinsic-block-size:auto_60rem] [content-visibility:auto] [overflow-clip-margin:1rem] print:[content-visibility:visible]';

/** As high as the video and what is below it, however many notes there are: they scroll on their own. */
export const notesRail = `${clearOfVideo} outline-none lg:h-0 lg:min-h-[max(100%,28rem)] print:h-auto`;
