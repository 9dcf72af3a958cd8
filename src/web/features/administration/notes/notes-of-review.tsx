// The notes of one review in the list of all notes.

import { Trans } from '@lingui/react/macro';
import type { ListedNote } from '#contract/reviews/notes.ts';
import { personName } from '#domain/people/person-name.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { NoteRow } from './note-row.tsx';

/** Whose review it is, once, and its notes. */
export function NotesOfReview({ notes }: { notes: readonly [ListedNote, ...ListedNote[]] }) {
  const [{ id, videoTitle, player, coach, publishedAt, revisedAt }] = notes;
  const coachName = personName(coach);
  const playerName = personName(player);
  return (
    <section aria-labelledby={`review-${id}`}>
      <Card padded={false}>
        <p id={`review-${id}`} className="border-b px-4 py-2.5 text-sm wrap-anywhere text-ink-muted sm:px-6">
          {revisedAt ? (
            <Trans>
              <span translate="no">{coachName}</span> for <span translate="no">{playerName}</span>, “{videoTitle}”,{' '}
              <TimeText at={publishedAt} kind="date" />, updated <TimeText at={revisedAt} kind="date" />
            </Trans>
          ) : (
            <Trans>
              <span translate="no">{coachName}</span> for <span translate="no">{playerName}</span>, “{videoTitle}”,{' '}
              <TimeText at={publishedAt} kind="date" />
            </Trans>
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
