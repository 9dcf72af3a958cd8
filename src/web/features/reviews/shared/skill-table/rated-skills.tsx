// The table of skills outside the workspace: ratings of a clip, and a player's own.

import { useState } from 'react';
import { type ClipRatings, clipSkills } from '#domain/levels/reference-clips.ts';
import { type SkillName, suggestedOverall } from '#domain/skills/skills.ts';
import { SkillDetail } from './skill-detail.tsx';
import { SkillTable } from './skill-table.tsx';

interface RatedSkillsProps {
  skills: readonly SkillName[];
  ratings: ClipRatings;
  /** What is typed in a skill's field and is no rating. */
  unread: Partial<Record<SkillName, string>>;
  onRate: (skill: SkillName, rating: number | null) => void;
  onUnread: (skill: SkillName, typed: string | null) => void;
}

/** The workspace's own table: number and Enter for the next skill. */
export function RatedSkills({ skills, ratings, unread, onRate, onUnread }: RatedSkillsProps) {
  const [chosen, setChosen] = useState<SkillName>(skills[0] ?? 'overall');
  const rated = clipSkills(ratings).map((skillName) => ({ skillName, rating: ratings[skillName] ?? 0 }));
  return (
    <SkillTable
      skills={skills}
      lineOf={(skill) => ({ rating: ratings[skill] ?? null })}
      unread={unread}
      chosen={chosen}
      onChoose={setChosen}
      onRate={onRate}
      onUnread={onUnread}
    >
      <SkillDetail
        skill={chosen}
        rating={ratings[chosen] ?? null}
        suggested={chosen === 'overall' ? suggestedOverall(rated) : null}
        isUnread={unread[chosen] !== undefined}
        onChoose={(rating) => {
          onUnread(chosen, null);
          onRate(chosen, rating);
        }}
      />
    </SkillTable>
  );
}
