// What shows of Smashy before anybody asks: it comes after the first paint.

import { lateComponent } from '#web/ui/late-component.tsx';

/** The button that opens the window. */
export const SmashyLauncher = lateComponent(
  () => import('./smashy-launcher.tsx').then((part) => part.SmashyLauncher),
  null,
);

/** The offer on the dashboard. */
export const SmashyPopup = lateComponent(() => import('./smashy-popup.tsx').then((part) => part.SmashyPopup), null);
