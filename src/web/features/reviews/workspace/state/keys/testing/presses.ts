// Presses of keys as browsers tell of them, for tests.

import { keyTable } from '../key-table.ts';

/** Keys that are held meanwhile. */
export interface Held {
  shift?: boolean;
  alt?: boolean;
  ctrl?: boolean;
  /** As browsers tell it since 2018: Ctrl and Alt are not named with it. */
  altGr?: boolean;
}
/** A press of a key, by its place and by what it writes. */
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
/** What a key of the table asks for. */
export const keyNamed = (name: string) =>
  new Map(
    Object.values(keyTable)
      .flat()
      .flatMap(({ keys }) => [...keys]),
  ).get(name);
