// Plausible reviews, always the same: a seeded generator picks notes and ratings around a player's level.

import { v5 as namedId } from 'uuid';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { proposedPriorities } from '#domain/review/priorities.ts';
import { proposedEvidence } from '#domain/review/review-evidence.ts';
import { roundTo } from '#domain/round-to.ts';
import { type SingleSkill, type SkillName, skillNames, skillTier, skillTiers } from '#domain/skills/skills.ts';
import { demoBoards, demoCodes, demoRallies } from './demo-counts.ts';
import { idSpace, seededRandom } from './demo-ids.ts';
import { demoPairNotes } from './demo-pair-texts.ts';
import { demoNotes, demoSummaries } from './demo-texts.ts';

/**
 * A finished review of one video.
 *
 * @param seed makes the review; the same seed makes the same review
 * @param level around which the skills are rated, 1–7
 */
export function demoReview(seed: number, level: number): ReviewDocument {
  const findings = demoFindings(seed, level);
  const overall = findings.ratings.find(({ skillName }) => skillName === 'overall')?.rating ?? level;
  const summary = demoSummaries[skillTiers.indexOf(skillTier(overall))] ?? demoSummaries[0];
  const [finalSummary, overallStrengths, areasOfImprovement, recommendationsForImprovement] = summary as [
    string,
    string,
    string,
    string,
  ];
  return {
    ...findings,
    finalSummary,
    overallStrengths,
    areasOfImprovement,
    recommendationsForImprovement,
    priorities: proposedPriorities({ ...findings, level }),
  };
}

/** What a coach has found in a video and not summed up yet: notes, ratings and counts. */
export function demoFindings(seed: number, level: number): ReviewDocument {
  const random = seededRandom(seed);
  const clamp = (value: number) => roundTo(Math.min(Math.max(value, 0.5), 7), 1);
  const overall = clamp(level + (random() - 0.5) * 0.4);
  const values = skillNames.map((skillName) => ({
    skillName,
    rating: skillName === 'overall' ? overall : clamp(level + leaning(skillName, seed) + (random() - 0.5) * 0.5),
  }));
  const notes = [...demoNotesOf(seed, random), ...pairNotesOf(seed)].toSorted((a, b) => a.timestamp - b.timestamp);
  const ratings = values.map(({ skillName, rating }) => ({
    skillName,
    rating,
    comment: '',
    evidence: proposedEvidence(skillName, notes, []).map(({ id }) => id),
  }));
  const rallies = isCounted(seed) ? demoRallies(random) : [];
  return { ...emptyReview, notes, ratings, rallies, codes: demoCodes(seed, rallies, random) };
}

/** Whether the coach has marked rallies and counted strokes: in two reviews of three. */
export function isCounted(seed: number): boolean {
  return seed % 3 !== 0;
}

/** Each player is better at some things than at others, and stays so from review to review. */
function leaning(skill: SkillName, seed: number): number {
  const player = Math.floor(seed / 100);
  return (seededRandom(player * 31 + skillNames.indexOf(skill))() - 0.5) * 1.4;
}

function demoNotesOf(seed: number, random: () => number): ReviewDocument['notes'] {
  const all = (Object.entries(demoNotes) as [SingleSkill, (typeof demoNotes)[SingleSkill]][]).flatMap(
    ([skill, notes]) => (notes ?? []).map((note) => ({ skill, note })),
  );
  const count = 8 + Math.floor(random() * 6);
  let time = 20 + random() * 40;
  const picked = all
    .map((one) => ({ ...one, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count);
  return picked.map(({ skill, note: [type, title, comment] }, index) => {
    time += 25 + random() * 160;
    const timestamp = roundTo(time, 1);
    return {
      id: namedId(`${seed}-${index}`, idSpace),
      timestamp,
      endTimestamp: index % 3 === 0 ? roundTo(timestamp + 4 + random() * 8, 1) : null,
      type,
      skill,
      title,
      comment,
      board: type === 'positioning' ? (demoBoards[index % demoBoards.length] ?? null) : null,
    };
  });
}

/** What the coach says about the pair, in the reviews that two of the demo share. */
function pairNotesOf(seed: number): ReviewDocument['notes'] {
  return (demoPairNotes[seed] ?? []).map(([pair, type, title, comment], index) => {
    const timestamp = 62 + index * 95;
    return {
      id: namedId(`pair-${seed}-${index}`, idSpace),
      timestamp,
      endTimestamp: timestamp + 7,
      type,
      skill: null,
      pair,
      title,
      comment,
      board: pair === 'positioning' ? (demoBoards[index % demoBoards.length] ?? null) : null,
    };
  });
}
