// Toasts, one at a time. The stack is loaded after the first paint.

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
/** The last message from before the stack was loaded. */
let early: ToastMessage | undefined;

/** Shows a message for five seconds, replacing the previous one (docs/product.md#screens). Callable from anywhere. */
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

/** The toast stack; rendered once, at the root of the application. */
export function Toaster() {
  const { value: Stack } = useLate(stack);
  return Stack ? <Stack onChange={takeOver} /> : null;
}
