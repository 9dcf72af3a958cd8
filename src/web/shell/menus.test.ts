// Who finds which screens in the menus.

import { expect, it } from 'vitest';
import { clubMember } from '#web/testing/club-member.ts';
import { somebody } from '#web/testing/people.ts';
import { entriesFor, isAlsoAt, menus, quickActions } from './menus.ts';

const labels = (...entries: Parameters<typeof entriesFor>) => entriesFor(...entries).map(({ label }) => label);

it('a club member finds goals and training sessions, in the order of the specification', () => {
  expect(labels(clubMember, menus)).toEqual([
    'Dashboard',
    'My Videos',
    'Progress',
    'My Goals',
    'Training Sessions',
    'Performance',
  ]);
  expect(labels(clubMember, quickActions)).toEqual(['Upload Video', 'View Progress']);
});

it('a direct player has neither goals nor sessions, and progress all the same', () => {
  expect(labels(somebody(), menus)).toEqual(['Dashboard', 'My Videos', 'Progress', 'Performance']);
  expect(labels(somebody(), quickActions)).toEqual(['Upload Video']);
});

it('an access type of a club without a club is not enough', () => {
  expect(labels(somebody({ accessType: 'club', clubId: null }), menus)).not.toContain('My Goals');
});

it.each([
  ['/player', 'Dashboard'],
  ['/dashboard', 'My Videos'],
  ['/player/video-analysis/1', 'My Videos'],
  ['/player/progress', 'Progress'],
])('at %s the player is in %s', (path, label) => {
  expect(menus.player.filter((entry) => isAlsoAt(entry, path)).map((entry) => entry.label)).toEqual([label]);
});
