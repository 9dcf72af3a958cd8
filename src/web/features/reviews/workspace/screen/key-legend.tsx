// The list of keyboard shortcuts, and the switch for them.

import { t } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import { zoneLabel } from '#domain/reviews/court/court.ts';
import { padKey, padParts } from '#domain/reviews/strokes/code-pad.ts';
import { outcomeLabel, strokeLabel } from '#domain/reviews/strokes/strokes.ts';
import { KeySheet, type SheetRow } from '../../shared/keys/key-sheet.tsx';
import { type KeyRow, keyNames, keySign, keyTable, noteFormTable, partKeys } from '../state/keys/key-table.ts';
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
const others = (): Partial<Record<keyof typeof keyTable, readonly LegendRow[]>> => ({
  'Code pad': [
    ...padParts.map((part) => ({
      keys: [keySign(padKey(part))],
      meaning:
        part.kind === 'stroke'
          ? strokeLabel(part.value)
          : part.kind === 'zone'
            ? t`Zone: ${{ zone: zoneLabel(part.value) }}`
            : outcomeLabel(part.value),
      writes: true,
    })),
    { keys: [keySign('backspace')], meaning: t`Undo last stroke`, writes: true },
  ],
  Review: [
    ...partKeys.map((part, index) => ({
      keys: [say(keyNames.shift), String(index + 1)],
      meaning: parts()[part],
      writes: part === 'publish',
    })),
    { keys: [say(keyNames.ctrl), 'Z'], meaning: t`Undo the last change to notes, rallies or strokes`, writes: true },
    { keys: [say(keyNames.ctrl), say(keyNames.shift), 'Z'], meaning: t`Redo`, writes: true },
    { keys: [say(keyNames.escape)], meaning: t`Leave a text field to use the keys again` },
  ],
});

const parts = (): Record<(typeof partKeys)[number], string> => ({
  notes: t`Notes`,
  skills: t`Skills`,
  summary: t`Summary`,
  match: t`Match`,
  publish: t`Publish`,
});

const titles = (): Record<keyof typeof keyTable, string> => ({
  Video: t`Video`,
  Notes: t`Notes`,
  Rallies: t`Rallies`,
  'Code pad': t`Code pad`,
  Review: t({ message: 'Review', context: 'noun' }),
});

const groups = (): readonly { title: string; rows: readonly LegendRow[] }[] => [
  ...Object.entries(titles()).map(([part, title]) => ({
    title,
    rows: [
      ...keyTable[part as keyof typeof keyTable].map(legendRow),
      ...(others()[part as keyof typeof keyTable] ?? []),
    ],
  })),
  {
    title: t`While writing a note`,
    rows: [
      { keys: [say(keyNames.enter)], meaning: t`Save the note and play on`, writes: true },
      {
        keys: [say(keyNames.shift), say(keyNames.enter)],
        meaning: t`New line: the first is the title, the rest the comment`,
        writes: true,
      },
      { keys: [say(keyNames.escape)], meaning: t`Cancel the note`, writes: true },
      { keys: [say(keyNames.tab)], meaning: t`Take the phrase or skill that is offered`, writes: true },
      { keys: ['#'], meaning: t`A skill in the text: #bandeja`, writes: true },
      { keys: ['−4', '+2'], meaning: t`Seconds before and after the note’s time, at the end of a line`, writes: true },
      { keys: ['!1'], meaning: t`First priority (!2 the second), for a note with a skill`, writes: true },
      {
        keys: ['@pair'],
        meaning: t`About the pair, at the end of a line (@positioning, @communication, @centre)`,
        writes: true,
      },
      ...noteFormTable.map(({ key, meaning }) => ({ keys: noteKeySign(key), meaning: say(meaning), writes: true })),
    ],
  },
  {
    title: t`While rating`,
    rows: [
      { keys: [say(keyNames.enter)], meaning: t`Next skill`, writes: true },
      { keys: ['L'], meaning: t`As last time, and on to the next skill`, writes: true },
      { keys: ['⇧L'], meaning: t`All unrated skills as last time`, writes: true },
      { keys: ['↑', '↓'], meaning: t`A tenth higher, lower`, writes: true },
    ],
  },
  {
    title: t`On the court board`,
    rows: [
      { keys: [say(keyNames.tab)], meaning: t`Next player or arrow`, writes: true },
      { keys: ['←', '↑', '→', '↓'], meaning: t`Move it by half a metre (with Shift 10 cm)`, writes: true },
      { keys: [say(keyNames.enter)], meaning: t`Draw an arrow from this player`, writes: true },
      { keys: [say(keyNames.delete)], meaning: t`Delete the arrow`, writes: true },
    ],
  },
];

function legendRow({ keys, meaning, writes }: KeyRow): LegendRow {
  return { keys: keys.map(([key]) => keySign(key)), meaning: say(meaning), writes };
}

/** Opened by "?" and by the keyboard button. */
export function KeyLegend({ open, onOpenChange }: KeyLegendProps) {
  const { store } = useOpenReview();
  const shown = groups()
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ writes }) => !writes || !store.isReadOnly) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <KeySheet
      open={open}
      onOpenChange={onOpenChange}
      description={t`Shortcuts pause while you type and in dialogs. Code pad keys work while it is open.`}
      groups={shown}
    />
  );
}
