// The floating button that opens Smashy. All that is loaded with the first screen; the window comes when it is opened.

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lateDialog } from '#web/ui/late-component.tsx';
import { useRootMark } from '#web/ui/layout/root-mark.ts';
import { SmashyAvatar } from './smashy-avatar.tsx';

const SmashyWindow = lateDialog(() => import('./smashy-window.tsx').then((part) => part.SmashyWindow), false);

/** What opens the window from anywhere (docs/product.md#smashy). */
const openEvent = 'open-smashy';

function subscribeToFocus(listener: () => void): () => void {
  const events = ['focusin', 'focusout'] as const;
  for (const event of events) document.addEventListener(event, listener);
  return () => {
    for (const event of events) document.removeEventListener(event, listener);
  };
}

/** Whether someone is in a field of the screen: a phone's keyboard is open then. */
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
    // The button comes back with the next paint.
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
      className="fixed right-4 z-20 flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border bg-surface-raised p-1.5 font-semibold shadow-raised hover:bg-surface-sunken print:hidden"
      aria-label={state === 'minimised' ? 'Go on with Smashy' : 'Ask Smashy'}
      onClick={() => setState('open')}
    >
      <SmashyAvatar className="size-9" />
      {state === 'minimised' && <span className="pr-2 text-sm">Smashy</span>}
    </button>
  );
}
