// The ratings of single skills, by group.

import { t } from '@lingui/core/macro';
import type { SkillRating } from '#contract/progress/ratings.ts';
import type { Annotation, PreviousReview } from '#contract/videos/videos.ts';
import { toNumber } from '#domain/numeric.ts';
import {
  type SkillName,
  skillCategories,
  skillCategoryLabel,
  skillCategoryNames,
  skillLabel,
  withoutAiPrefix,
} from '#domain/skills/skills.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Rating } from '#web/ui/padel/rating.tsx';
import type { Place } from '../notes/use-go-to.ts';
import { EvidenceLinks } from './evidence-links.tsx';

interface SkillBreakdownProps {
  ratings: readonly SkillRating[];
  /** The previous review, whose ratings are marked beside the current ones. */
  previous: PreviousReview | null;
  /** By time; ratings link to their notes. */
  notes: readonly Annotation[];
  /** Seeks the video to a note; left out if no video can be shown. */
  onGoTo: ((place: Place) => void) | undefined;
}

/** The Skill Breakdown card: every rated skill except overall. */
export function SkillBreakdown({ ratings, previous, notes, onGoTo }: SkillBreakdownProps) {
  const groups = skillCategoryNames
    .map((name) => ({ name, rated: ratingsOf(skillCategories[name], ratings) }))
    .filter(({ rated }) => rated.length > 0);
  if (groups.length === 0) return null;
  const before = previous?.ratings ?? {};
  const isCompared = groups.some(({ rated }) => rated.some(({ skillName }) => before[skillName] !== undefined));
  return (
    <Card as="section">
      <CardTitle>{t`Skill Breakdown`}</CardTitle>
      {isCompared && (
        <p className="-mt-2 mb-4 flex items-center gap-2 text-sm text-ink-muted">
          <span aria-hidden className="h-3 w-1 shrink-0 rounded-full bg-ink" />
          {t`marks the rating in your previous review`}
        </p>
      )}
      <div className="grid gap-6">
        {groups.map(({ name, rated }) => (
          <section key={name} className="grid gap-4 *:print:break-inside-avoid">
            <h3 className="border-b pb-1.5 text-sm text-ink-muted">{skillCategoryLabel(name)}</h3>
            {rated.map((one) => (
              <div key={one.id} className="grid gap-1.5">
                <Rating
                  label={skillLabel(one.skillName)}
                  rating={Number(one.rating)}
                  previous={toNumber(before[one.skillName])}
                  showPrevious
                  comment={one.comment && withoutAiPrefix(one.comment)}
                />
                <EvidenceLinks evidence={one.evidence} notes={notes} onGoTo={onGoTo} />
              </div>
            ))}
          </section>
        ))}
      </div>
    </Card>
  );
}

function ratingsOf(skills: readonly SkillName[], ratings: readonly SkillRating[]): SkillRating[] {
  return skills.flatMap((skill) => ratings.find(({ skillName }) => skillName === skill) ?? []);
}
