// The changes from a version of a review to the current one.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { compareReviews, hasNoChanges, type ReviewChanges } from './compare-reviews.ts';

interface VersionChangesProps {
  from: ReviewDocument;
  /** The current document. */
  to: ReviewDocument;
}

/** Changed ratings, counts of notes, and the names of changed texts. */
export function VersionChanges({ from, to }: VersionChangesProps) {
  const changes = compareReviews(from, to);
  if (hasNoChanges(changes)) return <p className="text-sm text-ink-muted">Same as the current version.</p>;
  const notes = noteWords(changes.notes);
  return (
    <section aria-label="Changed since" className="grid min-w-0 gap-1 text-sm">
      <h2 className="text-base">Changed since</h2>
      <ul className="grid gap-0.5">
        {changes.ratings.map((one) => (
          <li key={one.skillName}>
            <span translate="no">{skillLabel(one.skillName)}</span>: {numberOf(one.from)} →{' '}
            <span className="font-medium">{numberOf(one.to)}</span>
          </li>
        ))}
        {notes !== '' && <li>Notes: {notes}</li>}
        {changes.texts.length > 0 && <li>Rewritten: {changes.texts.join(', ')}</li>}
      </ul>
    </section>
  );
}

function numberOf(rating: number | null): string {
  return rating === null ? 'not rated' : oneDecimal(rating);
}

function noteWords({ added, removed, changed }: ReviewChanges['notes']): string {
  return [added > 0 && `${added} added`, removed > 0 && `${removed} removed`, changed > 0 && `${changed} changed`]
    .filter(Boolean)
    .join(', ');
}
