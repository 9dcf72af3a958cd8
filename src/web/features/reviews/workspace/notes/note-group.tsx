// Notes of the same two minutes: the unit in which a long list renders.

import { memo } from 'react';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import type { OpenReview } from '../state/review-context.ts';
import { NoteRow } from './note-row.tsx';

/** Length of a group in seconds. */
const groupLength = 120;

/** About the height of a row, in rem: the placeholder size of a group that was never in view. */
const rowHeight = 3.5;

/**
 * The notes in groups, by time. Groups are stretches of the video rather than numbers of notes, so that a new note changes one group and
 * moves none.
 */
export function groupsOf(notes: readonly DraftNote[]): Map<number, DraftNote[]> {
  return Map.groupBy(notes, ({ timestamp }) => Math.floor(timestamp / groupLength));
}

interface NoteGroupProps {
  review: OpenReview;
  notes: readonly DraftNote[];
  selectedId: string | null;
  /** Id of the note whose range is playing. */
  stretchId: string | null;
}

/** Groups off screen are neither laid out nor, while unchanged, rendered. */
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
