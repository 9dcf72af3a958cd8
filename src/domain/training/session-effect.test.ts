// Ratings before and after a session.

import { expect, it } from 'vitest';
import { minReviews, sessionEffect } from './session-effect.ts';

const on = (day: string, rating: string) => ({ rating, playedAt: `2026-${day}T12:00:00.000Z` });
const session = '2026-06-01T18:00:00.000Z';

it('sessionEffect compares the nearest three reviews on each side', () => {
  const effect = sessionEffect(
    [
      on('01-01', '1.0'),
      on('03-01', '3.0'),
      on('04-01', '3.0'),
      on('05-01', '3.3'),
      on('07-01', '3.6'),
      on('08-01', '3.8'),
      on('09-01', '4.0'),
      on('10-01', '6.0'),
    ].toReversed(),
    session,
  );
  expect(effect).toEqual({ before: { mean: 3.1, reviews: 3 }, after: { mean: 3.8, reviews: 3 }, direction: 'up' });
});

it('sessionEffect has no direction with fewer than two reviews on a side', () => {
  const before = [on('04-01', '3.0'), on('05-01', '3.0')];
  const once = sessionEffect([...before, on('07-01', '6.0')], session);
  expect([once.after, once.direction]).toEqual([{ mean: 6, reviews: 1 }, null]);
  expect(sessionEffect(before, session).after).toEqual({ mean: null, reviews: 0 });
  expect(minReviews).toBe(2);
});

it('sessionEffect treats a change of up to five percent as stable', () => {
  const sides = (after: string) =>
    sessionEffect([on('04-01', '4.0'), on('05-01', '4.0'), on('07-01', after), on('08-01', after)], session).direction;
  expect([sides('4.2'), sides('4.3'), sides('3.8'), sides('3.7')]).toEqual(['stable', 'up', 'stable', 'down']);
});

it('sessionEffect counts a match at the same moment as before the session', () => {
  const effect = sessionEffect([{ rating: '4.0', playedAt: session }], session);
  expect(effect.before.reviews).toBe(1);
});
