// Which command a key gives while a note is being written.

import { keyName, type Press } from '#web/lib/keys/press.ts';
import { type NoteFormCommand, noteFormTable } from './key-table.ts';

const commands = new Map(noteFormTable.map(({ key, command }) => [key, command] as const));

/** Whether the keyboard is one of Apple's, on which Alt writes letters that names and words need. */
export function isApple(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform);
}

/**
 * How the keys held together with a note's key are written on this keyboard. Apple's have Ctrl and Shift: Ctrl and Option work too, but are
 * VoiceOver's while that is on.
 */
export function noteKeySign(key: string): readonly string[] {
  return [...(isApple() ? ['Ctrl', '⇧'] : ['Alt']), key.toUpperCase()];
}

/** What is asked for with Alt and a key, or null. AltGr, which Windows may call Ctrl and Alt, writes letters and is left alone. */
export function noteCommandOfKey(press: Press, onApple: boolean): NoteFormCommand | null {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = press;
  const isHeld = onApple ? ctrlKey && altKey !== shiftKey : altKey && !ctrlKey && !shiftKey;
  if (!isHeld || metaKey) return null;
  if (!onApple && press.getModifierState?.('AltGraph')) return null;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  const name = keyName(press);
  // With Alt held, Apple's keyboards name another sign or none at all: there the place counts.
  const isPlain = /^[a-z]$/.test(name);
  return commands.get(digit ?? (isPlain ? name : onApple ? letter : undefined) ?? key) ?? null;
}
