// How the workspace is laid out.

/** The frame of the screen. Wider than other screens: the picture is what the work is about. */
export const reviewFrame = 'mx-auto grid w-full max-w-[100rem] gap-4 px-4 pt-4 pb-10 sm:px-6';

/** Video at the left, the panel at the right; one under the other where there is no room. */
export const reviewColumns =
  'grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6 xl:grid-cols-[minmax(0,1fr)_32rem]';

/**
 * On a phone the video stays under what sticks to the head while notes scroll below it, except on screens so low that
 * nothing else would fit.
 */
export const stickyVideo = [
  'max-lg:z-20 max-lg:-mx-4 max-lg:border-b max-lg:bg-surface max-lg:px-4 max-lg:pb-1 sm:max-lg:-mx-6 sm:max-lg:px-6',
  'max-lg:[@media(min-height:36rem)]:sticky max-lg:[@media(min-height:36rem)]:top-(--head-height)',
].join(' ');

/** On a wide screen the picture leaves room for its controls, so that all of it is in sight at once. */
export const videoSize = 'lg:mx-auto lg:max-w-[max(32rem,calc((100dvh-25rem-var(--head-height))*16/9))]';

/** What takes the focus below the video is scrolled clear of it and of what is fixed at the foot (WCAG 2.4.11). */
export const clearOfFixed =
  'max-lg:[&_:is(button,input,textarea,li,[role=listitem],form,[tabindex])]:scroll-mt-[calc(56vw+3rem)] max-lg:[&_:is(button,input,textarea,li,[role=listitem],form,[tabindex])]:scroll-mb-21';

/** The column of the panel: as high as the window lets it be below the head of the screen, and never too low to read. */
export const panelColumn =
  'grid min-w-0 gap-4 lg:sticky lg:top-[calc(var(--head-height)+1rem)] lg:flex lg:max-h-[max(28rem,calc(100dvh-12rem-var(--head-height)))] lg:flex-col';

/** What stands at the foot of a phone's screen, above the navigation, within reach of the thumb. */
export const footBarOnPhone =
  'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--bottom-nav-height) max-sm:z-20 max-sm:border-t max-sm:bg-surface-raised max-sm:p-2';

/** The same, for what is shown on phones only. */
export const footBar = `${footBarOnPhone} sm:hidden`;
