// The notes of the review, in the order of the video.

import { NotebookPen } from 'lucide-react';
import { noteTypes } from '#domain/videos.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useKeysOn } from './keys-preference.ts';
import { Key } from './note-bar.tsx';
import { NoteRow } from './note-row.tsx';
import { useOpenReview, useReviewState } from './review-context.ts';
import { noteKeys } from './review-keys.ts';

/** All notes; the one that the video is at is marked and in sight. */
export function NoteList() {
  const review = useOpenReview();
  const notes = useReviewState((state) => state.document.notes);
  const selectedId = useReviewState((state) => state.selectedId);
  if (notes.length === 0) return <NoNotes />;
  return (
    <ol aria-label="Notes" className="grid divide-y">
      {notes.map((note) => (
        <NoteRow key={note.id} review={review} note={note} isSelected={note.id === selectedId} />
      ))}
    </ol>
  );
}

function NoNotes() {
  const { store, video } = useOpenReview();
  const keysOn = useKeysOn();
  if (store.isReadOnly) return <EmptyState title="No notes">This review was published without notes.</EmptyState>;
  return (
    <EmptyState title="No notes yet" icon={<NotebookPen aria-hidden />}>
      <p>
        {video.canControl
          ? 'Watch, and mark what you see: the video stops, you type, Enter plays on.'
          : 'Start the clock together with the video, and mark what you see.'}
      </p>
      {keysOn && (
        <p className="mt-3 flex justify-center gap-1.5 max-lg:hidden">
          <span className="sr-only">Keys: T, P, S, G and I</span>
          {noteTypes.map((type) => (
            <Key key={type}>{noteKeys[type]}</Key>
          ))}
        </p>
      )}
    </EmptyState>
  );
}
