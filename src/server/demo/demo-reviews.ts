// Plausible reviews, always the same: a seeded generator picks notes and ratings around a player's level.

import { v5 as namedId } from 'uuid';
import type { ReviewDocument } from '#contract/reviews.ts';
import { type SkillName, skillNames, skillTier, skillTiers } from '#domain/skills.ts';
import { demoNotes, demoSummaries } from './demo-texts.ts';

/** Any fixed id will do: names below it become the same ids each time. */
const idSpace = '3d1f6c52-6d0b-4d8e-9c58-0c7a5b1e2f40';

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * A finished review of one video.
 *
 * @param seed makes the review; the same seed makes the same review
 * @param level around which the skills are rated, 1–7
 */
export function demoReview(seed: number, level: number): ReviewDocument {
  const random = seededRandom(seed);
  const clamp = (value: number) => Math.round(Math.min(Math.max(value, 0.5), 7) * 10) / 10;
  const overall = clamp(level + (random() - 0.5) * 0.4);
  const ratings = skillNames.map((skillName) => ({
    skillName,
    rating: skillName === 'overall' ? overall : clamp(level + leaning(skillName, seed) + (random() - 0.5) * 0.5),
    comment: '',
  }));
  const summary = demoSummaries[skillTiers.indexOf(skillTier(overall))] ?? demoSummaries[0];
  const [finalSummary, overallStrengths, areasOfImprovement, recommendationsForImprovement] = summary as [
    string,
    string,
    string,
    string,
  ];
  return {
    notes: demoNotesOf(seed, random),
    ratings,
    finalSummary,
    overallStrengths,
    areasOfImprovement,
    recommendationsForImprovement,
  };
}

/** Each player is better at some things than at others, and stays so from review to review. */
function leaning(skill: SkillName, seed: number): number {
  const player = Math.floor(seed / 100);
  return (seededRandom(player * 31 + skillNames.indexOf(skill))() - 0.5) * 1.4;
}

function demoNotesOf(seed: number, random: () => number): ReviewDocument['notes'] {
  const all = Object.values(demoNotes).flat();
  const count = 8 + Math.floor(random() * 6);
  let time = 20 + random() * 40;
  const picked = all
    .map((note) => ({ note, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count);
  return picked.map(({ note: [type, title, comment] }, index) => {
    time += 25 + random() * 160;
    return { id: namedId(`${seed}-${index}`, idSpace), timestamp: Math.round(time * 10) / 10, type, title, comment };
  });
}
