// The command of a key while a note is being written.

import { say } from '#domain/language/say.ts';
import { keyName, type Press } from '#web/lib/keys/press.ts';
import { keyNames, type NoteFormCommand, noteFormTable } from './key-table.ts';

const commands = new Map(noteFormTable.map(({ key, command }) => [key, command] as const));

/** Whether this is an Apple keyboard, on which Alt writes letters that names and words need. */
export function isApple(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform);
}

/** The modifiers of a note's key on this keyboard. Apple's show Ctrl and Shift: Ctrl and Option work too, but VoiceOver takes them. */
export function noteKeySign(key: string): readonly string[] {
  return [...(isApple() ? [say(keyNames.ctrl), '⇧'] : [say(keyNames.alt)]), key.toUpperCase()];
}

/** The command of Alt and a key, or null. AltGr, which Windows may report as Ctrl and Alt, writes letters and is ignored. */
export function noteCommandOfKey(press: Press, onApple: boolean): NoteFormCommand | null {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = press;
  const isHeld = onApple ? ctrlKey && altKey !== shiftKey : altKey && !ctrlKey && !shiftKey;
  if (!isHeld || metaKey) return null;
  // oxlint-disable-next-line pala-texts/in-macros -- a name of the browser
  if (!onApple && press.getModifierState?.('AltGraph')) return null;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  const name = keyName(press);
  // With Alt, Apple keyboards report another character or none: the position counts.
  const isPlain = /^[a-z]$/.test(name);
  return commands.get(digit ?? (isPlain ? name : onApple ? letter : undefined) ?? key) ?? null;
}
