// The list of keyboard shortcuts, and the switch for them.

import { zoneLabel } from '#domain/reviews/court/court.ts';
import { padKey, padParts } from '#domain/reviews/strokes/code-pad.ts';
import { outcomeLabel, strokeLabel } from '#domain/reviews/strokes/strokes.ts';
import { KeySheet, type SheetRow } from '../../shared/keys/key-sheet.tsx';
import { type KeyRow, keySign, keyTable, noteFormTable, partKeys } from '../state/keys/key-table.ts';
import { noteKeySign } from '../state/keys/note-keys.ts';
import { useOpenReview } from '../state/review-context.ts';

interface KeyLegendProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface LegendRow extends SheetRow {
  writes?: boolean | undefined;
}

/** Keys beyond the table: combinations, and those of fields and the court board. */
const others: Partial<Record<keyof typeof keyTable, readonly LegendRow[]>> = {
  'Code pad': [
    ...padParts.map((part) => ({
      keys: [keySign(padKey(part))],
      meaning:
        part.kind === 'stroke'
          ? strokeLabel(part.value)
          : part.kind === 'zone'
            ? `Zone: ${zoneLabel(part.value)}`
            : outcomeLabel(part.value),
      writes: true,
    })),
    { keys: [keySign('backspace')], meaning: 'Undo last stroke', writes: true },
  ],
  Review: [
    ...partKeys.map((part, index) => ({
      keys: ['Shift', String(index + 1)],
      meaning: part,
      writes: part === 'Publish',
    })),
    { keys: ['Ctrl', 'Z'], meaning: 'Undo the last change to notes, rallies or strokes', writes: true },
    { keys: ['Ctrl', 'Shift', 'Z'], meaning: 'Redo', writes: true },
    { keys: ['Esc'], meaning: 'Leave a text field to use the keys again' },
  ],
};

const groups: readonly { title: string; rows: readonly LegendRow[] }[] = [
  ...Object.entries(keyTable).map(([title, rows]) => ({
    title,
    rows: [...rows.map(legendRow), ...(others[title as keyof typeof keyTable] ?? [])],
  })),
  {
    title: 'While writing a note',
    rows: [
      { keys: ['Enter'], meaning: 'Save the note and play on', writes: true },
      {
        keys: ['Shift', 'Enter'],
        meaning: 'New line: the first is the title, the rest the comment',
        writes: true,
      },
      { keys: ['Esc'], meaning: 'Cancel the note', writes: true },
      { keys: ['Tab'], meaning: 'Take the phrase or skill that is offered', writes: true },
      { keys: ['#'], meaning: 'A skill in the text: #bandeja', writes: true },
      { keys: ['−4', '+2'], meaning: 'Seconds before and after the note’s time, at the end of a line', writes: true },
      { keys: ['!1'], meaning: 'First priority (!2 the second), for a note with a skill', writes: true },
      {
        keys: ['@pair'],
        meaning: 'About the pair, at the end of a line (@positioning, @communication, @centre)',
        writes: true,
      },
      ...noteFormTable.map(({ key, meaning }) => ({ keys: noteKeySign(key), meaning, writes: true })),
    ],
  },
  {
    title: 'While rating',
    rows: [
      { keys: ['Enter'], meaning: 'Next skill', writes: true },
      { keys: ['L'], meaning: 'As last time, and on to the next skill', writes: true },
      { keys: ['⇧L'], meaning: 'All unrated skills as last time', writes: true },
      { keys: ['↑', '↓'], meaning: 'A tenth higher, lower', writes: true },
    ],
  },
  {
    title: 'On the court board',
    rows: [
      { keys: ['Tab'], meaning: 'Next player or arrow', writes: true },
      { keys: ['←', '↑', '→', '↓'], meaning: 'Move it by half a metre (with Shift 10 cm)', writes: true },
      { keys: ['Enter'], meaning: 'Draw an arrow from this player', writes: true },
      { keys: ['Delete'], meaning: 'Delete the arrow', writes: true },
    ],
  },
];

function legendRow({ keys, meaning, writes }: KeyRow): LegendRow {
  return { keys: keys.map(([key]) => keySign(key)), meaning, writes };
}

/** Opened by "?" and by the keyboard button. */
export function KeyLegend({ open, onOpenChange }: KeyLegendProps) {
  const { store } = useOpenReview();
  const shown = groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ writes }) => !writes || !store.isReadOnly) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <KeySheet
      open={open}
      onOpenChange={onOpenChange}
      description="Shortcuts pause while you type and in dialogs. Code pad keys work while it is open."
      groups={shown}
    />
  );
}
