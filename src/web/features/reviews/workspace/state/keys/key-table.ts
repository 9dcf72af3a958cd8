// All keys of the workspace (docs/product.md#review): their commands, and their texts in the legend.

import { type PadPart, padKey, padParts } from '#domain/reviews/strokes/code-pad.ts';
import { type NoteType, noteTypes } from '#domain/videos/videos.ts';
import { noteStyles } from '#web/ui/padel/note-styles.ts';

/** The command of a key. */
export type ReviewCommand =
  | { kind: 'note'; type: NoteType | 'last' }
  | { kind: 'edit-note' | 'delete-note' | 'end-note' | 'play-range' | 'board' | 'search' | 'speak' }
  | { kind: 'go-to-note'; direction: 1 | -1 }
  | { kind: 'rally' | 'points-only' }
  | { kind: 'go-to-rally'; direction: 1 | -1 }
  | { kind: 'show-pad' | 'pad-undo' }
  | { kind: 'pad'; part: PadPart }
  | { kind: 'toggle-play' }
  | { kind: 'skip'; seconds: number }
  | { kind: 'frame'; direction: 1 | -1 }
  | { kind: 'speed'; direction: 1 | -1 }
  | { kind: 'zoom'; direction: 1 | -1 }
  | { kind: 'undo' | 'redo' }
  | { kind: 'part'; number: number }
  | { kind: 'legend' | 'focus-mode' | 'did-it-change' | 'replay' };

/** Keys in one row of the legend, named as the browser does, in lower case. */
export interface KeyRow {
  keys: readonly (readonly [key: string, command: ReviewCommand])[];
  meaning: string;
  /** Whether it changes the review; off in read-only reviews. */
  writes?: boolean;
}

/** The key of each type of note. */
export const noteKeys: Record<NoteType, string> = {
  technique: 'T',
  positioning: 'P',
  strategy: 'S',
  strength: 'G',
  improvement: 'I',
};

/** The legend's rows by heading: all single keys. */
export const keyTable = {
  Video: [
    row('Play or pause', [' ', { kind: 'toggle-play' }], ['k', { kind: 'toggle-play' }]),
    row('Back, forward 10 seconds', ['j', { kind: 'skip', seconds: -10 }], ['l', { kind: 'skip', seconds: 10 }]),
    row(
      'Back, forward 5 seconds (with Shift 1 second)',
      ['arrowleft', { kind: 'skip', seconds: -5 }],
      ['arrowright', { kind: 'skip', seconds: 5 }],
    ),
    row('One frame back, forward', [',', { kind: 'frame', direction: -1 }], ['.', { kind: 'frame', direction: 1 }]),
    row(
      'Slower, faster (0.25× to 2×)',
      ['<', { kind: 'speed', direction: -1 }],
      ['>', { kind: 'speed', direction: 1 }],
    ),
    row(
      'Zoom the timeline out, in (also Ctrl and the mouse wheel)',
      ['-', { kind: 'zoom', direction: -1 }],
      ['+', { kind: 'zoom', direction: 1 }],
    ),
  ],
  Notes: [
    ...noteTypes.map((type) =>
      writing(`${noteStyles[type].label} note at the current time`, [
        noteKeys[type].toLowerCase(),
        { kind: 'note', type },
      ]),
    ),
    writing('Note of the last type', ['n', { kind: 'note', type: 'last' }]),
    writing('Hold to record a spoken note of the last type, up to a minute', ['v', { kind: 'speak' }]),
    row(
      'Previous, next note',
      ['[', { kind: 'go-to-note', direction: -1 }],
      [']', { kind: 'go-to-note', direction: 1 }],
    ),
    writing('End the chosen note here', ['e', { kind: 'end-note' }]),
    row('Play only the chosen note’s range', ['h', { kind: 'play-range' }]),
    writing('Edit the chosen note', ['enter', { kind: 'edit-note' }]),
    writing('Court board of the chosen note', ['b', { kind: 'board' }]),
    writing(
      'Delete the chosen note (⌫ while the code pad is hidden)',
      ['delete', { kind: 'delete-note' }],
      ['backspace', { kind: 'delete-note' }],
    ),
    row('Search the notes', ['/', { kind: 'search' }]),
  ],
  Rallies: [
    writing('Start, end a rally here', ['r', { kind: 'rally' }]),
    row(
      'Previous, next rally',
      ['z', { kind: 'go-to-rally', direction: -1 }],
      ['x', { kind: 'go-to-rally', direction: 1 }],
    ),
    row('Points only: skip the time between rallies', ['o', { kind: 'points-only' }]),
  ],
  'Code pad': [writing('Show or hide the code pad', ['q', { kind: 'show-pad' }])],
  Review: [
    row('Did it change? The priorities of the last review', ['y', { kind: 'did-it-change' }]),
    row('Record a replay, stop (with Shift while the code pad is open)', ['c', { kind: 'replay' }]),
    row('Focus mode (with Shift while the code pad is open)', ['f', { kind: 'focus-mode' }]),
    row('Show these shortcuts', ['?', { kind: 'legend' }]),
  ],
} as const satisfies Record<string, readonly KeyRow[]>;

