// Why a player's level moved: the reasons of each step, and what would move the level next (docs/product.md#verification).

import { msg, plural, select } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { eveningDay } from '#domain/levels/ranking-evening.ts';
import { oneDecimal, roundTo } from '#domain/round-to.ts';
import { ratingScale, type SingleSkill, singleSkills, skillNames } from '#domain/skills/skills.ts';
import { dayLength } from '#domain/time/moments.ts';
import { type KnownCoach, levelSteps, type StepReview } from './level-steps.ts';
import { shownLevel } from './measured-level.ts';
import type { ModelFigures } from './model-figures.ts';

/** A published review of a player. */
export interface ReasonReview extends StepReview {
  /** Who rated it. */
  coach: string;
  /** ISO 8601. */
  publishedAt: string;
}

/** One reason, with its figures. */
export type LevelReason =
  /** What was rated, by whom, and when: the day of the match, counted from 1970. */
  | { kind: 'rated'; coach: string; rating: number; day: number }
  /** A later match had been reviewed before. */
  | { kind: 'older' }
  /** What the rating counts as, and why that differs. */
  | { kind: 'counts'; because: 'coach' | 'skills' | 'both'; skills: number; rating: number }
  /** The first review: where the level started from. */
  | { kind: 'started'; from: number; to: number }
  | { kind: 'rose' | 'fell' | 'stayed'; from: number; to: number }
  /** Why the level fell after a better rating: it counts for less, more was expected, or only the overall rating is better. */
  | { kind: 'counts-less'; last: number; counts: number; lastCounts: number }
  | { kind: 'expected-more'; expected: number }
  | { kind: 'overall-only' };

/** What one review did to the level. Figures are as shown: rounded to tenths, on the scale of ratings. */
export interface ReasonedStep {
  /** The mean of the review's ratings. */
  rated: number;
  before: number;
  after: number;
  reasons: LevelReason[];
  /** Rated skills, the one furthest above or below what was expected first. */
  surprises: SingleSkill[];
}

/** A review that would move the level: the mean of its ratings, and the level after it. */
export interface NextMove {
  kind: 'raise' | 'lower';
  coach: string;
  rating: number;
  to: number;
}

/** Words of one language for `reasonSentences`. Figures and days are passed as that language writes them. */
export interface ReasonWords {
  rated: (coach: string, rating: string, day: string) => string;
  older: string;
  counts: Record<'coach' | 'skills' | 'both', (rating: string, skills: number, all: number) => string>;
  started: (from: string, to: string) => string;
  rose: (from: string, to: string) => string;
  fell: (from: string, to: string) => string;
  stayed: (at: string) => string;
  countsLess: (last: string, counts: string, lastCounts: string) => string;
  expectedMore: (expected: string) => string;
  overallOnly: string;
}

/** As shown: on the scale of ratings, in tenths. */
const shown = (value: number) => roundTo(Math.min(Math.max(value, ratingScale.min), ratingScale.max), 1);

const overall = skillNames.indexOf('overall');

/** The mean of a review's ratings as they are, and how many there are. */
function ratedMean({ ratings }: StepReview): { mean: number; count: number } {
  const given = skillNames.flatMap((_, skill) => {
    const rating = ratings[skill] ?? Number.NaN;
    return Number.isNaN(rating) ? [] : [rating];
  });
  return { mean: roundTo(given.reduce((sum, one) => sum + one, 0) / given.length, 9), count: given.length };
}

/**
 * The last steps of a player's level with their reasons, the oldest match first.
 *
 * @param reviews the oldest match first; at least one
 * @param most how many of the last steps; each looks at all reviews before it
 */
