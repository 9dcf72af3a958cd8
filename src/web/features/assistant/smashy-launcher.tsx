// The floating button that opens Smashy. The window is loaded when it is first opened.

import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lateDialog } from '#web/ui/late-component.tsx';
import { useRootMark } from '#web/ui/layout/root-mark.ts';
import { SmashyAvatar } from './smashy-avatar.tsx';

const SmashyWindow = lateDialog(() => import('./smashy-window.tsx').then((part) => part.SmashyWindow), false);

/** Opens the window from anywhere (docs/product.md#smashy). */
const openEvent = 'open-smashy';

function subscribeToFocus(listener: () => void): () => void {
  const events = ['focusin', 'focusout'] as const;
  for (const event of events) document.addEventListener(event, listener);
  return () => {
    for (const event of events) document.removeEventListener(event, listener);
  };
}

/** Whether a field on the screen has the focus: a phone's keyboard is then open. */
const isInField = () => document.activeElement?.matches('main :is(input, textarea)') ?? false;

/** Pixels between two places that are tried. */
const step = 8;

/** How far above its corner the button covers no control, in pixels; null where every place is taken. */
function clearLift(button: HTMLElement, lifted: number): number | null {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const controls = [
    ...document.querySelectorAll(
      'main :is(a, button:not([data-smashy]), input, select, textarea, summary, [tabindex="0"])',
    ),
  ]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect())
    // A row that opens as a whole may lie under the button: enough of it is left to press.
    .filter((control) => control.width * control.height < 20 * (right - left) * (bottom - top));
  const covers = (lift: number) =>
    controls.some(
      (control) =>
        control.left < right &&
        control.right > left &&
        control.top < bottom + lifted - lift &&
        control.bottom > top + lifted - lift,
    );
  for (let lift = 0; lift < window.innerHeight / 2; lift += step) if (!covers(lift)) return lift;
  return null;
}

/** Whether the pointer or the keyboard's focus is on the button. After a touch a phone leaves both where they were. */
function isHeld(button: HTMLElement): boolean {
  return button.matches(window.matchMedia('(hover: hover)').matches ? ':hover, :focus-visible' : ':focus-visible');
}

/**
 * Keeps the button where it covers no control: looked at when scrolling has ended, and when the screen or its size has changed. Null where
 * there is no such place.
 */
function useClearLift(button: RefObject<HTMLButtonElement | null>): number | null {
  const [lift, setLift] = useState<number | null>(0);
  const lifted = useRef<number | null>(0);
  useEffect(() => {
    const main = document.querySelector('main');
    let timer = 0;
    const look = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        // It does not move away from the pointer or the focus. Where it is not displayed, as while a note is written, it covers nothing.
        if (!button.current?.checkVisibility() || isHeld(button.current)) return;
        lifted.current = clearLift(button.current, lifted.current ?? 0);
        setLift(lifted.current);
      }, 150);
    };
    const observer = new ResizeObserver(look);
    // Rows may replace their skeletons without a change of the size.
    const changes = new MutationObserver(look);
    if (main) {
      observer.observe(main);
      changes.observe(main, { childList: true, subtree: true });
    }
    // Also of parts that scroll by themselves.
    window.addEventListener('scroll', look, { passive: true, capture: true });
    window.addEventListener('resize', look);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [button]);
  return lift;
}

export function SmashyLauncher() {
  const [state, setState] = useState<'closed' | 'minimised' | 'open'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const lift = useClearLift(button);
  useRootMark('field-focus', useSyncExternalStore(subscribeToFocus, isInField));
  useEffect(() => {
    const open = () => setState('open');
    window.addEventListener(openEvent, open);
    return () => window.removeEventListener(openEvent, open);
  }, []);
  const leave = (next: 'closed' | 'minimised') => {
    setState(next);
    // The button is back after the next paint.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (state === 'open') {
    return <SmashyWindow open onOpenChange={() => leave('closed')} onMinimise={() => leave('minimised')} />;
  }
  return (
    <button
      ref={button}
      type="button"
      data-smashy
      style={{ translate: `0 ${-(lift ?? 0)}px`, visibility: lift === null ? 'hidden' : undefined }}
      className="fixed right-4 z-20 flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border bg-surface-raised p-1.5 font-semibold shadow-raised hover:bg-surface-sunken print:hidden"
      aria-label={state === 'minimised' ? t`Back to Smashy` : t`Ask Smashy`}
      onClick={() => setState('open')}
    >
      <SmashyAvatar className="size-9" />
      {state === 'minimised' && <span className="pr-2 text-sm">{t`Smashy`}</span>}
    </button>
  );
}
