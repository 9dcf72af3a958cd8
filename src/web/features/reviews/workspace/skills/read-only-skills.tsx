// The ratings of a read-only review.

import { t } from '@lingui/core/macro';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { Rating } from '#web/ui/padel/rating.tsx';
import { skillGroups } from '../../shared/skill-table/skill-groups.ts';
import { useOpenReview } from '../state/review-context.ts';
import { EvidenceChips } from './evidence-chips.tsx';

/** All eleven ratings with their linked notes. */
export function ReadOnlySkills({ ratings, notes }: Pick<ReviewDocument, 'ratings' | 'notes'>) {
  const review = useOpenReview();
  return (
    <div className="grid gap-6 p-1">
      {skillGroups.map(({ title, skills }) => (
        <section key={title} aria-label={title} className="grid gap-4">
          {skills.length > 1 && <h2 className="text-base">{title}</h2>}
          {skills.map((skill) => {
            const given = ratings.find((one) => one.skillName === skill);
            const previous = review.workspace.previousRatings.find((one) => one.skillName === skill);
            return (
              <div key={skill} className="grid gap-2">
                <Rating
                  label={skillLabel(skill)}
                  rating={given?.rating ?? null}
                  previous={previous ? Number(previous.rating) : null}
                  comment={given && withoutAiPrefix(given.comment)}
                />
                <EvidenceChips
                  review={review}
                  label={t`Notes linked to ${{ skill: skillLabel(skill) }}`}
                  notes={notes.filter(({ id }) => given?.evidence.includes(id))}
                />
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}
