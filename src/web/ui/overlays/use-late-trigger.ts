// The button of what opens beside it, until the code of that is here.

import { t } from '@lingui/core/macro';
import { type ComponentType, cloneElement, type ReactElement, startTransition, useEffect, useState } from 'react';
import { type Late, useLate } from '#web/lib/late/late.ts';
import { whenIdleInTurn } from '#web/lib/late/when-idle.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { noConnection } from '#web/ui/late-component.tsx';

interface TriggerProps {
  onClick: () => void;
  onFocus: () => void;
  onBlur: () => void;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': false;
  'aria-busy': boolean | undefined;
}

interface LateTrigger<P> {
  /** Undefined until its code is here. */
  Part: ComponentType<P> | undefined;
  /** What stands there meanwhile: a button that looks the same. */
  trigger: ReactElement;
  /** A press came before the code: the part begins opened. */
  wasPressed: boolean;
}

/** Provides the component once its code is loaded. `onPress` reports an early press to the owner of the open state. */
export function useLateTrigger<P>(
  part: Late<ComponentType<P>>,
  trigger: ReactElement,
  opens: 'dialog' | 'menu',
  onPress?: () => void,
): LateTrigger<P> {
  const { value } = useLate(part);
  // All triggers of a screen at once would hold up who presses one of them.
  const [isInTurn, setInTurn] = useState(value !== undefined);
  const isWaiting = value !== undefined && !isInTurn;
  useEffect(() => (isWaiting ? whenIdleInTurn(() => startTransition(() => setInTurn(true))) : undefined), [isWaiting]);
  const [wasPressed, setPressed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const press = async () => {
    setPressed(true);
    await part.begin();
    if (!part.state().hasFailed) return onPress?.();
    setPressed(false);
    toast({ title: t`This could not be opened`, description: noConnection(), tone: 'danger' });
  };
  return {
    // The part brings a button of its own, which must not take the place of one that has the focus, unless it is to open.
    Part: wasPressed || (isInTurn && !isFocused) ? value : undefined,
    trigger: cloneElement(trigger as ReactElement<TriggerProps>, {
      onClick: () => void press(),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      'aria-haspopup': opens,
      'aria-expanded': false,
      'aria-busy': wasPressed || undefined,
    }),
    wasPressed,
  };
}
