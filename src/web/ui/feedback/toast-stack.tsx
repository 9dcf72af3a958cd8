// The toast stack, loaded late.

import { Toast } from '@base-ui/react/toast';
import { t } from '@lingui/core/macro';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { useRootMark } from '../layout/root-mark.ts';
import type { ToastMessage, ToastTone } from './toast.tsx';

const manager = Toast.createToastManager();

/** Shows a message for five seconds, replacing the previous one (docs/product.md#screens). */
function show({ title, description, tone = 'neutral', action }: ToastMessage): void {
  manager.close();
  const id: string = manager.add({
    title,
    description,
    type: tone,
    timeout: 5000,
    // Base UI hides a toast of high priority from assistive technology although it takes the focus; the role below speaks up instead.
    priority: 'low',
    actionProps: action && {
      children: action.label,
      onClick: () => {
        manager.close(id);
        action.onClick();
      },
    },
  });
}

interface ToastStackProps {
  /** From now on messages can be shown, by `show`; without it no more. */
  onChange: (show: ((message: ToastMessage) => void) | undefined) => void;
}

/**
 * The place where messages appear; once, in the outermost part of the application. At the top in the middle, at every size: what
 * a screen is for stands beside or below that, and a phone's keyboard comes from the other side. They wait while pointed at or focused.
 */
export function ToastStack({ onChange }: ToastStackProps) {
  useEffect(() => {
    onChange(show);
    return () => onChange(undefined);
  }, [onChange]);
  return (
    <Toast.Provider toastManager={manager} limit={1} timeout={5000}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t`Notifications`}
          data-toasts
          className="fixed inset-x-4 top-[calc(env(safe-area-inset-top)+0.5rem)] z-50 mx-auto max-w-sm outline-none print:hidden"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

const signs: Record<ToastTone, ReactNode> = {
  neutral: <Info aria-hidden className="text-primary" />,
  success: <CircleCheck aria-hidden className="text-success" />,
  danger: <TriangleAlert aria-hidden className="text-danger" />,
};

function ToastList() {
  const { toasts } = Toast.useToastManager();
  useRootMark('toast', toasts.length > 0);
  // The latest is first; a replaced one disappears at once, so that there are never two.
  return toasts.map((one, index) => (
    <Toast.Root
      key={one.id}
      toast={one}
      swipeDirection={['up', 'right']}
      className={cn(toastStyles, index > 0 && 'hidden')}
    >
      <Toast.Content
        // Errors interrupt screen readers; other messages wait for a pause.
        role={one.type === 'danger' ? 'alert' : 'status'}
        className="flex items-start gap-3 p-4 max-sm:py-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0"
      >
        {signs[(one.type as ToastTone | undefined) ?? 'neutral']}
        <div className="min-w-0 grow">
          <Toast.Title className="font-sans text-sm leading-6 font-semibold tracking-normal" />
          <Toast.Description className="text-sm text-ink-muted max-[24rem]:text-xs" />
          {one.actionProps && (
            <Toast.Action className={cn(buttonStyles({ variant: 'secondary', size: 'sm' }), 'mt-2')} />
          )}
        </div>
        <Toast.Close
          aria-label={t`Dismiss`}
          // The library hides it from screen readers until a stack is spread out; here it can always be pressed.
          aria-hidden={false}
          className="-m-2 grid size-10 shrink-0 place-items-center rounded-lg text-ink-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

const toastStyles = [
  'absolute inset-x-0 top-0 rounded-xl border bg-surface-raised text-ink shadow-raised transition-[opacity,translate] duration-200',
  'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) data-swiping:transition-none',
  'data-starting-style:-translate-y-3 data-starting-style:opacity-0 data-ending-style:opacity-0 data-limited:opacity-0',
].join(' ');
