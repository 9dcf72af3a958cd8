// What a screen reader hears of a position that moves.

import { useSyncExternalStore } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createListeners } from '#web/lib/listeners.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PositionSlider } from './position-slider.tsx';

const { subscribe, notify } = createListeners();
const begun = { seconds: 5, isPlaying: true };
let state = begun;
function set(changes: Partial<typeof begun>): void {
  state = { ...state, ...changes };
  notify();
}
beforeEach(() => set(begun));

function Player() {
  const played = useSyncExternalStore(subscribe, () => state);
  return <PositionSlider label="Position" max={600} {...played} onSeek={(seconds) => set({ seconds })} />;
}
const slider = page.getByRole('slider', { name: 'Position' });
const text = () => slider.element().getAttribute('aria-valuetext');

/** The texts that it has while it plays from one second to another. */
async function playing(from: number, to: number): Promise<(string | null)[]> {
  const texts = new Set<string | null>();
  for (let quarter = from * 4; quarter <= to * 4; quarter += 1) {
    set({ seconds: quarter / 4 });
    // oxlint-disable-next-line no-await-in-loop -- one moment after the other
    await expect.element(slider).toHaveValue(String(Math.round(quarter * 2.5) / 10));
    texts.add(text());
  }
  return [...texts];
}

it('the position is announced in words, and only a few times while playing', async () => {
  renderScreen(<Player />);
  await expect.element(slider).toHaveAttribute('aria-valuetext', '5 seconds of 10 minutes');
  expect(await playing(5, 25)).toEqual(['5 seconds of 10 minutes']);
  expect(await playing(25, 35)).toEqual(['5 seconds of 10 minutes', '30 seconds of 10 minutes']);
});

it('the position is announced when the person moves it, focuses it, or stops', async () => {
  renderScreen(<Player />);
  await playing(5, 10);
  await slider.fill('65');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1 minute 5 seconds of 10 minutes');
  await userEvent.keyboard('{ArrowRight}');
  set({ seconds: 80 });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1 minute 5 seconds of 10 minutes');
  set({ isPlaying: false });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1 minute 20 seconds of 10 minutes');
  set({ isPlaying: true, seconds: 82 });
  await expect.element(slider).toHaveValue('82');
  (slider.element() as HTMLElement).blur();
  (slider.element() as HTMLElement).focus();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1 minute 22 seconds of 10 minutes');
});
