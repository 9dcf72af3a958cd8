// The notes of one review in the list of all notes.

import type { ListedNote } from '#contract/reviews/notes.ts';
import { personName } from '#domain/people/person-name.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { NoteRow } from './note-row.tsx';

/** Whose review it is, once, and its notes. */
export function NotesOfReview({ notes }: { notes: readonly [ListedNote, ...ListedNote[]] }) {
  const [{ id, videoTitle, player, coach, publishedAt, revisedAt }] = notes;
  return (
    <section aria-labelledby={`review-${id}`}>
      <Card padded={false}>
        <p id={`review-${id}`} className="border-b px-4 py-2.5 text-sm wrap-anywhere text-ink-muted sm:px-6">
          <span translate="no">{personName(coach)}</span> for <span translate="no">{personName(player)}</span>, “
          {videoTitle}”, <TimeText at={publishedAt} kind="date" />
          {revisedAt && (
            <span>
              , updated <TimeText at={revisedAt} kind="date" />
            </span>
          )}
        </p>
        <ul className="divide-y">
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** Notes by review. They come the latest published first, so those of one review are next to each other. */
export function byReview(notes: readonly ListedNote[]): [ListedNote, ...ListedNote[]][] {
  const reviews: [ListedNote, ...ListedNote[]][] = [];
  for (const note of notes) {
    const review = reviews.at(-1);
    if (review?.[0].videoId === note.videoId) review.push(note);
    else reviews.push([note]);
  }
  return reviews;
}
