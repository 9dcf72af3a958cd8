import { describe, expect, it } from 'vitest';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import { whatToWorkOn } from './what-to-work-on.ts';

const rating = (skillName: PublishedRating['skillName'], value: string): PublishedRating => ({
  videoId: 'one',
  skillName,
  rating: value,
  createdAt: '2026-03-02T18:00:00.000Z',
});
const ratings = [rating('overall', '1.0'), rating('lob', '2.0'), rating('volley', '3.0'), rating('bandeja', '4.0')];

describe('what to work on', () => {
  it('follows the coach\u2019s priorities in order, whatever is rated lowest', () => {
    const priorities = [
      { skill: 'bandeja' as const, focus: '[AI Analysis] Turn earlier' },
      { skill: 'volley' as const, focus: 'Block low' },
    ];
    expect(whatToWorkOn(priorities, ratings)).toEqual([
      { skill: 'bandeja', focus: 'Turn earlier' },
      { skill: 'volley', focus: 'Block low' },
    ]);
  });

  it('is the two lowest rated skills without priorities', () => {
    expect(whatToWorkOn([], ratings)).toEqual([
      { skill: 'lob', focus: null },
      { skill: 'volley', focus: null },
    ]);
  });

  it('is empty before the first review', () => {
    expect(whatToWorkOn([], [])).toEqual([]);
  });
});
