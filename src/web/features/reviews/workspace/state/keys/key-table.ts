// All keys of the workspace (docs/product.md#review): their commands, and their texts in the legend.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import { type PadPart, padKey, padParts } from '#domain/reviews/strokes/code-pad.ts';
import { type NoteType, noteTypes } from '#domain/videos/videos.ts';

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

/** Keys, named as the browser does, in lower case, and what each does. */
export interface CommandKeys {
  keys: readonly (readonly [key: string, command: ReviewCommand])[];
  /** Whether it changes the review; off in read-only reviews. */
  writes?: boolean;
}

/** Keys in one row of the legend. */
export interface KeyRow extends CommandKeys {
  meaning: MessageDescriptor;
}

/** The key of each type of note. */
export const noteKeys: Record<NoteType, string> = {
  technique: 'T',
  positioning: 'P',
  strategy: 'S',
  strength: 'G',
  improvement: 'I',
};

/** What the keys of the types do while the video plays, and while a note is being written. */
const noteMeanings: Record<NoteType, { atTime: MessageDescriptor; asType: MessageDescriptor }> = {
  technique: { atTime: msg`Technique note at the current time`, asType: msg`Type: Technique` },
  positioning: { atTime: msg`Positioning note at the current time`, asType: msg`Type: Positioning` },
  strategy: { atTime: msg`Strategy note at the current time`, asType: msg`Type: Strategy` },
  strength: { atTime: msg`Strength note at the current time`, asType: msg`Type: Strength` },
  improvement: { atTime: msg`Improvement note at the current time`, asType: msg`Type: Improvement` },
};

/** The legend's rows by heading: all single keys. */
export const keyTable = {
  Video: [
    row(msg`Play or pause`, [' ', { kind: 'toggle-play' }], ['k', { kind: 'toggle-play' }]),
    row(msg`Back, forward 10 seconds`, ['j', { kind: 'skip', seconds: -10 }], ['l', { kind: 'skip', seconds: 10 }]),
    row(
      msg`Back, forward 5 seconds (with Shift 1 second)`,
      ['arrowleft', { kind: 'skip', seconds: -5 }],
      ['arrowright', { kind: 'skip', seconds: 5 }],
    ),
    row(msg`One frame back, forward`, [',', { kind: 'frame', direction: -1 }], ['.', { kind: 'frame', direction: 1 }]),
    row(
      msg`Slower, faster (0.25× to 2×)`,
      ['<', { kind: 'speed', direction: -1 }],
      ['>', { kind: 'speed', direction: 1 }],
    ),
    row(
      msg`Zoom the timeline out, in (also Ctrl and the mouse wheel)`,
      ['-', { kind: 'zoom', direction: -1 }],
      ['+', { kind: 'zoom', direction: 1 }],
    ),
  ],
  Notes: [
    ...noteTypes.map((type) =>
      writing(noteMeanings[type].atTime, [noteKeys[type].toLowerCase(), { kind: 'note', type }]),
    ),
    writing(msg`Note of the last type`, ['n', { kind: 'note', type: 'last' }]),
    writing(msg`Hold to record a spoken note of the last type, up to a minute`, ['v', { kind: 'speak' }]),
    row(
      msg`Previous, next note`,
      ['[', { kind: 'go-to-note', direction: -1 }],
      [']', { kind: 'go-to-note', direction: 1 }],
    ),
    writing(msg`End the chosen note here`, ['e', { kind: 'end-note' }]),
    row(msg`Play only the chosen note’s range`, ['h', { kind: 'play-range' }]),
    writing(msg`Edit the chosen note`, ['enter', { kind: 'edit-note' }]),
    writing(msg`Court board of the chosen note`, ['b', { kind: 'board' }]),
    writing(
      msg`Delete the chosen note (⌫ while the code pad is hidden)`,
      ['delete', { kind: 'delete-note' }],
      ['backspace', { kind: 'delete-note' }],
    ),
    row(msg`Search the notes`, ['/', { kind: 'search' }]),
  ],
  Rallies: [
    writing(msg`Start, end a rally here`, ['r', { kind: 'rally' }]),
    row(
      msg`Previous, next rally`,
      ['z', { kind: 'go-to-rally', direction: -1 }],
      ['x', { kind: 'go-to-rally', direction: 1 }],
    ),
    row(msg`Points only: skip the time between rallies`, ['o', { kind: 'points-only' }]),
  ],
  'Code pad': [writing(msg`Show or hide the code pad`, ['q', { kind: 'show-pad' }])],
  Review: [
    row(msg`Did it change? The priorities of the last review`, ['y', { kind: 'did-it-change' }]),
    row(msg`Record a replay, stop (with Shift while the code pad is open)`, ['c', { kind: 'replay' }]),
    row(msg`Focus mode (with Shift while the code pad is open)`, ['f', { kind: 'focus-mode' }]),
    row(msg`Show these shortcuts`, ['?', { kind: 'legend' }]),
  ],
} as const satisfies Record<string, readonly KeyRow[]>;

