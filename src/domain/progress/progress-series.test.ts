// The data of the progress charts.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';
import { milliseconds } from '#domain/time/moments.ts';
import { type VideoStatus, videoStatuses } from '#domain/videos/videos.ts';
import { progressCharts } from './progress-series.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
const video = (day: number, overallScore: string | null, status: VideoStatus = 'Analyzed') => ({
  id: `v${day}`,
  title: `Match ${day}`,
  status,
  uploadDate: at(day),
  overallScore,
});
const rated = (day: number, skillName: SkillName, rating: string): PublishedRating => ({
  videoId: `v${day}`,
  skillName,
  rating,
  createdAt: at(day + 1),
});

describe('progressCharts', () => {
  it('have no points without videos', () => {
    const charts = progressCharts([], [rated(1, 'lob', '4.0')]);
    expect(charts.map(({ main }) => main.label)).toEqual(['Overall', 'Technical', 'Tactical', 'Physical']);
    for (const { main, skills } of charts) {
      expect([main, ...skills].flatMap((line) => line.points)).toEqual([]);
    }
  });

  it('have one point per analysed video and rated line, earliest first', () => {
    const [overall, technical, tactical, physical] = progressCharts(
      [video(9, '4.4'), video(1, '4.0'), video(5, null, 'Pending')],
      [
        rated(1, 'lob', '3.0'),
        rated(1, 'volley', '3.5'),
        rated(1, 'overall', '4.0'),
        rated(9, 'lob', '4.0'),
        rated(9, 'strategy', '5.1'),
      ],
    );
    const first = { videoId: 'v1', title: 'Match 1', at: at(1) };
    const second = { videoId: 'v9', title: 'Match 9', at: at(9) };
    expect(overall).toEqual({
      main: {
        id: 'overall',
        label: 'Overall',
        points: [
          { ...first, value: 4 },
          { ...second, value: 4.4 },
        ],
      },
      skills: [],
    });
    expect(technical?.main.points).toEqual([
      { ...first, value: 3.3 },
      { ...second, value: 4 },
    ]);
    expect(technical?.skills.map(({ label, points }) => [label, points.map(({ value }) => value)])).toEqual([
      ['Bandeja', []],
      ['Víbora', []],
      ['Forehand', []],
      ['Backhand', []],
      ['Volley', [3.5]],
      ['Lob', [3, 4]],
    ]);
    expect(tactical?.main.points).toEqual([{ ...second, value: 5.1 }]);
    expect(physical?.main.points).toEqual([]);
  });

  it('never have more points than analysed videos, in order of time and within the scale', () => {
    const videos = fc.uniqueArray(
      fc.tuple(fc.nat(300), fc.constantFrom(...videoStatuses)).map(([day, status]) => video(day, '4.0', status)),
      { selector: ({ id }) => id },
    );
    const ratings = fc.array(
      fc
        .tuple(fc.nat(300), fc.constantFrom(...skillNames), fc.integer({ min: 0, max: 70 }))
        .map(([day, skill, tenths]) => rated(day, skill, (tenths / 10).toFixed(1))),
    );
    fc.assert(
      fc.property(videos, ratings, (list, given) => {
        const analyzed = list.filter(({ status }) => status === 'Analyzed');
        for (const { main, skills } of progressCharts(list, given)) {
          for (const { points } of [main, ...skills]) {
            const times = points.map((point) => milliseconds(point.at) ?? Number.NaN);
            expect(points.length).toBeLessThanOrEqual(analyzed.length);
            expect(times).toEqual(times.toSorted((one, other) => one - other));
            for (const { value } of points) {
              expect(value).toBeGreaterThanOrEqual(0);
              expect(value).toBeLessThanOrEqual(7);
            }
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
