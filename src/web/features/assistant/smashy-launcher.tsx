// The floating button that opens Smashy. The window is loaded when it is first opened.

import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRootMark } from '#web/ui/layout/root-mark.ts';
import { SmashyAvatar } from './smashy-avatar.tsx';

const SmashyWindow = lazy(async () => ({ default: (await import('./smashy-window.tsx')).SmashyWindow }));

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

export function SmashyLauncher() {
  const [state, setState] = useState<'closed' | 'minimised' | 'open'>('closed');
  const button = useRef<HTMLButtonElement>(null);
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
    return (
      <Suspense>
        <SmashyWindow onMinimise={() => leave('minimised')} onClose={() => leave('closed')} />
      </Suspense>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      data-smashy
      className="fixed right-4 z-20 flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border bg-surface-raised p-1.5 font-semibold shadow-raised hover:bg-surface-sunken print:hidden"
      aria-label={state === 'minimised' ? 'Back to Smashy' : 'Ask Smashy'}
      onClick={() => setState('open')}
    >
      <SmashyAvatar className="size-9" />
      {state === 'minimised' && <span className="pr-2 text-sm">Smashy</span>}
    </button>
  );
}
