// Keys of a reel.

import { t } from '@lingui/core/macro';
import type { ReelPlayback } from '#web/ui/reel/reel-playback.ts';

/** Seconds per arrow key. */
const arrowStep = 5;

const actions: Record<string, (reel: ReelPlayback) => void> = {
  k: (reel) => reel.toggle(),
  ArrowLeft: (reel) => reel.skip(-arrowStep),
  ArrowRight: (reel) => reel.skip(arrowStep),
  n: (reel) => reel.step(1),
  p: (reel) => reel.step(-1),
  Home: (reel) => reel.seek(0),
};

/** The keys in words. */
export function reelKeysInWords(): string {
  return t`K plays and pauses, arrows go 5 seconds, N and P change the clip, Home begins again.`;
}

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget;
}

/** The effect of a key; undefined for other keys, and while typing. */
export function reelKeys({
  key,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: Pressed): ((reel: ReelPlayback) => void) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (target instanceof HTMLElement && target.matches('input, textarea, select')) return undefined;
  return actions[key.length === 1 ? key.toLowerCase() : key];
}
