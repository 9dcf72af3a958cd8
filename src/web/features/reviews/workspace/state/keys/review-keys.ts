// The command of a key press, and when a press is not for us.

import { keyName, numberKey, type Press } from '#web/lib/keys/press.ts';
import { type CommandKeys, keyTable, padTable, partKeys, type ReviewCommand } from './key-table.ts';

const commands = commandsOf(Object.values(keyTable).flat());
const padCommands = commandsOf(padTable);

function commandsOf(rows: readonly CommandKeys[]): ReadonlyMap<string, ReviewCommand> {
  return new Map(rows.flatMap(({ keys }) => keys));
}

const writing = new Set(
  [...Object.values(keyTable).flat(), ...padTable].flatMap(({ keys, writes }) =>
    writes ? keys.map(([, { kind }]) => kind) : [],
  ),
);

/** Whether a command changes the review. */
export function isWriting({ kind }: ReviewCommand): boolean {
  return writing.has(kind) || kind === 'undo' || kind === 'redo';
}

/** Characters that some keyboards (Danish, Spanish, German, Hungarian, Brazilian) only give with Alt or AltGr. */
const signsBehindAlt = new Set(['[', ']', '<', '>', '/', '?']);

/**
 * The command of a key press, or null. Ctrl, Alt and Meta belong to the browser, except where Alt writes the character, and for undo.
 *
 * @param isPadOn whether the code pad is shown
 */
export function commandOfKey(press: Press, isPadOn: boolean): ReviewCommand | null {
  const { key, code, shiftKey, ctrlKey, altKey, metaKey } = press;
  // Some browsers report Ctrl and Alt for AltGr, some AltGr alone: it is no command except for those characters.
  const isAlt = altKey || press.getModifierState?.('AltGraph') === true;
  const isSignBehindAlt = isAlt && signsBehindAlt.has(key);
  if (metaKey || ((ctrlKey || isAlt) && !isSignBehindAlt)) return travelOfKey(press);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return { kind: 'skip', seconds: (key === 'ArrowLeft' ? -1 : 1) * (shiftKey ? 1 : 5) };
  }
  const number = isSignBehindAlt ? null : numberKey(press);
  // By position, since numbers need Shift on French, Belgian and Czech keyboards: alone a stroke, with Shift a part of the review.
  if (number !== null && shiftKey) {
    if (number >= 1 && number <= partKeys.length) return { kind: 'part', number };
  } else if (number !== null && isPadOn) return padCommands.get(String(number)) ?? null;
  const name = keyName(press);
  // The American plus needs Shift, which no one holds for it; a number key with plus on other keyboards is accepted.
  if (name === '+' || name === '=') return zoom(1);
  // The pad has no keys with Shift; F and C alone are two of its outcomes.
  const isForPad = isPadOn && number === null && !((name === 'f' || name === 'c') && shiftKey);
  const command = (isForPad ? padCommands.get(name) : undefined) ?? commands.get(name) ?? null;
  // French keyboards have minus on a number key: another key beside the numbers does the same there.
  return command ?? (code === 'Minus' && !shiftKey && /^.$/u.test(key) ? zoom(-1) : null);
}

function zoom(direction: 1 | -1): ReviewCommand {
  return { kind: 'zoom', direction };
}

/** Ctrl+Z and Cmd+Z, with Shift for redo; Windows also has Ctrl+Y. */
function travelOfKey(press: Press): ReviewCommand | null {
  const { shiftKey, ctrlKey, altKey, metaKey } = press;
  if (altKey || ctrlKey === metaKey) return null;
  const name = keyName(press);
  if (name === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
  return name === 'y' && ctrlKey ? { kind: 'redo' } : null;
}
