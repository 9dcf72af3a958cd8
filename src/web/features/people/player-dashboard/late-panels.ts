// The parts of the dashboard loaded after the first paint, in one chunk.

export { Sparkline } from '#web/ui/charts/sparkline.tsx';
export { NoFeedback } from './no-feedback.tsx';
export { Panels } from './panels.tsx';
export { SubscriptionBanner } from './subscription-banner.tsx';
export { WorkFirst } from './work-first.tsx';
