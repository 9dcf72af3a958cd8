// Sentences of a club's report.

import { describe, expect, it } from 'vitest';
import { activityWords, levelWords, signed, turnaroundWords } from './report-words.ts';

const none = { players: 0, videos: 0, sessions: 0, reviews: 0 };

describe('a report in words', () => {
  it('tells what was played against the time before', () => {
    const totals = { players: 4, videos: 3, sessions: 1, reviews: 2 };
    expect(activityWords(totals, none)).toBe(
      '4 players played: 3 videos and 1 training session, 4 more than in the period before.',
    );
    expect(activityWords(totals, { ...totals, videos: 9 })).toMatch('6 fewer than in the period before.');
    expect(activityWords({ ...totals, players: 1, videos: 1 }, { ...totals, videos: 1 })).toBe(
      '1 player played: 1 video and 1 training session, as much as in the period before.',
    );
    expect(activityWords(none, totals)).toBe('Nobody sent a video or completed a training session in this period.');
  });

  it('tells how long reviews took', () => {
    const figures = { reviews: 30, medianHours: 17.5, slowestTenthHours: 40, within48Hours: 28 };
    expect(turnaroundWords(figures)).toBe(
      'Half of the 30 reviews came within 17.5 h, nine of ten within 40 h, and 28 within 48 h.',
    );
    expect(turnaroundWords({ ...figures, reviews: 1 })).toBe('One review was published, after 17.5 h.');
    expect(turnaroundWords({ reviews: 0, medianHours: null, slowestTenthHours: null, within48Hours: 0 })).toBe(
      'No review was published in this period.',
    );
  });

  it('tells how levels moved', () => {
    expect(levelWords({ mean: 3.6, change: 0.1, rose: 3, fell: 1 })).toBe(
      '3 levels rose and 1 level fell. The mean is 3.6 on the scale of 1 to 7, +0.1 since the start.',
    );
    expect(levelWords({ mean: 3, change: null, rose: 0, fell: 0 })).toBe(
      'No verified level changed. The mean is 3.0 on the scale of 1 to 7.',
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
