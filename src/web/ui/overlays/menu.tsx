// A menu of actions behind a button. Its code comes after the first paint.

import { late } from '#web/lib/late/late.ts';
import type { MenuProps } from './menu-sheet.tsx';
import { useLateTrigger } from './use-late-trigger.ts';

export type { MenuItem } from './menu-sheet.tsx';

const sheet = late(() => import('./menu-sheet.tsx').then(({ MenuSheet }) => MenuSheet));

/** Opens under its trigger; arrow keys and first letters move, Escape and Tab close. */
export function Menu(props: MenuProps) {
  const { Part, trigger, wasPressed } = useLateTrigger(sheet, props.trigger, 'menu');
  return Part ? <Part {...props} wasPressed={wasPressed} /> : trigger;
}
