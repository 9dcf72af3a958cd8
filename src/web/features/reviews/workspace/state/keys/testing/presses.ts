// Key presses as browsers report them, for tests.

import { keyTable } from '../key-table.ts';

/** Modifiers held. */
export interface Held {
  shift?: boolean;
  alt?: boolean;
  ctrl?: boolean;
  /** As browsers have reported it since 2018, without Ctrl and Alt. */
  altGr?: boolean;
}
/** A key press, by position and character. */
export const press = (
  code: string,
  key: string,
  { shift = false, alt = false, ctrl = false, altGr = false }: Held = {},
) => ({
  code,
  key,
  shiftKey: shift,
  altKey: alt,
  ctrlKey: ctrl,
  metaKey: false,
  getModifierState: (name: string) => name === 'AltGraph' && altGr,
});
/** The command of a key in the table. */
export const keyNamed = (name: string) =>
  new Map(
    Object.values(keyTable)
      .flat()
      .flatMap(({ keys }) => [...keys]),
  ).get(name);
