// One achievement's toast in time. Clock and rendering are both in the hands of the test: nobody waits, and nothing depends on the machine.

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
/** Milliseconds go by, and what they change is on the screen. */
const pass = (milliseconds: number) => flushSync(() => vi.advanceTimersByTime(milliseconds));
const dispatch = (target: EventTarget, event: Event) => flushSync(() => target.dispatchEvent(event));

/** The pointer comes or goes. React takes its time over that, so the frames are waited for; the fake clock stands still. */
async function point(type: 'pointermove' | 'pointerout') {
  dispatch(toast(), new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
  while (isPaused() !== (type === 'pointermove')) await new Promise(requestAnimationFrame);
}

it('shows its XP at 0.8 seconds, is complete at 4, and is taken away at 5', () => {
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

it('keeps its size when the XP joins it', () => {
  const { width, height } = toast().getBoundingClientRect();
  pass(800);
  expect(toast().getBoundingClientRect()).toMatchObject({ width, height });
});

describe('while it is being read, no time passes', () => {
  it('under the pointer', async () => {
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

  it('but a pointer that rests where it rises does not hold it up', () => {
    dispatch(toast(), new PointerEvent('pointerover', { bubbles: true, relatedTarget: document.body }));
    pass(5000);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('with the focus', () => {
    flushSync(() => close().focus());
    pass(60_000);
    expect([stage(), isPaused()]).toEqual(['arrived', true]);
    flushSync(() => elsewhere().focus());
    pass(800);
    expect([stage(), isPaused()]).toEqual(['rewarded', false]);
  });

  it('in a tab that is hidden', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    dispatch(document, new Event('visibilitychange'));
    pass(60_000);
    expect([stage(), isPaused()]).toEqual(['arrived', true]);
    hidden.mockRestore();
    dispatch(document, new Event('visibilitychange'));
    pass(800);
    expect(stage()).toBe('rewarded');
  });

  it('and one that is leaving comes back', async () => {
    pass(4500);
    expect(toast()).toHaveClass('opacity-0');
    await point('pointermove');
    expect(toast()).not.toHaveClass('opacity-0');
    pass(60_000);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('it is closed', () => {
  it('by its button', () => {
    flushSync(() => close().click());
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('by Escape, and the focus goes back to where it was', () => {
    flushSync(() => elsewhere().focus());
    flushSync(() => close().focus());
    dispatch(close(), new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(elsewhere()).toHaveFocus();
  });
});

it('does not move for people who want no motion', async () => {
  expect(animationsIn(toast())).toContain('achievement-time');
  await reduceMotion();
  expect(animationsIn(toast())).toEqual([]);
});
