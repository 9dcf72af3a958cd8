// Finds the offset between the old and the new video of a review; loads when it is opened.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { offsetRange } from '#domain/reviews/notes/note-shift.ts';
import { ShiftForm } from '#web/features/reviews/shared/link-shift/shift-form.tsx';
import { noteName } from '../skills/evidence-chips.tsx';
import { useOpenReview } from '../state/review-context.ts';
import { moveTimes, outsideWords } from './shift-times.ts';

interface LinkShiftFormProps {
  document: ReviewDocument;
  /** Moves everything by seconds. */
  onApply: (offset: number) => void;
  onCancel: () => void;
}

/** The form for the notes of a review. */
export function LinkShiftForm({ document, ...on }: LinkShiftFormProps) {
  const { video } = useOpenReview();
  return (
    <ShiftForm
      {...on}
      video={video}
      range={offsetRange}
      marks={document.notes.map((note) => ({
        id: note.id,
        name: noteName(note),
        title: note.title,
        at: note.timestamp,
      }))}
      preview={(offset, duration) => {
        const { after, ...outside } = moveTimes(document, offset, duration, '');
        return {
          times: new Map(after.notes.map(({ id, timestamp }) => [id, timestamp])),
          outside: outsideWords(outside),
        };
      }}
    />
  );
}
