// Which key does what (decisions, section 5), and when a key is not meant for us.

import { type NoteType, noteTypes } from '#domain/videos.ts';

/** What a key asks for. */
export type ReviewCommand =
  | { kind: 'note'; type: NoteType | 'last' }
  | { kind: 'toggle-play' }
  | { kind: 'skip'; seconds: number }
  | { kind: 'frame'; direction: 1 | -1 }
  | { kind: 'speed'; direction: 1 | -1 }
  | { kind: 'go-to-note'; direction: 1 | -1 }
  | { kind: 'legend' };

/** The key of each type of note. */
export const noteKeys: Record<NoteType, string> = {
  technique: 'T',
  positioning: 'P',
  strategy: 'S',
  strength: 'G',
  improvement: 'I',
};

const commands: Record<string, ReviewCommand> = {
  ...Object.fromEntries(noteTypes.map((type) => [noteKeys[type].toLowerCase(), { kind: 'note', type } as const])),
  n: { kind: 'note', type: 'last' },
  ' ': { kind: 'toggle-play' },
  k: { kind: 'toggle-play' },
  j: { kind: 'skip', seconds: -10 },
  l: { kind: 'skip', seconds: 10 },
  ',': { kind: 'frame', direction: -1 },
  '.': { kind: 'frame', direction: 1 },
  '<': { kind: 'speed', direction: -1 },
  '>': { kind: 'speed', direction: 1 },
  '[': { kind: 'go-to-note', direction: -1 },
  ']': { kind: 'go-to-note', direction: 1 },
  '?': { kind: 'legend' },
};

/** Signs that some keyboards (Danish, Spanish, German) only give together with Alt or AltGr. */
const signsBehindAlt = new Set(['[', ']', '<', '>']);

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The command of a key press, or null. Ctrl, Alt and Meta belong to the browser, except where Alt makes the sign. */
export function commandOfKey({ key, shiftKey, ctrlKey, altKey, metaKey }: Press): ReviewCommand | null {
  const isSignBehindAlt = altKey && signsBehindAlt.has(key);
  if (metaKey || ((ctrlKey || altKey) && !isSignBehindAlt)) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return { kind: 'skip', seconds: (key === 'ArrowLeft' ? -1 : 1) * (shiftKey ? 1 : 5) };
  }
  return commands[key.toLowerCase()] ?? null;
}

const typing = 'textarea, select, [contenteditable="true"], input:not([type=range], [type=checkbox], [type=radio])';
const ownArrows = 'input, [role=slider], [role=tab], [role=radio], [role=toolbar], [role=menuitem]';
const ownSpace = 'button, a, summary, input, [role=button], [role=tab], [role=switch]';
const apart = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * Whether a press belongs to what has the focus: text being typed, a dialog or menu, the arrows of a slider or tab, the
 * space bar of a button.
 */
export function belongsToFocus(target: EventTarget | null, command: ReviewCommand, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(`${typing}, ${apart}`)) return true;
  if (key.startsWith('Arrow') && target.closest(ownArrows)) return true;
  return command.kind === 'toggle-play' && key === ' ' && target.closest(ownSpace) !== null;
}
