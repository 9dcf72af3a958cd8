// What a player could train: skills by need with their trend, and a session of drills for them.

import { msg } from '@lingui/core/runtime-macro';
import { listInWords } from '#domain/language/in-words.ts';
import { say } from '#domain/language/say.ts';
import { type PublishedRating, ratingsBySkill } from '#domain/skills/ratings.ts';
import { weakestSkills } from '#domain/skills/skill-averages.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { improvementTrend, type Trend } from '#domain/skills/trends.ts';
import { sessionLength } from './schedule.ts';

/** A rated skill, for planning training. */
export interface SkillNeed {
  skill: SingleSkill;
  /** From the latest review, 0–7. */
  latest: number;
  trend: Trend;
  reviews: number;
}

/** All rated skills, weakest first (docs/product.md#performance-training). */
export function skillNeeds(ratings: readonly PublishedRating[]): SkillNeed[] {
  const history = ratingsBySkill(ratings);
  return weakestSkills(ratings, singleSkills.length).map((skill) => {
    const ofSkill = history.get(skill) ?? [];
    return { skill, latest: Number(ofSkill.at(-1)?.rating), trend: improvementTrend(ofSkill), reviews: ofSkill.length };
  });
}

/** A drill chosen for a skill. */
export interface ChosenDrill {
  skill: SingleSkill;
  name: string;
  aim: string;
  minutes: number;
}

/** Minutes in addition to the drills: warming up and going through the next steps. */
const besideDrills = 15;

/** Title, length in minutes and objectives of a session of drills. */
export function sessionFromDrills(drills: readonly ChosenDrill[]): {
  title: string;
  duration: number;
  objectives: string;
} {
  const skills = [...new Set(drills.map(({ skill }) => skillLabel(skill)))];
  const minutes = drills.reduce((sum, drill) => sum + drill.minutes, besideDrills);
  // In quarters of an hour, as courts are booked.
  const duration = Math.min(Math.max(Math.ceil(minutes / 15) * 15, sessionLength.min), sessionLength.max);
  return {
    title: listInWords(skills),
    duration,
    objectives: drills
      .map(({ skill, name, aim, minutes: length }) =>
        say(msg`${{ skill: skillLabel(skill) }}: ${{ drill: name }} (${{ minutes: length }} min). ${{ aim }}`),
      )
      .join('\n'),
  };
}
