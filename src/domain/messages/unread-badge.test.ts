import { expect, it } from 'vitest';
import { unreadBadge } from './unread-badge.ts';

it.each([
  [-1, null],
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1000, '9+'],
])('the badge shows %s as %s', (count, badge) => {
  expect(unreadBadge(count)).toBe(badge);
});
