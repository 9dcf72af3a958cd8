// Smashy's button and popup, loaded after the first paint.

import { lateComponent } from '#web/ui/late-component.tsx';

export const SmashyLauncher = lateComponent(
  () => import('./smashy-launcher.tsx').then((part) => part.SmashyLauncher),
  null,
);

export const SmashyPopup = lateComponent(() => import('./smashy-popup.tsx').then((part) => part.SmashyPopup), null);
