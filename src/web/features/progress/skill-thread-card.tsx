// The Skill history card of the progress page.

import { useState } from 'react';
import { latestRatings, type PublishedRating } from '#domain/skills/ratings.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { SkillThread } from './shared/skill-thread/skill-thread.tsx';

interface SkillThreadCardProps {
  userId: string;
  priorities: readonly { skill: SingleSkill; focus: string }[];
  ratings: readonly PublishedRating[];
}

/** Starts with the first priority; nothing before the first review. */
export function SkillThreadCard({ userId, priorities, ratings }: SkillThreadCardProps) {
  const [chosen, setChosen] = useState<SingleSkill | null>(null);
  const skill = chosen ?? priorities[0]?.skill ?? lowestRated(ratings);
  if (skill === undefined) return null;
  return (
    <Card as="section" className="grid content-start gap-4">
      <div className="grid gap-1">
        <CardTitle
          className="mb-0"
          action={
            <FilterSelect
              label="Skill"
              value={skill}
              onValueChange={setChosen}
              options={singleSkills.map((value) => ({ value, label: skillLabel(value) }))}
            />
          }
        >
          Skill history
        </CardTitle>
        <p className="max-w-[70ch] text-ink-muted">
          Ratings, priorities and moments from the last five reviews of this skill.
        </p>
      </div>
      <SkillThread key={skill} userId={userId} skill={skill} />
    </Card>
  );
}

/** The skill with the lowest latest rating. */
function lowestRated(ratings: readonly PublishedRating[]): SingleSkill | undefined {
  const latest = latestRatings(ratings);
  return singleSkills
    .filter((skill) => latest.has(skill))
    .toSorted((one, other) => Number(latest.get(one)?.rating) - Number(latest.get(other)?.rating))[0];
}
