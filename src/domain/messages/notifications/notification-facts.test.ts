// The people whom notifications name.

import { expect, it } from 'vitest';
import { type AnyNotificationEvent, peopleIn, subjectsOf } from './notification-facts.ts';

const level = { level: '4.5', country: 'DK' };

it('notifications belong to the people they name, except those about reviews', () => {
  const declined: AnyNotificationEvent = {
    kind: 'level-declined',
    facts: { people: { decider: 'd', player: 'p' }, ...level, reason: '' },
  };
  expect([peopleIn(declined), subjectsOf(declined)]).toEqual([
    ['d', 'p'],
    ['d', 'p'],
  ]);
  const unknown = { kind: 'level-verified', facts: { people: { verifier: null }, ...level } } as const;
  expect([peopleIn(unknown), subjectsOf(unknown)]).toEqual([[], []]);
  for (const kind of ['review-published', 'review-revised'] as const) {
    const review: AnyNotificationEvent = { kind, facts: { people: { coach: 'c' }, videoTitle: 'Final' } };
    expect([peopleIn(review), subjectsOf(review)]).toEqual([['c'], []]);
  }
});
