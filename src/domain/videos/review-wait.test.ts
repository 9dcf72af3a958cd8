// When Matchi recordings are deleted, how long a review takes, and the possible days of a match.

import { describe, expect, it } from 'vitest';
import { shortDay } from '#domain/time/time-zones.ts';
import { latestMatchDay } from './match-context.ts';
import { reviewWait } from './review-wait.ts';
import { matchiVanishesAt, reviewDueInHours } from './video-links.ts';

const uploadDate = '2026-03-10T18:00:00Z';

describe('a recording of Matchi', () => {
  it.each([
    [null, '2026-03-13T18:00:00.000Z'],
    ['2026-03-09', '2026-03-12T00:00:00.000Z'],
    ['2026-03-10', '2026-03-13T00:00:00.000Z'],
    ['2026-03-11', '2026-03-13T18:00:00.000Z'],
    ['2031-01-01', '2026-03-13T18:00:00.000Z'],
  ])('of a match of %s vanishes at %s, never later than three days after its upload', (eventDate, at) => {
    expect(matchiVanishesAt({ eventDate, uploadDate })).toBe(at);
  });
});

describe('the wait for a review', () => {
  const after = (hours: number) => new Date(Date.parse(uploadDate) + hours * 3_600_000);

  it.each([
    ['youtube', 0, /24–48 hours/],
    ['youtube', 48, /24–48 hours/],
    ['youtube', 48.1, /longer than usual/],
    ['matchi', 24, /up to 24 hours/],
    ['matchi', 24.1, /longer than usual/],
  ] as const)('of a video of %s after %s hours', (provider, hours, words) => {
    const dueAt = after(reviewDueInHours(provider)).toISOString();
    const video = { provider, dueAt, pausedAt: null, reviewer: null, coaches: [{}], clubName: null };
    expect(reviewWait(video, after(hours))).toMatch(words);
    expect(reviewWait({ ...video, pausedAt: uploadDate }, after(hours))).not.toMatch(/hours|usual/);
  });

  it('is promised to nobody without a coach', () => {
    const nobody = { reviewer: null, coaches: [], clubName: null };
    const video = { provider: 'youtube' as const, dueAt: after(48).toISOString(), pausedAt: null, ...nobody };
    expect(reviewWait(video, after(1))).toBe('It is waiting for a coach. We’ll assign one.');
    for (const one of [{ reviewer: {} }, { coaches: [{}] }, { clubName: 'Padel Yard' }]) {
      expect(reviewWait({ ...video, ...one }, after(1))).toMatch(/24–48 hours/);
    }
  });
});

describe('the latest day of a match', () => {
  const now = new Date('2026-03-10T11:00:00Z');

  it.each([
    ['Europe/Copenhagen', '2026-03-10'],
    ['Pacific/Kiritimati', '2026-03-11'],
    ['Pacific/Pago_Pago', '2026-03-10'],
    [null, '2026-03-11'],
  ])('is today in %s: %s', (zone, day) => {
    expect(latestMatchDay(zone, now)).toBe(day);
  });
});

describe('a day in few words', () => {
  const now = new Date('2026-01-01T00:30:00Z');

  it('names the year when it is another one', () => {
    expect(shortDay(Date.parse('2026-01-01T00:10:00Z'), 'UTC', now)).toBe('1 Jan');
    expect(shortDay(Date.parse('2025-11-12T23:30:00Z'), 'UTC', now)).toBe('12 Nov 2025');
    expect(shortDay(Date.parse('2025-11-12T23:30:00Z'), 'America/New_York', now)).toBe('12 Nov');
  });
});
