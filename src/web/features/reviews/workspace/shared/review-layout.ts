// The layout of the workspace. `fit:` stands for windows that show all of it at once (styles.css), where the page does not scroll.

/** All that the window leaves. Out of the flow: with a height in percent each letter of a note would lay out the stage several times. */
const filled = 'fit:absolute fit:inset-0';

/** The frame of the screen, wider than others for a large picture; in `fit:` windows head, video, and on the right messages and panel. */
export const reviewFrame = [
  filled,
  'mx-auto grid w-full gap-4 px-4 pt-4 pb-10 sm:px-6',
  'fit:grid-cols-[minmax(0,1fr)_clamp(22rem,30vw,32rem)] fit:gap-x-4 fit:gap-y-0 fit:pt-2 fit:pb-3',
  'fit:grid-rows-[auto_auto_minmax(0,1fr)]',
].join(' ');

/** Focus mode: the video, the split, and a rail with head and messages above the panel. */
export const focusFrame = [
  filled,
  'grid grid-cols-[minmax(0,1fr)_auto_min(var(--rail),45vw)] grid-rows-[auto_auto_minmax(0,1fr)] pt-1.5 pb-2 pl-2',
].join(' ');

/** Video on the left, panel on the right; stacked on narrow screens. */
export const reviewColumns =
  'grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6 xl:grid-cols-[minmax(0,1fr)_clamp(22rem,30vw,32rem)] fit:contents';

/** The head, in its own line. */
export const headPlace = 'fit:col-span-full fit:pb-2';

/** Messages and the match's details: where they come and go, the video keeps its size. */
export const messagesPlace =
  'grid gap-4 empty:hidden fit:col-start-2 fit:row-start-2 fit:max-h-[45dvh] fit:gap-2 fit:overflow-y-auto fit:pb-2';

/** The video with its bars. On a phone, `contents` lets the video stick for the whole column. */
export const stageColumn = [
  'outline-none max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-3',
  'fit:col-start-1 fit:row-span-2 fit:row-start-2 fit:flex fit:min-h-0 fit:flex-col fit:gap-1.5 fit:[container-type:inline-size]',
].join(' ');

/** On a phone the video sticks while notes scroll below it, except on screens too low for that. */
export const stickyVideo = [
  'max-lg:z-20 max-lg:-mx-4 max-lg:border-b max-lg:bg-surface max-lg:px-4 max-lg:pb-1 sm:max-lg:-mx-6 sm:max-lg:px-6',
  'max-lg:[@media(min-height:36rem)]:sticky max-lg:[@media(min-height:36rem)]:top-(--head-height)',
  'fit:flex fit:min-h-24 fit:flex-col',
].join(' ');

/** As high as the column's width allows, less what its controls need; only scrolls with the message about a broken link. */
export const videoPlace =
  'fit:grid fit:min-h-0 fit:flex-[0_1_calc(100cqw*9/16+var(--below,0px))] fit:[container-type:size] fit:place-items-center fit:overflow-y-auto fit:overflow-x-hidden';

/** The largest picture in that place, minus what is below it (Matchi's link). */
export const videoSize =
  'lg:mx-auto lg:max-w-[32rem] fit:w-[min(100cqw,(100cqh-var(--below,0px))*16/9)] fit:max-w-none';

/** The timeline takes the height that the video cannot use. */
export const timelinePlace = 'fit:flex fit:shrink-0 fit:grow fit:flex-col';

/** Keeps the focus clear of the video and of what is fixed at the foot (WCAG 2.4.11). */
export const clearOfFixed = [
  // The height of the sticky video with its bars; nothing in windows too low for it (a phone's with its keyboard).
  'max-lg:[@media(min-height:36rem)]:[--clear:calc(56vw+3rem)] sm:max-lg:[@media(min-height:36rem)]:[--clear:calc(56vw+6.5rem)]',
  'max-lg:[&_:is(button,input,select,textarea,li,[role=listitem],form,[tabindex])]:scroll-mt-(--clear)',
  'max-lg:[@media(min-height:36rem)]:[&_:is(button,input,select,textarea,li,[role=listitem],form,[tabindex])]:scroll-mb-21',
].join(' ');

/** The panel's column: as high as the window allows below the head. */
export const panelColumn =
  'grid min-w-0 gap-4 lg:flex lg:max-h-dvh lg:flex-col fit:@container fit:col-start-2 fit:row-start-3 fit:max-h-full fit:min-h-0 fit:gap-2';

/** Fixed at the foot of a phone's screen, above the navigation, within reach of the thumb. */
export const footBarOnPhone =
  'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--bottom-nav-height) max-sm:z-20 max-sm:border-t max-sm:bg-surface-raised max-sm:p-2';

/** The same, on phones only. */
export const footBar = `${footBarOnPhone} sm:hidden`;
