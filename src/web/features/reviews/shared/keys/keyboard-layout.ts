// What is printed on the user's keyboard, as far as the browser or key presses reveal it.

/* oxlint-disable pala-texts/in-macros -- codes of keys */

import { useSyncExternalStore } from 'react';
import { numberKey, type Press } from '#web/lib/keys/press.ts';
import { createListeners } from '#web/lib/listeners.ts';

/** What keys write on their own, by position: `Digit2` → `é`. */
type KeyboardLayout = ReadonlyMap<string, string>;

const { subscribe, notify } = createListeners();
let layout: KeyboardLayout = new Map();

function learn(signs: Iterable<readonly [string, string]>): void {
  const next = new Map([...layout, ...signs]);
  if ([...next].every(([code, sign]) => layout.get(code) === sign)) return;
  layout = next;
  notify();
}

/** Learns what is printed on a number key from a press. Only Chromium offers another way. */
export function learnKey(press: Press): void {
  const { code, key, shiftKey, ctrlKey, altKey, metaKey } = press;
  if (numberKey(press) === null || shiftKey || ctrlKey || altKey || metaKey) return;
  if (!press.getModifierState?.('CapsLock') && !press.getModifierState?.('AltGraph')) learn([[code, key]]);
}

/** Asks the browser again each time, since the user may have changed keyboards. */
function watch(listener: () => void): () => void {
  const { keyboard } = navigator as Navigator & { keyboard?: { getLayoutMap(): Promise<KeyboardLayout> } };
  keyboard?.getLayoutMap().then(learn, () => {});
  return subscribe(listener);
}

/**
 * A key of the table as printed on a keyboard: a number with the character its key writes alone (`2 é`), and minus with the key that does
 * the same if minus is on a number key.
 *
 * @param key as the legend names it
 */
export function printedKey(key: string, signs: KeyboardLayout): string {
  const other = /^\d$/.test(key)
    ? signs.get(`Digit${key}`)
    : key === '-' && [...signs].some(([code, sign]) => code.startsWith('Digit') && sign === key)
      ? signs.get('Minus')
      : undefined;
  return other === undefined || other === key ? key : `${key} ${other}`;
}

/** `printedKey` for the current keyboard. */
export function usePrintedKey(): (key: string) => string {
  const signs = useSyncExternalStore(watch, () => layout);
  return (key) => printedKey(key, signs);
}
