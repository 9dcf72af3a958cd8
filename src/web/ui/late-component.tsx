// Components whose code is loaded after the first paint.

import { t } from '@lingui/core/macro';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { late, useLate } from '#web/lib/late/late.ts';
import { whenIdle } from '#web/lib/late/when-idle.ts';
import { ErrorState } from './feedback/error-state.tsx';
import { toast } from './feedback/toast.tsx';

/** The message when code could not be loaded. */
export function noConnection(): string {
  return t`You may be offline. Please try again.`;
}

/**
 * A part of a screen: `skeleton` holds its place until it is here, and `Failed` offers to try again where it does not come. A part
 * without a skeleton (null) is an extra: its place stays empty until there is a connection. `isAhead`: as `late` takes it.
 */
export function lateComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  skeleton: ReactNode,
  { Failed = PartFailed, isAhead = true }: { Failed?: ComponentType<{ onRetry: () => void }>; isAhead?: boolean } = {},
): ComponentType<P> {
  const part = late(load, isAhead);
  const begin = () => void part.begin();
  return function LateComponent(props) {
    const { value: Part, hasFailed } = useLate(part);
    // Optional parts must not block rendering.
    useEffect(() => {
      if (skeleton !== null) return begin();
      window.addEventListener('online', begin);
      const callOff = whenIdle(begin);
      return () => {
        window.removeEventListener('online', begin);
        callOff();
      };
    }, []);
    if (Part) return <Part {...props} />;
    return hasFailed && skeleton !== null ? <Failed onRetry={begin} /> : skeleton;
  };
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  return <ErrorState title={t`This part could not be loaded`} message={noConnection()} onRetry={onRetry} />;
}

interface Opened {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog that loads when first opened. If its code cannot be loaded, it says so and closes. */
export function lateDialog<P extends Opened>(load: () => Promise<ComponentType<P>>, isAhead = true): ComponentType<P> {
  const part = late(load, isAhead);
  return function LateDialog(props) {
    const { value: Part } = useLate(part);
    const { open, onOpenChange } = props;
    const giveUp = useEffectEvent(() => {
      toast({ title: t`This could not be opened`, description: noConnection(), tone: 'danger' });
      onOpenChange(false);
    });
    useEffect(() => {
      if (!open) return;
      let isOpen = true;
      void part.begin().then(() => isOpen && part.state().hasFailed && giveUp());
      return () => {
        isOpen = false;
      };
    }, [open]);
    // Keys pressed while it loads are meant for it.
    return Part ? <Part {...props} /> : open ? <span hidden data-opening /> : null;
  };
}
