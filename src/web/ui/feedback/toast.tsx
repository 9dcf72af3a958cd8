// Short messages about what has just happened, one at a time. Their place comes after the first paint.

import { late, useLate } from '#web/lib/late/late.ts';

export type ToastTone = 'neutral' | 'success' | 'danger';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** E.g. Undo; the toast closes when it is taken. */
  action?: { label: string; onClick: () => void };
}

const stack = late(() => import('./toast-stack.tsx').then(({ ToastStack }) => ToastStack));
let show: ((message: ToastMessage) => void) | undefined;
/** What came before there was a place to show it: the last of it. */
let early: ToastMessage | undefined;

/** Shows a message instead of the one before it, for five seconds (docs/product.md#screens). Callable from anywhere. */
export function toast(message: ToastMessage): void {
  if (show) return show(message);
  early = message;
  void stack.begin();
}

function takeOver(next: typeof show): void {
  show = next;
  if (show && early) show(early);
  early = undefined;
}

/** The place where messages appear; once, in the outermost part of the application. */
export function Toaster() {
  const { value: Stack } = useLate(stack);
  return Stack ? <Stack onChange={takeOver} /> : null;
}
