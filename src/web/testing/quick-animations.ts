// Animations and transitions that take a twentieth of their time: all of them run, and end, while tests wait less.

import { cdp } from 'vitest/browser';

/** Chromium's own protocol; its full types would bring those of Node into the web. */
interface Protocol {
  send(method: 'Animation.setPlaybackRate', parameters: { playbackRate: number }): Promise<unknown>;
}

/** From now on. Durations that scripts see stay what they are. */
export async function shortenAnimations(): Promise<void> {
  await (cdp() as unknown as Protocol).send('Animation.setPlaybackRate', { playbackRate: 20 });
}