/** The code pad's keys, only while it is open, and before all others. */
export const padTable: readonly KeyRow[] = [
  ...padParts.map((part) => writing('', [padKey(part), { kind: 'pad', part } as const])),
  writing('Undo last stroke', ['backspace', { kind: 'pad-undo' }]),
];

/** Commands of Alt and a key while a note is being written; Ctrl and Shift on Apple keyboards, where Alt writes letters. */
export type NoteFormCommand =
  | { kind: 'type'; type: NoteType }
  | { kind: 'priority'; rank: 1 | 2 }
  | { kind: 'skill' | 'pair' | 'time' | 'range' | 'end' | 'play' | 'board' | 'speak' };

/** The note form's keys, held with Alt. */
export const noteFormTable: readonly { key: string; command: NoteFormCommand; meaning: string }[] = [
  ...noteTypes.map((type) => ({
    key: noteKeys[type].toLowerCase(),
    command: { kind: 'type', type } as const,
    meaning: `Type: ${noteStyles[type].label}`,
  })),
  { key: 'k', command: { kind: 'skill' }, meaning: 'Go to the skill' },
  { key: 'a', command: { kind: 'pair' }, meaning: 'About the pair, or only the player' },
  { key: 'm', command: { kind: 'time' }, meaning: 'Go to the time' },
  { key: 'r', command: { kind: 'range' }, meaning: 'Range of 4 s before to 2 s after, or a moment' },
  { key: 'e', command: { kind: 'end' }, meaning: 'End the note here' },
  { key: 'v', command: { kind: 'speak' }, meaning: 'Start, stop recording' },
  { key: 'h', command: { kind: 'play' }, meaning: 'Play the note’s range' },
  { key: 'b', command: { kind: 'board' }, meaning: 'Court board' },
  { key: '1', command: { kind: 'priority', rank: 1 }, meaning: 'First priority, or none' },
  { key: '2', command: { kind: 'priority', rank: 2 }, meaning: 'Second priority, or none' },
];

function row(meaning: string, ...keys: KeyRow['keys']): KeyRow {
  return { meaning, keys };
}

function writing(meaning: string, ...keys: KeyRow['keys']): KeyRow {
  return { meaning, keys, writes: true };
}

/** The parts of the review for Shift and a number, in order. */
export const partKeys = ['Notes', 'Skills', 'Summary', 'Match', 'Publish'] as const;

const signs: Record<string, string> = {
  ' ': 'Space',
  arrowleft: '←',
  arrowright: '→',
  enter: 'Enter',
  delete: 'Delete',
  backspace: '⌫',
};

/** A key as printed on the keyboard. */
export function keySign(key: string): string {
  return signs[key] ?? key.toUpperCase();
}
