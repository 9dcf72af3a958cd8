// Sentences of a club's report.

import { describe, expect, it } from 'vitest';
import { activityWords, levelWords, signed, turnaroundWords } from './report-words.ts';

const none = { players: 0, videos: 0, sessions: 0, reviews: 0 };

describe('a report in words', () => {
  it('compares activity with the previous period', () => {
    const totals = { players: 4, videos: 3, sessions: 1, reviews: 2 };
    expect(activityWords(totals, none)).toBe(
      '4 players sent 3 videos and completed 1 training session, 4 more than in the previous period.',
    );
    expect(activityWords(totals, { ...totals, videos: 9 })).toMatch('6 fewer than in the previous period.');
    expect(activityWords({ ...totals, players: 1, videos: 1 }, { ...totals, videos: 1 })).toBe(
      '1 player sent 1 video and completed 1 training session, as many as in the previous period.',
    );
    expect(activityWords(none, totals)).toBe('No one sent a video or completed a session in this period.');
  });

  it('says how many reviews came within 48 hours, and the typical time', () => {
    const figures = { reviews: 30, medianHours: 17.5, within48Hours: 28 };
    expect(turnaroundWords(figures)).toBe('28 of 30 reviews within 48 h; typically 18 h.');
    expect(turnaroundWords({ ...figures, reviews: 28, medianHours: 6.4 })).toBe(
      'All 28 reviews within 48 h; typically 6.4 h.',
    );
    expect(turnaroundWords({ ...figures, reviews: 1 })).toBe('One review, after 17.5 h.');
    expect(turnaroundWords({ reviews: 0, medianHours: null, within48Hours: 0 })).toBe(
      'No reviews were published in this period.',
    );
  });

  it('says which levels rose and fell, and the average', () => {
    expect(levelWords({ mean: 3.6, change: 0.1, rose: 3, fell: 1 })).toBe(
      '3 levels rose and 1 level fell. The average is 3.6 out of 7, +0.1 since the start.',
    );
    expect(levelWords({ mean: 3, change: null, rose: 0, fell: 0 })).toBe(
      'No verified levels changed. The average is 3.0 out of 7.',
    );
    expect(levelWords({ mean: null, change: null, rose: 0, fell: 0 })).toBe('No member has a level yet.');
  });
});

it.each([
  [0.4, '+0.4'],
  [-0.2, '−0.2'],
  [0, '±0.0'],
])('%d reads %s', (value, words) => {
  expect(signed(value)).toBe(words);
});
