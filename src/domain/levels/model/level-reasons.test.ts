// Why a level moved, in words that agree with the figures.

import { describe, expect, it } from 'vitest';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';
import { fitLevels } from './level-model.ts';
import {
  nextMoves,
  nextSentence,
  type ReasonReview,
  reasonDay,
  reasonedSteps,
  reasonSentence,
  reasonWords,
} from './level-reasons.ts';
import { levelSteps, unknownCoach } from './level-steps.ts';
import { assumedFigures } from './model-figures.ts';
import { reviewColumns } from './rated-reviews.ts';
import { simulatedFederation } from './testing/simulated-federation.ts';

const may12 = Date.UTC(2026, 4, 12) / 86_400_000;
const biases: Record<string, number> = { Anna: 0.4, Bo: -0.2 };
const coachOf = (coachId: string) => ({ bias: biases[coachId] ?? 0, error: 0.1, groupMean: 3.6 });

/** A review by `coach` of a match so many days after 12 May; published the day after, unless said otherwise. */
function review(
  coach: string,
  rating: number,
  days = 0,
  own: Partial<Record<SkillName, number>> = {},
  published = days,
) {
  const ratings = skillNames.map((skill) => own[skill] ?? rating);
  const publishedAt = new Date((may12 + published + 1) * 86_400_000).toISOString();
  return { coachId: coach, coach, day: may12 + days, ratings, publishedAt };
}
const only = (coach: string, days: number, own: Partial<Record<SkillName, number>>) =>
  review(coach, Number.NaN, days, own);

const words = (reviews: readonly ReasonReview[], figures = assumedFigures) =>
  reasonedSteps(reviews, figures, coachOf).map(({ reasons }) =>
    reasons.map((reason) => reasonSentence(reason, reasonWords('your'), oneDecimal, reasonDay)),
  );

describe('the reasons of a step', () => {
  it('say what was rated, by whom, when, and where the level started', () => {
    expect(words([review('Carla', 4.4)])).toEqual([
      [
        'Carla rated this match 4.4 on average, on 12 May 2026.',
        'It is the first reviewed match. We started from 3.6, the average of comparable players, and your level became 4.4.',
      ],
    ]);
  });

  it('say what the rating counts as, and what was expected', () => {
    const [, second] = words([review('Anna', 4.2), review('Anna', 5, 60)]);
    expect(second).toEqual([
      'Anna rated this match 5.0 on average, on 11 July 2026.',
      'Compared with how other coaches rate, that counts as 4.6.',
      expect.stringMatching(/^We expected about 3\.8, so your level rose from 3\.8 to 4\.[0-6]\.$/),
    ]);
  });

  it('never speak of lenience', () => {
    const all = words([review('Anna', 4.2), review('Bo', 4, 30), review('Anna', 4.1, 60)])
      .flat()
      .join(' ');
    expect(all).not.toMatch(/lenient|severe|bias|strict/i);
  });

  it('say when only some skills were rated', () => {
    const usual = skillNames.map((skill) => (skill === 'lob' ? 0.5 : 0));
    const [, second] = words([review('Carla', 4), only('Carla', 9, { lob: 4.5 })], { ...assumedFigures, usual });
    expect(second?.[1]).toBe('Only 1 of 11 skills was rated; as a whole review it counts as 4.0.');
    const [, both] = words([review('Carla', 4), only('Anna', 9, { lob: 4.5, volley: 4 })], {
      ...assumedFigures,
      usual,
    });
    expect(both?.[1]).toBe(
      '2 of 11 skills were rated; as a whole review, and compared with how other coaches rate, it counts as 3.6.',
    );
  });

  it('say that an older match was reviewed later', () => {
    const [first, second] = words([review('Carla', 4, 0, {}, 40), review('Carla', 4, 30)]);
    expect(first?.[1]).toBe('It was reviewed after a later match, and counts for the day it was played.');
    expect(second?.join(' ')).not.toContain('later match');
  });
});

