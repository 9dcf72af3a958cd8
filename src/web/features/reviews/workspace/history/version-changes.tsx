// The changes from a version of a review to the current one.

import { plural, t } from '@lingui/core/macro';
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
  if (hasNoChanges(changes)) return <p className="text-sm text-ink-muted">{t`Same as the current version.`}</p>;
  const notes = noteWords(changes.notes);
  return (
    <section aria-label={t`Changed since`} className="grid min-w-0 gap-1 text-sm">
      <h2 className="text-base">{t`Changed since`}</h2>
      <ul className="grid gap-0.5">
        {changes.ratings.map((one) => (
          <li key={one.skillName}>
            <span translate="no">{skillLabel(one.skillName)}</span>: {numberOf(one.from)} →{' '}
            <span className="font-medium">{numberOf(one.to)}</span>
          </li>
        ))}
        {notes !== '' && <li>{t`Notes: ${{ notes }}`}</li>}
        {changes.texts.length > 0 && <li>{t`Rewritten: ${{ texts: changes.texts.join(', ') }}`}</li>}
      </ul>
    </section>
  );
}

function numberOf(rating: number | null): string {
  return rating === null ? t`not rated` : oneDecimal(rating);
}

function noteWords({ added, removed, changed }: ReviewChanges['notes']): string {
  return [
    added > 0 && t`${plural({ count: added }, { one: '# added', other: '# added' })}`,
    removed > 0 && t`${plural({ count: removed }, { one: '# removed', other: '# removed' })}`,
    changed > 0 && t`${plural({ count: changed }, { one: '# changed', other: '# changed' })}`,
  ]
    .filter(Boolean)
    .join(', ');
}
