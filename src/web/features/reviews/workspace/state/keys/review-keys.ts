// Which command a key press gives, and when a press is not meant for us.

import { keyName, numberKey, type Press } from '#web/lib/keys/press.ts';
import { type KeyRow, keyTable, padTable, partKeys, type ReviewCommand } from './key-table.ts';

const commands = commandsOf(Object.values(keyTable).flat());
const padCommands = commandsOf(padTable);

function commandsOf(rows: readonly KeyRow[]): ReadonlyMap<string, ReviewCommand> {
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

/** Signs that some keyboards (Danish, Spanish, German, Hungarian, Brazilian) only give together with Alt or AltGr. */
const signsBehindAlt = new Set(['[', ']', '<', '>', '/', '?']);

/**
 * The command of a key press, or null. Ctrl, Alt and Meta belong to the browser, except where Alt makes the sign, and for undo.
 *
 * @param isPadOn whether the code pad is shown
 */
export function commandOfKey(press: Press, isPadOn: boolean): ReviewCommand | null {
  const { key, code, shiftKey, ctrlKey, altKey, metaKey } = press;
  // Some browsers name Ctrl and Alt where AltGr is held, some AltGr alone: what it writes is no command but for those signs.
  const isAlt = altKey || press.getModifierState?.('AltGraph') === true;
  const isSignBehindAlt = isAlt && signsBehindAlt.has(key);
  if (metaKey || ((ctrlKey || isAlt) && !isSignBehindAlt)) return travelOfKey(press);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return { kind: 'skip', seconds: (key === 'ArrowLeft' ? -1 : 1) * (shiftKey ? 1 : 5) };
  }
  const number = isSignBehindAlt ? null : numberKey(press);
  // By their place, since on French, Belgian and Czech keyboards the numbers want Shift: alone a stroke, with Shift a part of the review.
  if (number !== null && shiftKey) {
    if (number >= 1 && number <= partKeys.length) return { kind: 'part', number };
  } else if (number !== null && isPadOn) return padCommands.get(String(number)) ?? null;
  const name = keyName(press);
  // The American plus wants Shift, which nobody holds for it; elsewhere a number's key may have it, and is taken.
  if (name === '+' || name === '=') return zoom(1);
  // The pad has no key with Shift; F alone is one of its outcomes.
  const isForPad = isPadOn && number === null && !(name === 'f' && shiftKey);
  const command = (isForPad ? padCommands.get(name) : undefined) ?? commands.get(name) ?? null;
  // French keyboards have their minus on a number's key: beside the numbers another key does the same, where it means nothing else.
  return command ?? (code === 'Minus' && !shiftKey && /^.$/u.test(key) ? zoom(-1) : null);
}

function zoom(direction: 1 | -1): ReviewCommand {
  return { kind: 'zoom', direction };
}

/** Ctrl+Z and Cmd+Z, with Shift again; Ctrl+Y is what Windows has for the latter. */
function travelOfKey(press: Press): ReviewCommand | null {
  const { shiftKey, ctrlKey, altKey, metaKey } = press;
  if (altKey || ctrlKey === metaKey) return null;
  const name = keyName(press);
  if (name === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
  return name === 'y' && ctrlKey ? { kind: 'redo' } : null;
}

const typing = 'textarea, select, [contenteditable="true"], input:not([type=range], [type=checkbox], [type=radio])';
const ownArrows = 'input, [role=slider], [role=separator], [role=tab], [role=radio], [role=toolbar], [role=menuitem]';
const ownPress = 'button, a, summary, input, [role=button], [role=tab], [role=switch]';
const apart = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether it is within a dialog, a menu or a list that is open. */
export function isApart(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(apart) !== null;
}

/** Whether someone types there. */
export function isTyping(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(typing) && !isApart(target);
}

/**
 * Whether a press belongs to what has the focus: text being typed, a dialog or menu, the arrows of a slider or tab, the
 * space bar and Enter of a button.
 */
export function belongsToFocus(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(`${typing}, ${apart}`)) return true;
  if (key.startsWith('Arrow') && target.closest(ownArrows)) return true;
  return (key === ' ' || key === 'Enter') && target.closest(ownPress) !== null;
}
