// What is printed on the person's keyboard, as far as the browser tells or presses have shown.

import { useSyncExternalStore } from 'react';
import { numberKey, type Press } from '#web/lib/keys/press.ts';
import { createListeners } from '#web/lib/listeners.ts';

/** What keys write alone, by their place: `Digit2` → `é`. */
type KeyboardLayout = ReadonlyMap<string, string>;

const { subscribe, notify } = createListeners();
let layout: KeyboardLayout = new Map();

function learn(signs: Iterable<readonly [string, string]>): void {
  const next = new Map([...layout, ...signs]);
  if ([...next].every(([code, sign]) => layout.get(code) === sign)) return;
  layout = next;
  notify();
}

/** Learns from a press what is printed on a number's key. Browsers other than Chromium tell in no other way. */
export function learnKey(press: Press): void {
  const { code, key, shiftKey, ctrlKey, altKey, metaKey } = press;
  if (numberKey(press) === null || shiftKey || ctrlKey || altKey || metaKey) return;
  if (!press.getModifierState?.('CapsLock') && !press.getModifierState?.('AltGraph')) learn([[code, key]]);
}

/** Asks the browser each time someone begins to look: the person may have changed keyboards. */
function watch(listener: () => void): () => void {
  const { keyboard } = navigator as Navigator & { keyboard?: { getLayoutMap(): Promise<KeyboardLayout> } };
  keyboard?.getLayoutMap().then(learn, () => {});
  return subscribe(listener);
}

/**
 * A key of the table as it is printed on a keyboard: a number with the sign that its key writes alone (`2 é`), and the minus with the key
 * that does the same where the minus has a number's key.
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

/** `printedKey` for the keyboard in use. */
export function usePrintedKey(): (key: string) => string {
  const signs = useSyncExternalStore(watch, () => layout);
  return (key) => printedKey(key, signs);
}
