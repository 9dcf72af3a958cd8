// The rubric: for each skill and band of levels, one sentence that a coach can check on video.

import { rubricSentences } from './rubric-sentences.ts';
import type { SkillName } from './skills.ts';

/** The rubric's bands, with the rating at which each starts. Ratings below 1.0 read the first, which describes what is missing. */
export const rubricBands = [
  { label: '1.0–1.5', from: 0 },
  { label: '2.0', from: 2 },
  { label: '2.5', from: 2.5 },
  { label: '3.0', from: 3 },
  { label: '3.5', from: 3.5 },
  { label: '4.0', from: 4 },
  { label: '4.5', from: 4.5 },
  { label: '5.0', from: 5 },
  { label: '5.5–6.0', from: 5.5 },
  { label: '6.5–7.0', from: 6.5 },
] as const;
export type RubricBand = (typeof rubricBands)[number];

/** The band of a rating (0–7); its lower bound belongs to it. */
export function rubricBand(rating: number): RubricBand {
  return rubricBands.findLast(({ from }) => rating >= from) ?? rubricBands[0];
}

/** The sentence for a skill at a rating (0–7). Overall has its own, about the whole game. */
export function rubricSentence(skill: SkillName, rating: number): string {
  return rubricSentences[skill][bandIndex(rating)] as string;
}

/** The place of a rating's band (0–7) among the sentences of a skill. */
export function bandIndex(rating: number): number {
  return rubricBands.indexOf(rubricBand(rating));
}
