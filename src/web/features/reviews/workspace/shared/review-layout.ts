// How the workspace is laid out. `fit:` stands for windows that show all of it at once (styles.css): there nothing of the page scrolls.

/** The frame of the screen. Wider than other screens: the picture is what the work is about. */
export const reviewFrame =
  'mx-auto grid w-full gap-4 px-4 pt-4 pb-10 sm:px-6 fit:flex fit:h-full fit:min-h-0 fit:flex-col fit:gap-2 fit:pt-2 fit:pb-3';

/** The same in focus mode: the video, the split, and a rail with the head over the panel. */
export const focusFrame =
  'grid h-full min-h-0 w-full grid-cols-[minmax(0,1fr)_auto_min(var(--rail),45vw)] grid-rows-[auto_auto_minmax(0,1fr)] pt-1.5 pb-2 pl-2';

/** Video at the left, the panel at the right; one under the other where there is no room. */
export const reviewColumns =
  'grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6 xl:grid-cols-[minmax(0,1fr)_clamp(22rem,30vw,32rem)] fit:min-h-0 fit:grow fit:grid-rows-[minmax(0,1fr)] fit:items-stretch fit:gap-4';

/** The video with its bars. On a phone its parts belong to the outer column, so that the video can stay in sight for the whole of it. */
export const stageColumn =
  'outline-none max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-3 fit:flex fit:min-h-0 fit:flex-col fit:gap-1.5';

/**
 * On a phone the video stays under what sticks to the head while notes scroll below it, except on screens so low that
 * nothing else would fit.
 */
export const stickyVideo = [
  'max-lg:z-20 max-lg:-mx-4 max-lg:border-b max-lg:bg-surface max-lg:px-4 max-lg:pb-1 sm:max-lg:-mx-6 sm:max-lg:px-6',
  'max-lg:[@media(min-height:36rem)]:sticky max-lg:[@media(min-height:36rem)]:top-(--head-height)',
  'fit:flex fit:min-h-24 fit:grow fit:flex-col',
].join(' ');

/** Where there is room for it, the picture takes all that its controls leave, and scrolls only with what is told of a broken link. */
export const videoPlace =
  'fit:grid fit:min-h-0 fit:grow fit:[container-type:size] fit:place-items-center fit:overflow-y-auto fit:overflow-x-hidden';

/** The largest picture in that place, less what stands below it (Matchi's link). */
export const videoSize =
  'lg:mx-auto lg:max-w-[32rem] fit:w-[min(100cqw,(100cqh-var(--below,0px))*16/9-1px)] fit:max-w-none';

/** What takes the focus below the video is scrolled clear of it and of what is fixed at the foot (WCAG 2.4.11). */
export const clearOfFixed = [
  // As high as the sticky video with its bars; nothing in windows so low (a phone's with its keyboard) that it does not stick.
  'max-lg:[@media(min-height:36rem)]:[--clear:calc(56vw+3rem)] sm:max-lg:[@media(min-height:36rem)]:[--clear:calc(56vw+6.5rem)]',
  'max-lg:[&_:is(button,input,select,textarea,li,[role=listitem],form,[tabindex])]:scroll-mt-(--clear)',
  'max-lg:[@media(min-height:36rem)]:[&_:is(button,input,select,textarea,li,[role=listitem],form,[tabindex])]:scroll-mb-21',
].join(' ');

/** The column of the panel: as high as the window lets it be below the head of the screen. */
export const panelColumn =
  'grid min-w-0 gap-4 lg:flex lg:max-h-dvh lg:flex-col fit:@container fit:max-h-full fit:min-h-0 fit:gap-2';

/** What stands at the foot of a phone's screen, above the navigation, within reach of the thumb. */
export const footBarOnPhone =
  'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--bottom-nav-height) max-sm:z-20 max-sm:border-t max-sm:bg-surface-raised max-sm:p-2';

/** The same, for what is shown on phones only. */
export const footBar = `${footBarOnPhone} sm:hidden`;
