// Plausible, deterministic reviews: a seeded generator picks notes and ratings around a level.

import { v5 as namedId } from 'uuid';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { PreviousReview } from '#contract/videos/videos.ts';
import { toNumber } from '#domain/numeric.ts';
import { proposedEvidence } from '#domain/reviews/notes/review-evidence.ts';
import { proposedPriorities } from '#domain/reviews/priorities/priorities.ts';
import type { PriorityOutcome } from '#domain/reviews/priorities/priority-answers.ts';
import { difference, roundTo } from '#domain/round-to.ts';
import { type SingleSkill, type SkillName, skillNames, skillTier, skillTiers } from '#domain/skills/skills.ts';
import { demoBoards, demoCodes, demoRallies } from './demo-counts.ts';
import { idSpace, seededRandom } from './demo-ids.ts';
import { demoPairNotes } from './demo-pair-texts.ts';
import { beginnerNotes, demoNotes, demoSummaries } from './demo-texts.ts';

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

/** The rating change that a demo coach calls a change. */
const seenChange = 0.2;

const demoComments: Record<PriorityOutcome, string> = {
  better: 'It holds up under pressure now, not only in the warm-up.',
  same: 'Good in the easy balls; it still goes when you are late.',
  worse: 'A tired match. Take one step more before you play.',
  'not-seen': '',
};

/** The follow-up on the previous priorities, by the two ratings. */
export function demoAnswers(
  review: ReviewDocument,
  previous: PreviousReview | null,
): ReviewDocument['priorityAnswers'] {
  if (previous === null) return [];
  return previous.priorities.map(({ skill }, index) => {
    const now = review.ratings.find(({ skillName }) => skillName === skill)?.rating ?? null;
    const before = toNumber(previous.ratings[skill]);
    const answer = outcomeOf(now === null || before === null ? null : difference(before, now, 'both'));
    return { skill, since: previous.videoId, answer, comment: index === 0 ? demoComments[answer] : '' };
  });
}

function outcomeOf(change: number | null): PriorityOutcome {
  if (change === null) return 'not-seen';
  if (Math.abs(change) < seenChange) return 'same';
  return change > 0 ? 'better' : 'worse';
}

/** An unfinished review: notes, ratings and counts. */
export function demoFindings(seed: number, level: number): ReviewDocument {
  const random = seededRandom(seed);
  const clamp = (value: number) => roundTo(Math.min(Math.max(value, 0.5), 7), 1);
  const overall = clamp(level + (random() - 0.5) * 0.4);
  const values = skillNames.map((skillName) => ({
    skillName,
    rating: skillName === 'overall' ? overall : clamp(level + leaning(skillName, seed) + (random() - 0.5) * 0.5),
  }));
  const notes = [...demoNotesOf(seed, level, random), ...pairNotesOf(seed)].toSorted(
    (a, b) => a.timestamp - b.timestamp,
  );
  const ratings = values.map(({ skillName, rating }) => ({
    skillName,
    rating,
    comment: '',
    evidence: proposedEvidence(skillName, notes, []).map(({ id }) => id),
  }));
  const rallies = isCounted(seed) ? demoRallies(random) : [];
  return { ...emptyReview, notes, ratings, rallies, codes: demoCodes(seed, rallies, random) };
}

/** Whether the review has rallies and strokes: two in three do. */
export function isCounted(seed: number): boolean {
  return seed % 3 !== 0;
}

/** A player's stable strengths and weaknesses. */
function leaning(skill: SkillName, seed: number): number {
  const player = Math.floor(seed / 100);
  return (seededRandom(player * 31 + skillNames.indexOf(skill))() - 0.5) * 1.4;
}

/** Below this level a coach writes about the ball, the feet and the partner, not about strokes with a name. */
const beginnersBelow = 2.6;

function demoNotesOf(seed: number, level: number, random: () => number): ReviewDocument['notes'] {
  const texts = level < beginnersBelow ? beginnerNotes : demoNotes;
  const all = (Object.entries(texts) as [SingleSkill, (typeof demoNotes)[SingleSkill]][]).flatMap(([skill, notes]) =>
    (notes ?? []).map((note) => ({ skill, note })),
  );
  const count = 8 + Math.floor(random() * 6);
  let time = 20 + random() * 40;
  const picked = all
    // Consecutive reviews differ in focus.
    .map((one, index) => ({ ...one, order: random() + (index % 2 === seed % 2 ? 0 : 0.6) }))
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
