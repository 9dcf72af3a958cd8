// How a review is laid out.

/** The parts, one below the other. Not a grid: what sticks to the head has to stick past its own row. */
export const reviewParts = 'flex flex-col gap-4 lg:gap-6 print:block print:*:not-first:mt-4';

/** Video at the left and the notes beside it; one below the other where there is no room. */
export const reviewStage = 'max-lg:contents lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-6';

/** A video and what belongs to it; one below the other where there is no room. */
export const besideVideo = 'grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-6';

/** The video and what stands below it. Above the notes the video sticks to the head alone: this box is then no box. */
export const videoColumn = 'max-lg:contents lg:grid lg:content-start lg:gap-3 print:hidden';

/** How high the bar of parts is, which everything that is scrolled to keeps clear of. */
const clearOfBar = 'scroll-mt-15';

/** The video above the notes, in sight while they scroll, below the bar of parts; not on a phone on its side. */
export const stickyVideo =
  'max-lg:z-10 max-lg:-mx-4 max-lg:-mb-2 max-lg:bg-surface max-lg:px-4 max-lg:pb-2 sm:max-lg:-mx-6 sm:max-lg:px-6 max-lg:[@media(min-height:36rem)]:sticky max-lg:[@media(min-height:36rem)]:top-[calc(var(--head-height)+2.75rem)]';

/** What is scrolled to, or takes the focus, is never hidden behind the bar of parts and the video above it. */
export const clearOfVideo = `${clearOfBar} max-lg:scroll-mt-[calc(56.25vw+4.5rem)] max-lg:**:[a,button,li]:scroll-mt-[calc(56.25vw+4.5rem)]`;

/**
 * A part far below the first window is laid out when it comes near: it takes a phone as long as the rest of the screen. What stands a little
 * beside its box, such as a shadow, is seen nevertheless.
 */
export const lazyRender =
  '[contain-intrinsic-block-size:auto_60rem] [content-visibility:auto] [overflow-clip-margin:1rem] print:[content-visibility:visible]';

/** As high as the video and what stands below it, however many notes there are: they scroll on their own. */
export const notesRail = `${clearOfVideo} outline-none lg:h-0 lg:min-h-[max(100%,28rem)] print:h-auto`;
