// The eleven skills, for the help center.

import { skillCategories, skillLabel, skillNames } from '#domain/skills/skills.ts';

/** The skills by group, and the overall rating that makes them eleven. */
export function SkillList() {
  return (
    <>
      <p>{skillNames.length} ratings from 0 to 7: one overall and ten skills in three groups.</p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {Object.entries(skillCategories).map(([category, skills]) => (
          <div key={category} className="contents">
            <dt className="font-semibold text-ink">{category}</dt>
            <dd className="max-sm:mb-2">{skills.map(skillLabel).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">If the video doesn’t show a skill, the coach may leave it unrated.</p>
    </>
  );
}
