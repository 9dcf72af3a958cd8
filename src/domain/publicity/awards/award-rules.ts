// Who wins an award: rules over each member's season.

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { goalPercent } from '#domain/progress/goal-progress.ts';
import { improvement, improvementRule } from '#domain/progress/improvement.ts';
import { mean, roundTo } from '#domain/round-to.ts';
import { addDays, mondayOf } from '#domain/time/time-zones.ts';
import type { AwardCategory, AwardFacts, AwardWorking } from './award-categories.ts';

/** Minimum samples of an award (docs/product.md#awards): small samples make winners by chance. */
export const awardRules = {
  /** Qualifying players. */
  minCandidates: 3,
  /** Reviews of a player for an improvement, and for a mean of skills. */
  minReviews: improvementRule.minReviews,
  minSkillReviews: 3,
  /** Videos and sessions of a player, and weeks in a row. */
  minActivity: 3,
  minWeeks: 3,
  /** Runners-up shown. */
  shownRunnersUp: 3,
} as const;

/** A member's season. */
export interface SeasonOfPlayer<Player> {
  player: Player;
  /** Overall ratings (0–7), the oldest first. */
  overall: readonly number[];
  /** Average ratings per skill group, with their number of reviews. */
  skills: Record<'technical' | 'tactical' | 'physical', { mean: number; reviews: number } | null>;
  videos: number;
  sessions: number;
  /** The days on which a video was sent or a session took place, `YYYY-MM-DD`, in any order. */
  activeDays: readonly string[];
  /** The player's target level (1–7); null without a goal. */
  targetLevel: number | null;
}

/** A player who qualifies for an award. */
export interface Candidate<Player> {
  player: Player;
  figure: number;
  working: AwardWorking;
}

/** The result of an award. */
export type AwardOutcome<Player> =
  | { kind: 'refused'; candidates: Candidate<Player>[]; reason: string }
  | { kind: 'won'; winners: Candidate<Player>[]; runnersUp: Candidate<Player>[]; candidates: Candidate<Player>[] };

type Rule = <Player>(season: SeasonOfPlayer<Player>) => Omit<Candidate<Player>, 'player'> | null;

const bestIn =
  (group: keyof SeasonOfPlayer<never>['skills']): Rule =>
  ({ skills }) => {
    const rated = skills[group];
    if (rated === null || rated.reviews < awardRules.minSkillReviews) return null;
    return { figure: roundTo(rated.mean, 2), working: { kind: 'skills', reviews: rated.reviews } };
  };

const rules: Record<AwardCategory, Rule> = {
  'most-improved': ({ overall }) => {
    const one = improvement(overall);
    if (one === null || one.change <= 0) return null;
    const { begin, end, change, reviews } = one;
    return { figure: change, working: { kind: 'improvement', begin, end, reviews } };
  },
  'most-active': ({ videos, sessions }) => {
    const figure = videos + sessions;
    return figure < awardRules.minActivity ? null : { figure, working: { kind: 'activity', videos, sessions } };
  },
  'best-technical': bestIn('technical'),
  'best-tactical': bestIn('tactical'),
  'best-physical': bestIn('physical'),
  'rising-star': ({ overall, targetLevel: target }) => {
    const one = improvement(overall);
    // A target reached before the season leaves nothing to progress.
    if (one === null || target === null || target <= one.begin) return null;
    const figure = roundTo(goalPercent({ start: one.begin, current: one.end, target }), 0);
    if (figure <= 0) return null;
    return { figure, working: { kind: 'goal', begin: one.begin, end: one.end, target, reviews: one.reviews } };
  },
  'iron-streak': ({ activeDays }) => {
    const figure = longestStreak(activeDays);
    if (figure < awardRules.minWeeks) return null;
    return { figure, working: { kind: 'streak', activeWeeks: weeksOf(activeDays).size } };
  },
};

function weeksOf(days: readonly string[]): Set<string> {
  return new Set(days.map((day) => mondayOf(day)));
}

/** The most weeks in a row, Monday to Sunday, that hold one of the days. */
function longestStreak(days: readonly string[]): number {
  const mondays = weeksOf(days);
  let longest = 0;
  for (const monday of mondays) {
    // Counts from the first week of each streak only.
    if (mondays.has(addDays(monday, -7))) continue;
    let length = 1;
    while (mondays.has(addDays(monday, length * 7))) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/**
 * The result of an award: everyone with the highest figure wins; figures that are displayed as equal are equal.
 * Refused with fewer than three qualifying players.
 */
export function decideAward<Player>(
  category: AwardCategory,
  seasons: readonly SeasonOfPlayer<Player>[],
): AwardOutcome<Player> {
  const candidates = seasons
    .flatMap((season) => {
      const one = rules[category](season);
      return one === null ? [] : [{ player: season.player, ...one }];
    })
    .toSorted((one, other) => other.figure - one.figure);
  if (candidates.length < awardRules.minCandidates) {
    const [players, needed] = [candidates.length, awardRules.minCandidates];
    const reason = say(
      msg`${plural({ players }, { one: msg`One player qualifies; an award needs ${{ needed }}.`, other: msg`# players qualify; an award needs ${{ needed }}.` })}`,
    );
    return { kind: 'refused', candidates, reason };
  }
  const winners = candidates.filter(({ figure }) => figure === candidates[0]?.figure);
  const runnersUp = candidates.slice(winners.length, winners.length + awardRules.shownRunnersUp);
  return { kind: 'won', winners, runnersUp, candidates };
}

/** The stored facts of a winner. */
export function awardFacts<Player>(
  { runnersUp, candidates }: Extract<AwardOutcome<Player>, { kind: 'won' }>,
  { figure, working }: Candidate<Player>,
): AwardFacts {
  return { figure, working, candidates: candidates.length, runnersUp: runnersUp.map((one) => one.figure) };
}

/** The mean of ratings with the number of reviews that they are from; null for none. */
export function groupMean(ratings: readonly number[], reviews: number): { mean: number; reviews: number } | null {
  const value = mean(ratings);
  return value === null ? null : { mean: value, reviews };
}