/** The code pad's keys, only while it is open, and before all others. The legend names them by the pad's parts. */
export const padTable: readonly CommandKeys[] = [
  ...padParts.map((part) => ({ keys: [[padKey(part), { kind: 'pad', part }]] as const, writes: true })),
  { keys: [['backspace', { kind: 'pad-undo' }]], writes: true },
];

/** Commands of Alt and a key while a note is being written; Ctrl and Shift on Apple keyboards, where Alt writes letters. */
export type NoteFormCommand =
  | { kind: 'type'; type: NoteType }
  | { kind: 'priority'; rank: 1 | 2 }
  | { kind: 'skill' | 'pair' | 'time' | 'range' | 'end' | 'play' | 'board' | 'speak' };

/** The note form's keys, held with Alt. */
export const noteFormTable: readonly { key: string; command: NoteFormCommand; meaning: MessageDescriptor }[] = [
  ...noteTypes.map((type) => ({
    key: noteKeys[type].toLowerCase(),
    command: { kind: 'type', type } as const,
    meaning: noteMeanings[type].asType,
  })),
  { key: 'k', command: { kind: 'skill' }, meaning: msg`Go to the skill` },
  { key: 'a', command: { kind: 'pair' }, meaning: msg`About the pair, or only the player` },
  { key: 'm', command: { kind: 'time' }, meaning: msg`Go to the time` },
  { key: 'r', command: { kind: 'range' }, meaning: msg`Range of 4 s before to 2 s after, or a moment` },
  { key: 'e', command: { kind: 'end' }, meaning: msg`End the note here` },
  { key: 'v', command: { kind: 'speak' }, meaning: msg`Start, stop recording` },
  { key: 'h', command: { kind: 'play' }, meaning: msg`Play the note’s range` },
  { key: 'b', command: { kind: 'board' }, meaning: msg`Court board` },
  { key: '1', command: { kind: 'priority', rank: 1 }, meaning: msg`First priority, or none` },
  { key: '2', command: { kind: 'priority', rank: 2 }, meaning: msg`Second priority, or none` },
];

function row(meaning: MessageDescriptor, ...keys: KeyRow['keys']): KeyRow {
  return { meaning, keys };
}

function writing(meaning: MessageDescriptor, ...keys: KeyRow['keys']): KeyRow {
  return { meaning, keys, writes: true };
}

/** The parts of the review for Shift and a number, in order. */
export const partKeys = ['notes', 'skills', 'summary', 'match', 'publish'] as const;

/** Keys with a name that is printed on them. */
export const keyNames = {
  alt: msg({ message: 'Alt', context: 'key of the keyboard' }),
  ctrl: msg({ message: 'Ctrl', context: 'key of the keyboard' }),
  delete: msg({ message: 'Delete', context: 'key of the keyboard' }),
  enter: msg({ message: 'Enter', context: 'key of the keyboard' }),
  escape: msg({ message: 'Esc', context: 'key of the keyboard' }),
  shift: msg({ message: 'Shift', context: 'key of the keyboard' }),
  space: msg({ message: 'Space', context: 'key of the keyboard' }),
  tab: msg({ message: 'Tab', context: 'key of the keyboard' }),
};

const named: Record<string, MessageDescriptor> = {
  ' ': keyNames.space,
  enter: keyNames.enter,
  delete: keyNames.delete,
};

const signs: Record<string, string> = { arrowleft: '←', arrowright: '→', backspace: '⌫' };

/** A key as printed on the keyboard. */
export function keySign(key: string): string {
  const name = named[key];
  return name ? say(name) : (signs[key] ?? key.toUpperCase());
}
