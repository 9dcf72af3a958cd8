// A small sheet of content beside a button. Its code comes after the first paint.

import { late } from '#web/lib/late/late.ts';
import type { PopoverProps } from './popover-sheet.tsx';
import { useLateTrigger } from './use-late-trigger.ts';

const sheet = late(() => import('./popover-sheet.tsx').then(({ PopoverSheet }) => PopoverSheet));

/** Opens at its trigger, closes on Escape and on a press outside, and gives the focus back. */
export function Popover(props: PopoverProps) {
  const { Part, trigger, wasPressed } = useLateTrigger(sheet, props.trigger, 'dialog', () =>
    props.onOpenChange?.(true),
  );
  return Part ? <Part {...props} wasPressed={wasPressed} /> : trigger;
}
