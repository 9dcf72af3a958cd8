// The parts of the dashboard that load after the first paint.

import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import type { PanelsProps } from './panels.tsx';
import type { WorkFirstProps } from './work-first.tsx';

const load = () => import('./late-panels.ts');

export const WorkFirst = lateComponent<WorkFirstProps>(
  () => load().then((parts) => parts.WorkFirst),
  <Skeleton className="h-56 rounded-lg" />,
);

export const NoFeedback = lateComponent<{ isOwn: boolean }>(
  () => load().then((parts) => parts.NoFeedback),
  <Skeleton className="h-64 rounded-xl" />,
);

export const Trend = lateComponent<{ values: readonly number[]; className?: string }>(
  () => load().then((parts) => parts.Sparkline),
  null,
);

export const Panels = lateComponent<PanelsProps>(
  () => load().then((parts) => parts.Panels),
  <Skeleton className="h-72 rounded-xl" />,
);

export const SubscriptionBanner = lateComponent<object>(() => load().then((parts) => parts.SubscriptionBanner), null);
