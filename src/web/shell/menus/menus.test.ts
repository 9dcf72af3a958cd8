// Who finds which screens in the menus.

import { i18n } from '@lingui/core';
import { afterEach, expect, it } from 'vitest';
import { readCatalogue } from '#domain/language/catalogue.ts';
import { languages, sourceLanguage } from '#domain/language/languages.ts';
import { roles } from '#domain/people/roles.ts';
import { clubMember } from '#web/testing/club-member.ts';
import { testUser, userWithRole } from '#web/testing/people.ts';
import danish from '../../../../translations/da.po?raw';
import source from '../../../../translations/en.po?raw';
import spanish from '../../../../translations/es.po?raw';
import { adminSections } from './admin-sections.ts';
import { homes } from './homes.ts';
import { entriesFor, isAlsoAt, isIn, menus, quickActions } from './menus.ts';

const catalogues = { en: source, da: danish, es: spanish };

const labels = (...entries: Parameters<typeof entriesFor>) => entriesFor(...entries).map(({ label }) => label);

it('a club member’s menu has goals and training sessions', () => {
  expect(labels(clubMember, menus)).toEqual([
    'Dashboard',
    'My Videos',
    'My Coaches',
    'Progress',
    'My Goals',
    'Training Sessions',
    'Performance',
    'Pair Matches',
    'Subscription',
  ]);
  expect(labels(clubMember, quickActions)).toEqual(['Upload Video', 'View Progress']);
});

it('a direct player’s menu has progress, but no goals or sessions', () => {
  expect(labels(testUser(), menus)).toEqual([
    'Dashboard',
    'My Videos',
    'My Coaches',
    'Progress',
    'Performance',
    'Pair Matches',
    'Subscription',
  ]);
  // With or without a credit.
  for (const analysisCreditsRemaining of [2, 0])
    expect(labels(testUser({ analysisCreditsRemaining }), quickActions)).toEqual(['Upload Video']);
});

it.each(['coach_freelance', 'coach_club'] as const)('the menu of a %s has players and related actions', (role) => {
  const coach = userWithRole(role);
  expect(labels(coach, menus)).toEqual([
    'Dashboard',
    'My Players',
    'Videos to Review',
    'Training Sessions',
    'Messages',
    'Level Verification',
    // An evening belongs to a club.
    ...(role === 'coach_club' ? ['Ranking Evenings'] : []),
    'Reference Clips',
    'Movement Analysis',
  ]);
  expect(labels(coach, quickActions)).toEqual(['Add Player', 'Schedule Session']);
  expect(menus[role].filter((entry) => isIn(entry, '/coach/player/1')).map(({ label }) => label)).toEqual([
    'My Players',
  ]);
});

it('an administrator finds every screen once: the menu, and the sections behind it', () => {
  const admin = userWithRole('admin');
  expect(labels(admin, menus)).toEqual([
    'Admin Dashboard',
    'User Management',
    'Club Management',
    'System Analytics',
    'Audit Logs',
    'Switch Role',
  ]);
  expect(labels(admin, quickActions)).toEqual(['Create Club', 'View Audit']);
  const addresses = [...menus.admin, ...adminSections.flatMap(({ entries }) => entries)].map(({ to }) => to);
  expect(new Set(addresses).size).toBe(addresses.length);
});

// In narrow places one sees it, and says the label to a voice control (WCAG 2.5.3).
it.each(languages)('short labels are part of the labels in %s', (language) => {
  const catalogue = readCatalogue(catalogues[language]);
  i18n.loadAndActivate({
    locale: language,
    messages: Object.fromEntries(catalogue.map(({ id, english, translation }) => [id, translation || english])),
  });
  for (const { label, shortLabel } of Object.values(menus).flat())
    expect(label.toLowerCase()).toContain(shortLabel.toLowerCase());
});

afterEach(() => i18n.activate(sourceLanguage));

it('club access without a club is not enough', () => {
  expect(labels(testUser({ accessType: 'club', clubId: null }), menus)).not.toContain('My Goals');
});

it.each([
  ['/player', 'Dashboard'],
  ['/dashboard', 'My Videos'],
  ['/player/video-analysis/1', 'My Videos'],
  ['/player/pair/1', 'Pair Matches'],
  ['/player/progress', 'Progress'],
  ['/payment', 'Subscription'],
  ['/subscription-management', 'Subscription'],
])('at %s the player is in %s', (path, label) => {
  expect(menus.player.filter((entry) => isAlsoAt(entry, path)).map((entry) => entry.label)).toEqual([label]);
});

it.each([
  ['/coach/player/1', 'My Players'],
  ['/coach/add-player', 'My Players'],
  ['/coach/video-analysis/1', 'Videos to Review'],
  ['/coach/schedule', 'Training Sessions'],
])('at %s the coach is in %s', (path, label) => {
  expect(menus.coach_club.filter((entry) => isAlsoAt(entry, path)).map((entry) => entry.label)).toEqual([label]);
});

it.each(roles)('a %s starts at the first menu entry', (role) => {
  expect(homes[role]).toBe(menus[role][0]?.to);
});
