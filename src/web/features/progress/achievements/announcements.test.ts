// Grouping achievements into announcements.

import { expect, it } from 'vitest';
import type { Achievement } from '#contract/progress/achievements.ts';
import { type AchievementType, achievements } from '#domain/progress/achievements.ts';
import { announcements } from './announcements.ts';

function grant(id: string, type: AchievementType, isSeen = false): Achievement {
  const createdAt = '2026-11-01T12:00:00.000Z';
  return { id, type, xp: achievements[type].xp, createdAt, isSeen, videoId: null, skill: null };
}

it('announcements contain unseen achievements, oldest first', () => {
  const latest = [grant('c', 'level_up'), grant('b', 'feedback_received'), grant('a', 'video_uploaded', true)];
  expect(announcements(latest, new Set()).map(({ type }) => type)).toEqual(['feedback_received', 'level_up']);
});

it('announcements combine each type, with the total XP', () => {
  const latest = [grant('d', 'skill_improved'), grant('c', 'feedback_received'), grant('b', 'skill_improved')];
  expect(announcements(latest, new Set())).toEqual([
    { type: 'skill_improved', ids: ['b', 'd'], xp: 100 },
    { type: 'feedback_received', ids: ['c'], xp: 25 },
  ]);
});

it('announcements leave out what was already announced', () => {
  const latest = [grant('b', 'skill_improved'), grant('a', 'skill_improved')];
  expect(announcements(latest, new Set(['a']))).toEqual([{ type: 'skill_improved', ids: ['b'], xp: 50 }]);
  expect(announcements(latest, new Set(['a', 'b']))).toEqual([]);
});
