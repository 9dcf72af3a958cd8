// The list of people with a fake server, for tests.

import { page } from 'vitest/browser';
import type { Person } from '#contract/administration/admin.ts';
import type { Answers } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

let made = 0;

/** An active player called Maja Holm by default, with a unique id and address. */
export function person(traits: Partial<Person> = {}): Person {
  made += 1;
  return {
    // Never the id of the signed-in person.
    id: `01890000-0000-7000-8001-${String(made).padStart(12, '0')}`,
    email: `person${made}@example.com`,
    firstName: 'Maja',
    lastName: 'Holm',
    country: 'DK',
    role: 'player',
    accessType: 'direct',
    clubId: null,
    clubName: null,
    joiningClubName: null,
    state: 'active',
    isInvited: false,
    currentLevel: '3.5',
    isLevelStated: true,
    isLevelVerified: false,
    levelWithdrawn: null,
    hasSecondFactor: false,
    analysisCreditsRemaining: 2,
    createdAt: '2026-11-02T10:00:00.000Z',
    ...traits,
  };
}

/** A fake server with these people, filtered by state and search. */
export function holding(people: readonly Person[]): Answers {
  return {
    listClubs: [],
    listPeople: ({ query: { state, search } }) => ({
      rows: people.filter(
        (one) => (!state || one.state === state) && (!search || `${one.firstName} ${one.lastName}`.includes(search)),
      ),
      next: null,
    }),
  };
}

/** The application at an address of the list, for an administrator. */
export function open(address: `/admin/users${string}`, answers: Answers) {
  return renderScreen(address, { as: 'admin', answers });
}

/** The toasts. */
export const toasts = page.getByRole('region', { name: 'Notifications' });

/** Chooses an action from Maja Holm's menu. */
export async function more(verb: string) {
  await page.getByRole('button', { name: 'More for Maja Holm' }).click();
  await page.getByRole('menuitem', { name: verb }).click();
}

/** The row of a person. */
export const row = (name: string | RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