export function reasonedSteps(
  reviews: readonly ReasonReview[],
  figures: ModelFigures,
  coachOf: (coachId: string) => KnownCoach,
  most = reviews.length,
): ReasonedStep[] {
  const { steps } = levelSteps(reviews, figures, coachOf);
  const first = Math.max(0, reviews.length - most);
  return reviews.slice(first).map((review, place): ReasonedStep => {
    const index = first + place;
    const { mean, count } = ratedMean(review);
    const [step, last] = [steps[index], steps[index - 1]];
    if (!step) throw new Error('A review without its step.');
    const [from, to] = [shownLevel(step.before.level), shownLevel(step.after.level)];
    const counts = step.rated - step.bias;
    const [bySkills, byCoach] = [shown(step.rated) !== shown(mean), shown(counts) !== shown(step.rated)];
    const reasons: LevelReason[] = [{ kind: 'rated', coach: review.coach, rating: shown(mean), day: review.day }];
    const published = Date.parse(review.publishedAt);
    if (reviews.slice(index + 1).some(({ publishedAt }) => Date.parse(publishedAt) < published))
      reasons.push({ kind: 'older' });
    if (bySkills || byCoach) {
      const because = bySkills && byCoach ? 'both' : byCoach ? 'coach' : 'skills';
      reasons.push({ kind: 'counts', because, skills: count, rating: shown(counts) });
    }
    if (last === undefined) reasons.push({ kind: 'started', from, to });
    else reasons.push({ kind: to > from ? 'rose' : to < from ? 'fell' : 'stayed', from, to });
    const before = reviews[index - 1];
    if (last && before && to < from) {
      const lastMean = ratedMean(before).mean;
      const lastCounts = last.rated - last.bias;
      const overallIsBetter = (review.ratings[overall] ?? 0) > (before.ratings[overall] ?? 7);
      if (mean > lastMean && counts <= lastCounts)
        reasons.push({
          kind: 'counts-less',
          last: shown(lastMean),
          counts: shown(counts),
          lastCounts: shown(lastCounts),
        });
      else if (mean > lastMean) reasons.push({ kind: 'expected-more', expected: from });
      else if (overallIsBetter) reasons.push({ kind: 'overall-only' });
    }
    return {
      rated: shown(mean),
      before: from,
      after: to,
      reasons,
      surprises: surprises(reviews, index, figures, coachOf),
    };
  });
}

/** The rated skills of a review by how far they were from what its earlier reviews led to expect. */
function surprises(
  reviews: readonly ReasonReview[],
  index: number,
  figures: ModelFigures,
  coachOf: (coachId: string) => KnownCoach,
): SingleSkill[] {
  const review = reviews[index];
  if (!review) return [];
  const { bias, groupMean } = coachOf(review.coachId);
  const expected =
    index === 0
      ? figures.usual.map((usual) => groupMean + usual)
      : levelSteps(reviews.slice(0, index), figures, coachOf).abilities.skills;
  const away = singleSkills.flatMap((skill) => {
    const place = skillNames.indexOf(skill);
    const rating = review.ratings[place] ?? Number.NaN;
    return Number.isNaN(rating) ? [] : [{ skill, by: Math.abs(rating - bias - (expected[place] ?? 0)) }];
  });
  return away.toSorted((one, other) => other.by - one.by).map(({ skill }) => skill);
}

/** Half steps that a next match is tried with. */
const tried = Array.from({ length: 2 * ratingScale.max + 1 }, (_, half) => half / 2);

/**
 * What would move the level next: the lowest mean in half steps that would raise it as shown, and the highest that would lower it, if the
 * coach of the latest match rated all skills of a match today.
 *
 * @param today counted from 1970
 */
export function nextMoves(
  reviews: readonly ReasonReview[],
  figures: ModelFigures,
  coachOf: (coachId: string) => KnownCoach,
  today: number,
): NextMove[] {
  const latest = reviews.at(-1);
  if (!latest) return [];
  const now = shownLevel(levelSteps(reviews, figures, coachOf).abilities.level);
  const after = tried.map((rating) => {
    const next = {
      ...latest,
      matchId: undefined,
      day: Math.max(today, latest.day),
      ratings: skillNames.map(() => rating),
    };
    return { rating, to: shownLevel(levelSteps([...reviews, next], figures, coachOf).abilities.level) };
  });
  const raising = after.find(({ to }) => to > now);
  const lowering = after.findLast(({ to }) => to < now);
  return [
    ...(raising ? [{ kind: 'raise' as const, coach: latest.coach, ...raising }] : []),
    ...(lowering ? [{ kind: 'lower' as const, coach: latest.coach, ...lowering }] : []),
  ];
}

