// The ratings of single skills, by group.

import type { SkillRating } from '#contract/ratings.ts';
import { type SkillName, skillCategories, skillLabel, withoutAiPrefix } from '#domain/skills.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Rating } from '#web/ui/rating.tsx';

/** The Skill Breakdown card: every rated skill but overall; skills that the coach left out are not listed. */
export function SkillBreakdown({ ratings }: { ratings: readonly SkillRating[] }) {
  const groups = Object.entries(skillCategories)
    .map(([name, skills]) => ({ name, rated: ratingsOf(skills, ratings) }))
    .filter(({ rated }) => rated.length > 0);
  if (groups.length === 0) return null;
  return (
    <Card as="section">
      <CardTitle>Skill Breakdown</CardTitle>
      <div className="grid gap-6">
        {groups.map(({ name, rated }) => (
          <section key={name} className="grid gap-4">
            <h3 className="border-b pb-1.5 text-sm text-ink-muted">{name}</h3>
            {rated.map((one) => (
              <Rating
                key={one.id}
                label={skillLabel(one.skillName)}
                rating={Number(one.rating)}
                comment={one.comment && withoutAiPrefix(one.comment)}
              />
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
