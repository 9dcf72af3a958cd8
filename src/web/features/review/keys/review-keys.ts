// Which command a key press gives, and when a press is not meant for us.

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

/** What a press of a key tells about it. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>;

/** The signs of keys by their place, without and with Shift, for keyboards that have letters of another script there. */
const signsByPlace: Record<string, readonly [string, string]> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
};

/**
 * What a key is called in the tables of keys: what it writes, in small letters. On keyboards of other scripts (Greek, Cyrillic) it is what
 * stands at that place of an American keyboard, which is printed there as well.
 */
export function keyName({ key, code, shiftKey }: Pick<Press, 'key' | 'code' | 'shiftKey'>): string {
  // Greek keyboards have their semicolon and colon there.
  if (code === 'KeyQ' && (key === ';' || key === ':')) return 'q';
  const isOtherScript = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  if (!isOtherScript) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? signsByPlace[code]?.[shiftKey ? 1 : 0] ?? key.toLowerCase();
}

/**
 * Whether a press belongs to a word being composed: accents after a dead key, other scripts. Safari says so of the Enter that ends one by
 * the old code 229 alone.
 */
export function isComposing({ isComposing: is, keyCode, key }: Pick<KeyboardEvent, 'isComposing' | 'keyCode' | 'key'>) {
  return is || keyCode === 229 || key === 'Dead' || key === 'Process';
}

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
  const name = keyName(press);
  // On keyboards that have it there (Swiss, Czech, Hungarian), the plus is the other sign of a number's key.
  if (name === '+') return partOfKey(key, code) ?? zoomIn;
  // The American plus wants Shift, which nobody holds for it.
  if (name === '=' && code === 'Equal') return zoomIn;
  // The pad has no key with Shift; F alone is one of its outcomes.
  const isForPad = isPadOn && !(name === 'f' && shiftKey);
  return (isForPad ? padCommands.get(name) : undefined) ?? commands.get(name) ?? partOfKey(key, code);
}

const zoomIn: ReviewCommand = { kind: 'zoom', direction: 1 };

/** Ctrl+Z and Cmd+Z, with Shift again; Ctrl+Y is what Windows has for the latter. */
function travelOfKey(press: Press): ReviewCommand | null {
  const { shiftKey, ctrlKey, altKey, metaKey } = press;
  if (altKey || ctrlKey === metaKey) return null;
  const name = keyName(press);
  if (name === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
  return name === 'y' && ctrlKey ? { kind: 'redo' } : null;
}

/** The other sign on a number's key (with Shift, on French keyboards without it): a number itself is a stroke of the code pad. */
function partOfKey(key: string, code: string): ReviewCommand | null {
  const number = Number(/^Digit(\d)$/.exec(code)?.[1]);
  const isPart = number >= 1 && number <= partKeys.length;
  // One sign: "Dead" and "Unidentified" are none.
  return isPart && /^\D$/u.test(key) ? { kind: 'part', number } : null;
}

const typing = 'textarea, select, [contenteditable="true"], input:not([type=range], [type=checkbox], [type=radio])';
const ownArrows = 'input, [role=slider], [role=separator], [role=tab], [role=radio], [role=toolbar], [role=menuitem]';
const ownPress = 'button, a, summary, input, [role=button], [role=tab], [role=switch]';
const apart = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether it is within a dialog, a menu or a list that is open. */
export function isApart(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(apart) !== null;
}

/** Whether somebody types there. */
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
