// The timing of an achievement toast, with a fake clock.

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { animationsIn, reduceMotion } from '#web/testing/reduced-motion.ts';
import { AchievementToast } from './achievement-toast.tsx';

const onDone = vi.fn();
let cleanUp: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <>
        <button type="button">Elsewhere</button>
        <AchievementToast
          announcement={{ type: 'feedback_received', ids: ['a'], xp: 25 }}
          onShown={() => {}}
          onDone={onDone}
        />
      </>,
    ),
  );
  cleanUp = () => {
    root.unmount();
    container.remove();
  };
});

afterEach(() => {
  vi.useRealTimers();
  cleanUp();
  onDone.mockReset();
});

const element = (name: RegExp, role: 'region' | 'button') => page.getByRole(role, { name }).element() as HTMLElement;
const toast = () => element(/^Achievement: Feedback Received$/, 'region');
const close = () => element(/^Close: Feedback Received$/, 'button');
const elsewhere = () => element(/^Elsewhere$/, 'button');
const badge = () => page.getByText('+25 XP').element();

const stage = () => toast().dataset['stage'];
const isPaused = () => toast().hasAttribute('data-paused');
/** Advances the clock and renders. */
const pass = (milliseconds: number) => flushSync(() => vi.advanceTimersByTime(milliseconds));
const dispatch = (target: EventTarget, event: Event) => flushSync(() => target.dispatchEvent(event));

/** Moves the pointer and waits for frames; the fake clock does not advance. */
async function point(type: 'pointermove' | 'pointerout') {
  dispatch(toast(), new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
  while (isPaused() !== (type === 'pointermove')) await new Promise(requestAnimationFrame);
}

it('the toast shows its XP at 0.8 seconds, completes at 4 and is removed at 5', () => {
  expect(stage()).toBe('arrived');
  expect(badge()).not.toBeVisible();
  pass(799);
  expect(stage()).toBe('arrived');
  pass(1);
  expect(stage()).toBe('rewarded');
  expect(badge()).toBeVisible();
  pass(3199);
  expect(stage()).toBe('rewarded');
  pass(1);
  expect(stage()).toBe('complete');
  pass(999);
  expect(onDone).not.toHaveBeenCalled();
  pass(1);
  expect(onDone).toHaveBeenCalledOnce();
});

it('the toast keeps its size when the XP appears', () => {
  const { width, height } = toast().getBoundingClientRect();
  pass(800);
  expect(toast().getBoundingClientRect()).toMatchObject({ width, height });
});

describe('the toast pauses', () => {
  it('while hovered', async () => {
    pass(3000);
    await point('pointermove');
    pass(60_000);
    expect([stage(), isPaused()]).toEqual(['rewarded', true]);
    await point('pointerout');
    pass(999);
    expect([stage(), isPaused()]).toEqual(['rewarded', false]);
    pass(1);
    expect(stage()).toBe('complete');
  });

  it('but not for a resting pointer', () => {
    dispatch(toast(), new PointerEvent('pointerover', { bubbles: true, relatedTarget: document.body }));
    pass(5000);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('while focused', () => {
    flushSync(() => close().focus());
    pass(60_000);
    expect([stage(), isPaused()]).toEqual(['arrived', true]);
    flushSync(() => elsewhere().focus());
    pass(800);
    expect([stage(), isPaused()]).toEqual(['rewarded', false]);
  });

  it('in a hidden tab', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    dispatch(document, new Event('visibilitychange'));
    pass(60_000);
    expect([stage(), isPaused()]).toEqual(['arrived', true]);
    hidden.mockRestore();
    dispatch(document, new Event('visibilitychange'));
    pass(800);
    expect(stage()).toBe('rewarded');
  });

  it('and stays when already disappearing', async () => {
    pass(4500);
    expect(toast()).toHaveClass('opacity-0');
    await point('pointermove');
    expect(toast()).not.toHaveClass('opacity-0');
    pass(60_000);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('the toast is closed', () => {
  it('by its button', () => {
    flushSync(() => close().click());
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('by Escape, which restores the focus', () => {
    flushSync(() => elsewhere().focus());
    flushSync(() => close().focus());
    dispatch(close(), new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(elsewhere()).toHaveFocus();
  });
});

it('the toast is still with reduced motion', async () => {
  expect(animationsIn(toast())).toContain('achievement-time');
  await reduceMotion();
  expect(animationsIn(toast())).toEqual([]);
});
