// A person's columns for administrators.

import { alias } from 'drizzle-orm/pg-core';
import { contactEmail, levelColumns, levelWithdrawal } from '#server/db/people-columns.ts';
import { clubs, users } from '#server/db/schema/index.ts';
import { isInvited } from '#server/features/accounts/accounts.queries.ts';
import { hasFactor } from '#server/http/sessions/sessions.queries.ts';

/** The club that someone wants to join. */
export const joiningClub = alias(clubs, 'joining_club');

/** The columns of the contract's `Person`, joined with `clubs` and `joiningClub`. */
export const personColumns = {
  id: users.id,
  email: contactEmail(users),
  firstName: users.firstName,
  lastName: users.lastName,
  country: users.country,
  role: users.role,
  accessType: users.accessType,
  clubId: users.clubId,
  clubName: clubs.name,
  joiningClubName: joiningClub.name,
  state: users.state,
  isInvited: isInvited(),
  ...levelColumns(users),
  isLevelVerified: users.isLevelVerified,
  levelWithdrawn: levelWithdrawal(users),
  hasSecondFactor: hasFactor(users.id),
  analysisCreditsRemaining: users.analysisCreditsRemaining,
  createdAt: users.createdAt,
};