describe('a level that falls after a better rating', () => {
  it('says that it counts for less than the last', () => {
    const [, second] = words([review('Bo', 4.2), review('Anna', 4.4, 30)]);
    expect(second?.at(-2)).toMatch(/^We expected about 4\.4, so your level fell from 4\.4 to 4\.[0-3]\.$/);
    expect(second?.at(-1)).toBe(
      'The rating is better than last time’s 4.2, but on the same footing it is 4.0 after 4.4.',
    );
  });

  it('says that more was expected', () => {
    const many = [0, 9, 18, 27].map((days) => review('Carla', 5, days));
    const last = words([...many, review('Carla', 3, 36), review('Carla', 3.4, 45)]).at(-1);
    expect(last?.at(-1)).toMatch(
      /^The rating is better than last time, but still below the 4\.\d that all earlier matches led us to expect\.$/,
    );
  });

  it('says that only the overall rating is better', () => {
    const [, second] = words([review('Carla', 5, 0, { overall: 4 }), review('Carla', 4, 30, { overall: 4.5 })]);
    expect(second?.at(-1)).toBe('The overall rating is better than last time, but the average of all ratings isn’t.');
  });

  it('says why in every case of made-up federations', () => {
    let found = 0;
    for (let seed = 1; seed <= 5; seed += 1) {
      const { reviews } = simulatedFederation(seed, 0.5);
      const model = fitLevels(reviewColumns(reviews));
      const known = new Map(model.coaches.map((coach) => [coach.coachId, coach]));
      const knownCoach = (id: string) => known.get(id) ?? unknownCoach(model);
      for (const own of Map.groupBy(reviews, ({ playerId }) => playerId).values()) {
        const inOrder = own
          .toSorted((one, other) => one.day - other.day)
          .map((one) => ({ ...one, coach: one.coachId, publishedAt: new Date(one.day * 86_400_000).toISOString() }));
        for (const [index, step] of reasonedSteps(inOrder, model, knownCoach).entries()) {
          const kinds = step.reasons.map(({ kind }) => kind);
          const isBetter = mean(inOrder[index]?.ratings) > mean(inOrder[index - 1]?.ratings);
          if (step.after >= step.before || !isBetter) continue;
          found += 1;
          expect(kinds.some((kind) => kind === 'counts-less' || kind === 'expected-more')).toBe(true);
        }
      }
    }
    expect(found).toBeGreaterThan(20);
  });
});

/** NaN without a review. */
function mean(ratings: ArrayLike<number> = []): number {
  const given = Array.from(ratings).filter((rating) => !Number.isNaN(rating));
  return given.reduce((sum, one) => sum + one, 0) / given.length;
}

it('explains the last steps alone as it does among all', () => {
  const reviews = [
    review('Carla', 4),
    review('Anna', 4.4, 10, {}, 40),
    review('Carla', 3.6, 20, { lob: 2 }),
    review('Carla', 4.2, 30, { volley: 5 }),
  ];
  const all = reasonedSteps(reviews, assumedFigures, coachOf);
  expect(reasonedSteps(reviews, assumedFigures, coachOf, 3)).toEqual(all.slice(1));
  expect(reasonedSteps(reviews, assumedFigures, coachOf, 9)).toEqual(all);
});

it('puts the skill first that was furthest from what was expected', () => {
  const [, step] = reasonedSteps(
    [review('Carla', 4), review('Carla', 4, 30, { lob: 2, volley: 4.8 })],
    assumedFigures,
    coachOf,
  );
  expect(step?.surprises.slice(0, 2)).toEqual(['lob', 'volley']);
});

describe('what would move the level next', () => {
  const own = [review('Carla', 4), review('Carla', 4, 30)];

  it('is what the model makes of such a match', () => {
    const [raise, lower] = nextMoves(own, assumedFigures, coachOf, may12 + 60);
    expect(raise).toMatchObject({ kind: 'raise', coach: 'Carla', rating: 4.5 });
    expect(lower).toMatchObject({ kind: 'lower', coach: 'Carla', rating: 3.5 });
    const { abilities } = levelSteps([...own, review('Carla', 4.5, 60)], assumedFigures, coachOf);
    expect(oneDecimal(raise?.to ?? 0)).toBe(oneDecimal(abilities.level));
    expect(raise && nextSentence(raise, 'your')).toBe(
      `A match that Carla rates 4.5 on average would raise your level to ${oneDecimal(abilities.level)}.`,
    );
    expect(lower && nextSentence(lower, 'the')).toMatch(
      /^A match that Carla rates 3\.5 on average would lower it to 3\.\d\.$/,
    );
  });

  it('cannot be more than 7', () => {
    const sevens = [0, 1, 2, 3, 4, 5].map((days) => review('Anna', 7, days));
    expect(nextMoves(sevens, assumedFigures, coachOf, may12 + 6)).toMatchObject([{ kind: 'lower' }]);
  });

  it('is nothing without a review', () => {
    expect(nextMoves([], assumedFigures, coachOf, may12)).toEqual([]);
  });
});
