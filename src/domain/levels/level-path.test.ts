import { describe, expect, it } from 'vitest';
import { latestRatings, type PublishedRating } from '#domain/skills/ratings.ts';
import { singleSkills } from '#domain/skills/skills.ts';
import { levelPath } from './level-path.ts';

type Skill = PublishedRating['skillName'];
const rating = (skillName: Skill, value: number, day = '2026-03-01'): PublishedRating => ({
  videoId: day,
  skillName,
  rating: value.toFixed(1),
  createdAt: `${day}T10:00:00.000Z`,
});
/** All ten skills at one rating, except some. */
const skills = (value: number, others: Partial<Record<Skill, number>> = {}) =>
  singleSkills.map((skill) => rating(skill, others[skill] ?? value));
const overall = (...given: [day: string, value: number][]) =>
  given.map(([day, value]) => rating('overall', value, day));

/** The path where the latest ratings are what is measured. */
function path(level: number, ratings: PublishedRating[]) {
  const latest = [...latestRatings(ratings).values()].filter(({ skillName }) => skillName !== 'overall');
  const values = Object.fromEntries(latest.map((one) => [one.skillName, Number(one.rating)]));
  const mean = latest.reduce((sum, one) => sum + Number(one.rating), 0) / latest.length;
  return levelPath(level, latest.length === 0 ? null : { level: mean, skills: values }, ratings);
}

describe('the path to the next level', () => {
  it('raises the lowest skills to one rating until the average suggests the level', () => {
    const found = path(4, skills(4.4, { backhand: 3.1, strategy: 3.2 }));
    // Ten skills must gain 42.5 − 41.5 points: these two reach 3.65, rounded up to 3.7.
    expect(found).toMatchObject({
      target: 4.5,
      neededMean: 4.25,
      skills: [
        { skill: 'backhand', now: 3.1, needed: 3.7 },
        { skill: 'strategy', now: 3.2, needed: 3.7 },
      ],
    });
  });

  it('asks for enough: the average is reached', () => {
    const given = skills(3.4, { lob: 2.2, volley: 3, bandeja: 2.9, footwork: 3.1 });
    const found = path(3, given);
    const after = given.map(({ skillName, rating: value }) =>
      Math.max(Number(value), found?.skills.find(({ skill }) => skill === skillName)?.needed ?? 0),
    );
    expect(after.reduce((sum, value) => sum + value, 0) / after.length).toBeGreaterThanOrEqual(found?.neededMean ?? 99);
  });

  it('needs nothing where the measured level suggests it', () => {
    const found = path(4, [...skills(4.2), rating('lob', 4.9, '2026-04-01')]);
    expect(found?.skills).toEqual([]);
  });

  it('targets the next half step from in between, and ends at the top', () => {
    expect(path(4.2, skills(4))?.target).toBe(4.5);
    expect(path(7, skills(6.9))).toBeNull();
    expect(path(3, [])).toBeNull();
  });
});

describe('the range of months', () => {
  const rising = overall(['2026-01-01', 3], ['2026-01-31', 3.1], ['2026-03-02', 3.2], ['2026-04-01', 3.5]);
  const months = (ratings: PublishedRating[]) => path(4, [...skills(4), ...ratings])?.months;

  it('spans the pace of all reviews and of the later half', () => {
    // 0.25 points are missing; the pace is 0.16 points a month overall and 0.3 recently.
    expect(months(rising)).toEqual({ from: 1, to: 2 });
    expect(path(4, [...skills(3.5), ...rising])?.months).toEqual({ from: 2, to: 5 });
  });

  it('is null with fewer than four reviews, without improvement, and beyond two years', () => {
    expect(months(rising.slice(1))).toBeNull();
    expect(months(overall(['2026-01-01', 4], ['2026-02-01', 4], ['2026-03-01', 4], ['2026-04-01', 3.9]))).toBeNull();
    const slow = overall(['2024-01-01', 3], ['2024-09-01', 3], ['2025-05-01', 3], ['2026-01-01', 3.1]);
    expect(months(slow)).toBeNull();
  });
});
