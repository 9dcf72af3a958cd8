// Who wins which award, who shares it, and when nobody does.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AwardCategory, awardCategories, awardName } from './award-categories.ts';
import { awardFacts, decideAward, groupMean, type SeasonOfPlayer } from './award-rules.ts';
import { awardFigure, awardRule, awardWorkingWords } from './award-words.ts';
import { seasonWords } from './season.ts';

const quiet = {
  overall: [],
  skills: { technical: null, tactical: null, physical: null },
  videos: 0,
  sessions: 0,
  activeDays: [],
  targetLevel: null,
};
const player = (name: string, traits: Partial<SeasonOfPlayer<string>>): SeasonOfPlayer<string> => ({
  player: name,
  ...quiet,
  ...traits,
});
const rising = (name: string, from: number, to: number, targetLevel: number | null = null) =>
  player(name, { overall: [from, from, to, to], targetLevel });

/** Names of the winners, and of those who came next; the reason where there is none. */
function outcome(category: AwardCategory, seasons: readonly SeasonOfPlayer<string>[]) {
  const decided = decideAward(category, seasons);
  if (decided.kind === 'refused') return decided.reason;
  const names = (list: readonly { player: string }[]) => list.map((one) => one.player);
  return [names(decided.winners), names(decided.runnersUp)];
}

describe('an award', () => {
  it('for most improved goes to the largest rise, never to a fall', () => {
    const players = [rising('a', 3, 3.5), rising('b', 2, 3.4), rising('c', 5, 4), rising('d', 4, 4.1)];
    expect(outcome('most-improved', players)).toEqual([['b'], ['a', 'd']]);
  });

  it('for the most active counts videos and sessions', () => {
    const players = [
      player('a', { videos: 3 }),
      player('b', { videos: 2, sessions: 4 }),
      player('c', { sessions: 5 }),
      player('d', { videos: 2 }),
    ];
    expect(outcome('most-active', players)).toEqual([['b'], ['c', 'a']]);
  });

  it('for skills needs three reviews of the group', () => {
    const best = (name: string, mean: number, reviews: number) =>
      player(name, { skills: { ...quiet.skills, tactical: { mean, reviews } } });
    const players = [best('a', 7, 2), best('b', 4.2, 3), best('c', 4.1, 9), best('d', 3, 3)];
    expect(outcome('best-tactical', players)).toEqual([['b'], ['c', 'd']]);
    expect(outcome('best-physical', players)).toBe('0 players qualify; an award needs 3.');
  });

  it('for the rising star measures progress towards the target', () => {
    const players = [
      rising('half', 3, 4, 5),
      rising('further, but a longer way', 2, 4, 7),
      rising('there already', 5, 6, 4),
      rising('no goal', 2, 6),
      rising('a quarter', 3, 3.5, 5),
    ];
    expect(outcome('rising-star', players)).toEqual([['half'], ['further, but a longer way', 'a quarter']]);
  });

  it('for the streak counts weeks across the turn of the year', () => {
    const players = [
      player('four', { activeDays: ['2026-12-20', '2026-12-21', '2027-01-03', '2027-01-10', '2026-12-31'] }),
      player('three, then two', { activeDays: ['2026-10-05', '2026-10-12', '2026-10-19', '2026-11-02', '2026-11-09'] }),
      player('three', { activeDays: ['2026-10-11', '2026-10-18', '2026-10-25'] }),
      player('gaps', { activeDays: ['2026-10-05', '2026-10-19', '2026-11-02'] }),
    ];
    expect(outcome('iron-streak', players)).toEqual([['four'], ['three, then two', 'three']]);
  });

  it('ties between equal figures', () => {
    const players = [rising('a', 3, 4), rising('b', 2, 3), rising('c', 3, 3.5), rising('d', 1, 1.4)];
    expect(outcome('most-improved', players)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('needs three players who qualify', () => {
    expect(outcome('most-improved', [rising('a', 3, 4), rising('b', 2, 3)])).toBe(
      '2 players qualify; an award needs 3.',
    );
    expect(outcome('most-improved', [rising('a', 3, 4)])).toBe('One player qualifies; an award needs 3.');
    expect(outcome('iron-streak', [])).toBe('0 players qualify; an award needs 3.');
  });

  it('does not depend on the order of the players', () => {
    const seasons = fc.array(
      fc.record({ videos: fc.nat(8), sessions: fc.nat(8), overall: fc.array(fc.integer({ min: 0, max: 70 })) }),
    );
    fc.assert(
      fc.property(seasons, fc.constantFrom(...awardCategories), (list, category) => {
        const players = list.map((one, index) =>
          player(String(index), { ...one, overall: one.overall.map((rating) => rating / 10), targetLevel: 7 }),
        );
        const winners = (some: typeof players) => {
          const decided = decideAward(category, some);
          return decided.kind === 'won' ? decided.winners.map((one) => one.player).toSorted() : decided.reason;
        };
        expect(winners(players.toReversed())).toEqual(winners(players));
      }),
    );
  });
});

it('stored award facts hold no names', () => {
  const decided = decideAward('most-active', [
    player('Alma', { videos: 9, sessions: 1 }),
    player('Bo', { videos: 5 }),
    player('Cleo', { sessions: 4 }),
  ]);
  if (decided.kind === 'refused') throw new Error(decided.reason);
  const [winner] = decided.winners;
  if (!winner) throw new Error('Someone has won.');
  expect(awardFacts(decided, winner)).toEqual({
    figure: 10,
    working: { kind: 'activity', videos: 9, sessions: 1 },
    candidates: 3,
    runnersUp: [5, 4],
  });
});

it('each award has a name, a rule and its figure in words', () => {
  for (const category of awardCategories) {
    expect(awardName(category)).toMatch(/^[A-Z]/);
    expect(awardRule(category)).toMatch(/\.$/);
  }
  expect(awardFigure('most-improved', 0.7)).toBe('+0.7');
  expect(awardFigure('most-active', 12)).toBe('12');
  expect(awardFigure('best-technical', 4.5)).toBe('4.50');
  expect(awardFigure('rising-star', 40)).toBe('40%');
  expect(awardFigure('iron-streak', 1)).toBe('1 week');
  expect(awardWorkingWords({ kind: 'improvement', begin: 3, end: 3.7, reviews: 5 })).toBe(
    'From 3.0 to 3.7 in 5 reviews',
  );
  expect(awardWorkingWords({ kind: 'activity', videos: 1, sessions: 2 })).toBe('1 video and 2 training sessions');
  expect(awardWorkingWords({ kind: 'skills', reviews: 3 })).toBe('Average of 3 reviews');
  expect(awardWorkingWords({ kind: 'goal', begin: 3, end: 4, target: 5, reviews: 4 })).toBe(
    'From 3.0 to 4.0, target 5.0',
  );
  expect(awardWorkingWords({ kind: 'streak', activeWeeks: 9 })).toBe('Active in 9 weeks of the season');
  expect(seasonWords({ from: '2026-09-01', to: '2026-11-30' })).toBe('1 September 2026 to 30 November 2026');
  expect(groupMean([], 0)).toBeNull();
  expect(groupMean([3, 4], 1)).toEqual({ mean: 3.5, reviews: 1 });
});
