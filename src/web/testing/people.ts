// People for tests of screens.

import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Role } from '#domain/people/roles.ts';

/** Someone who is signed in: a direct player with two credits by default. */
export function testUser(traits: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: '01890000-0000-7000-8000-000000000001',
    email: 'maja@example.com',
    firstName: 'Maja',
    lastName: 'Holm',
    username: null,
    country: 'DK',
    dpfRanking: null,
    currentLevel: '3.0',
    isLevelStated: true,
    isLevelVerified: false,
    levelWithdrawn: null,
    role: 'player',
    accessType: 'direct',
    clubId: null,
    analysisCreditsRemaining: 2,
    profileImageUrl: null,
    // The test browser's own zone, so that no call updates it.
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: 'en',
    maySwitchRole: false,
    mayBuy: true,
    hasSecondFactor: false,
    mustSetUpSecondFactor: false,
    viewedBy: null,
    guardian: null,
    hasFamily: false,
    scaleMappings: [],
    ...traits,
  };
}

/** Someone as whom an administrator views the product. */
export function viewed(traits: Partial<CurrentUser> = {}): CurrentUser {
  const viewedBy = {
    id: '01890000-0000-7000-8000-000000000009',
    firstName: 'Ada',
    lastName: 'Berg',
    role: 'admin',
  } as const;
  return testUser({ ...traits, viewedBy });
}

/** Someone of a role. */
export function userWithRole(role: Role): CurrentUser {
  return testUser({ role, maySwitchRole: role === 'admin' });
}