/** A reason in words, with figures and days as the language writes them. */
export function reasonSentence(
  reason: LevelReason,
  words: ReasonWords,
  figure: (value: number) => string,
  day: (day: number) => string,
): string {
  switch (reason.kind) {
    case 'rated':
      return words.rated(reason.coach, figure(reason.rating), day(reason.day));
    case 'older':
      return words.older;
    case 'counts':
      return words.counts[reason.because](figure(reason.rating), reason.skills, skillNames.length);
    case 'started':
    case 'rose':
    case 'fell':
      return words[reason.kind](figure(reason.from), figure(reason.to));
    case 'stayed':
      return words.stayed(figure(reason.to));
    case 'counts-less':
      return words.countsLess(figure(reason.last), figure(reason.counts), figure(reason.lastCounts));
    case 'expected-more':
      return words.expectedMore(figure(reason.expected));
    case 'overall-only':
      return words.overallOnly;
  }
}

/** The words of the language in force. @param whose "your level" for the player, "the level" for everyone else */
export function reasonWords(whose: 'your' | 'the'): ReasonWords {
  return {
    rated: (coach, rating, day) => say(msg`${{ coach }} rated this match ${{ rating }} on average, on ${{ day }}.`),
    older: say(msg`It was reviewed after a later match, and counts for the day it was played.`),
    counts: {
      coach: (rating) => say(msg`Compared with how other coaches rate, that counts as ${{ rating }}.`),
      skills: (rating, skills, all) =>
        say(
          msg`${plural({ skills }, { one: msg`Only # of ${{ all }} skills was rated`, other: msg`# of ${{ all }} skills were rated` })}; as a whole review it counts as ${{ rating }}.`,
        ),
      both: (rating, skills, all) =>
        say(
          msg`${plural({ skills }, { one: msg`Only # of ${{ all }} skills was rated`, other: msg`# of ${{ all }} skills were rated` })}; as a whole review, and compared with how other coaches rate, it counts as ${{ rating }}.`,
        ),
    },
    started: (from, to) =>
      say(
        msg`It is the first reviewed match. We started from ${{ from }}, the average of comparable players, and ${select({ whose }, { your: 'your level', other: 'the level' })} became ${{ to }}.`,
      ),
    rose: (from, to) =>
      say(
        msg`We expected about ${{ from }}, so ${select({ whose }, { your: 'your level', other: 'the level' })} rose from ${{ from }} to ${{ to }}.`,
      ),
    fell: (from, to) =>
      say(
        msg`We expected about ${{ from }}, so ${select({ whose }, { your: 'your level', other: 'the level' })} fell from ${{ from }} to ${{ to }}.`,
      ),
    stayed: (at) =>
      say(
        msg`We expected about ${{ at }}, and ${select({ whose }, { your: 'your level', other: 'the level' })} stayed there.`,
      ),
    countsLess: (last, counts, lastCounts) =>
      say(
        msg`The rating is better than last time’s ${{ last }}, but on the same footing it is ${{ counts }} after ${{ lastCounts }}.`,
      ),
    expectedMore: (expected) =>
      say(
        msg`The rating is better than last time, but still below the ${{ expected }} that all earlier matches led us to expect.`,
      ),
    overallOnly: say(msg`The overall rating is better than last time, but the average of all ratings isn’t.`),
  };
}

/** A day in words: "12 May 2026". @param day counted from 1970 */
export function reasonDay(day: number): string {
  return eveningDay(new Date(day * dayLength).toISOString());
}

/** What would move the level next. */
export function nextSentence({ kind, coach, rating, to }: NextMove, whose: 'your' | 'the'): string {
  const [match, level] = [oneDecimal(rating), oneDecimal(to)];
  return kind === 'raise'
    ? say(
        msg`A match that ${{ coach }} rates ${{ rating: match }} on average would raise ${select({ whose }, { your: 'your level', other: 'the level' })} to ${{ level }}.`,
      )
    : say(msg`A match that ${{ coach }} rates ${{ rating: match }} on average would lower it to ${{ level }}.`);
}
