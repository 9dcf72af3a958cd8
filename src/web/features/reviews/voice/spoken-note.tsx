// A spoken note for readers of a review: its player loads after the first paint, into reserved space.

import { lateComponent } from '#web/ui/late-component.tsx';
import type { VoicePlayerProps } from './voice-player.tsx';

export const SpokenNote = lateComponent<VoicePlayerProps>(
  () => import('./voice-player.tsx').then(({ VoicePlayer }) => VoicePlayer),
  <div className="h-11 w-full max-w-80 rounded-full bg-surface-sunken print:hidden" />,
);
