// A spoken note for who reads a review: its player comes after the first paint, into room that is kept for it.

import { lateComponent } from '#web/ui/late-component.tsx';
import type { VoicePlayerProps } from './voice-player.tsx';

export const SpokenNote = lateComponent<VoicePlayerProps>(
  () => import('./voice-player.tsx').then(({ VoicePlayer }) => VoicePlayer),
  <div className="h-11 w-full max-w-80 rounded-full bg-surface-sunken print:hidden" />,
);
