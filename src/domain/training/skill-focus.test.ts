// What to train, and the session for it.

import { expect, it } from 'vitest';
import type { SkillName } from '#domain/skills/skills.ts';
import { sessionFromDrills, skillNeeds } from './skill-focus.ts';

const rated = (month: number, skillName: SkillName, rating: string) => ({
  videoId: `video ${month}`,
  skillName,
  rating,
  createdAt: `2026-0${month}-01T12:00:00.000Z`,
});

it('skillNeeds sorts by latest rating, weakest first, with trend and number of reviews', () => {
  const needs = skillNeeds([
    rated(1, 'overall', '1.0'),
    rated(1, 'lob', '2.0'),
    rated(2, 'lob', '3.0'),
    rated(1, 'volley', '4.0'),
    rated(2, 'volley', '2.5'),
  ]);
  expect(needs.map(({ skill, latest, reviews, trend }) => [skill, latest, reviews, trend.direction])).toEqual([
    ['volley', 2.5, 2, 'down'],
    ['lob', 3, 2, 'up'],
  ]);
  expect(skillNeeds([])).toEqual([]);
});

it('sessionFromDrills names the skills, is long enough for all drills, and has a line per drill', () => {
  const drill = { aim: 'Stay low.', minutes: 15 };
  const session = sessionFromDrills([
    { ...drill, skill: 'lob', name: 'Ladder' },
    { ...drill, skill: 'lob', name: 'Deep ten', minutes: 20 },
    { ...drill, skill: 'volley', name: 'Wall' },
  ]);
  expect(session).toEqual({
    title: 'Lob and Volley',
    duration: 75,
    objectives: 'Lob: Ladder (15 min). Stay low.\nLob: Deep ten (20 min). Stay low.\nVolley: Wall (15 min). Stay low.',
  });
});
