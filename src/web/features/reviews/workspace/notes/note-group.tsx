// Notes of the same two minutes: the unit in which a long list is drawn.

import { memo } from 'react';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import type { OpenReview } from '../state/review-context.ts';
import { NoteRow } from './note-row.tsx';

/** Seconds of the video that make a group. */
const groupLength = 120;

/** About the height of a row, in rem: what stands in for a group until it has been in sight once. */
const rowHeight = 3.5;

/**
 * The notes in groups, in the order of the video. A group is a stretch of the video and not a number of notes, so that a new
 * note changes one group and moves none.
 */
export function groupsOf(notes: readonly DraftNote[]): Map<number, DraftNote[]> {
  return Map.groupBy(notes, ({ timestamp }) => Math.floor(timestamp / groupLength));
}

interface NoteGroupProps {
  review: OpenReview;
  notes: readonly DraftNote[];
  selectedId: string | null;
  /** Id of the note whose range plays alone. */
  stretchId: string | null;
}

/** Groups out of sight cost nothing: they are neither laid out nor, while their notes stay the same, drawn again. */
export const NoteGroup = memo(
  function NoteGroup({ review, notes, selectedId, stretchId }: NoteGroupProps) {
    return (
      <div
        role="presentation"
        style={{ containIntrinsicBlockSize: `auto ${notes.length * rowHeight}rem` }}
        className="divide-y border-b [content-visibility:auto] last:border-b-0"
      >
        {notes.map((note) => (
          <NoteRow
            key={note.id}
            review={review}
            note={note}
            isSelected={note.id === selectedId}
            isPlaying={note.id === stretchId}
          />
        ))}
      </div>
    );
  },
  (before, now) =>
    before.review === now.review &&
    before.notes.length === now.notes.length &&
    before.notes.every((note, index) => note === now.notes[index]) &&
    hereOnly(before.notes, before.selectedId) === hereOnly(now.notes, now.selectedId) &&
    hereOnly(before.notes, before.stretchId) === hereOnly(now.notes, now.stretchId),
);

function hereOnly(notes: readonly DraftNote[], id: string | null): string | null {
  return notes.some((note) => note.id === id) ? id : null;
}
