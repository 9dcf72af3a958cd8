import { describe, expect, it } from 'vitest';
import type { SkillName } from '#domain/skills/skills.ts';
import { asLastTime, countUnchanged } from './as-last-time.ts';

const was = (skillName: SkillName, rating: string, videoId = 'last') => ({ skillName, rating, videoId });
const is = (skillName: SkillName, rating: number) => ({ skillName, rating });

describe('as last time', () => {
  it('takes over what is not rated yet, without comments and notes', () => {
    expect(asLastTime([is('lob', 5)], [was('lob', '4.2'), was('vibora', '3.1')], 'last')).toEqual([
      { skillName: 'vibora', rating: 3.1, comment: '', evidence: [] },
    ]);
  });

  it('never takes over the overall rating, a rating of an earlier review, or anything without a last review', () => {
    expect(asLastTime([], [was('overall', '4.2'), was('lob', '4.2', 'older')], 'last')).toEqual([]);
    expect(asLastTime([], [was('lob', '4.2')], null)).toEqual([]);
  });

  it('counts what is rated the same, however it came about', () => {
    const earlier = [was('overall', '4.0'), was('lob', '4.2'), was('vibora', '3.1'), was('volley', '2.0', 'older')];
    const rated = [is('overall', 4), is('lob', 4.2), is('vibora', 3.2), is('volley', 2)];
    expect(countUnchanged(rated, earlier, 'last')).toBe(1);
  });
});
