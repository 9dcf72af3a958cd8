// The account of someone who came from Google, once they have consented.

import type { GoogleRegistration } from '#contract/accounts/google.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { policyVersion, statedLevel } from '#server/features/accounts/accounts.commands.ts';
import { insertAccount, insertConsent } from '#server/features/accounts/accounts.queries.ts';
import { findClubByCode, joinClub } from '#server/features/accounts/joining.queries.ts';
import { welcomePlayer } from '#server/features/payments/credits/credits.commands.ts';
import { offerToRegistered } from '#server/features/videos/pairs/pairs.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Origin } from '#server/http/request-origin.ts';
import { consumeRateLimit, registrationLimit } from '#server/http/sessions/rate-limits.ts';
import { deleteUnprovedRegistration, findIdentityOwner, insertIdentity } from './google.queries.ts';
import type { PendingProfile } from './google-cookies.ts';

/** Whether the profile still waits: the account that it becomes is its end, also for a copy of its cookie. */
export async function isStillWaiting({ db }: Context, { issuer, profile }: PendingProfile): Promise<boolean> {
  return (await findIdentityOwner(db, { issuer, subject: profile.googleId })) === null;
}

/**
 * Makes the account: a player, whose address is proved already.
 *
 * @returns the id of the account, and whether it needs no approval
 * @throws AppError google_profile_missing when the profile has become an account already; conflict when the address has one by
 *   now; too_many_requests
 */
export async function completeGoogleRegistration(
  context: Context,
  pending: PendingProfile,
  form: GoogleRegistration,
  origin: Origin,
): Promise<{ userId: string; isActive: boolean }> {
  const { db, config } = context;
  await consumeRateLimit(db, config, registrationLimit, origin.address);
  const { googleId: subject, email, firstName, lastName, profileImageUrl } = pending.profile;
  // The link's club was there a moment ago; should it be gone by now, the person registers without it.
  const club = pending.clubCode === undefined ? null : await findClubByCode(db, pending.clubCode);
  const state = stateOfProvedAccount(config);
  return db.transaction(async (tx) => {
    if ((await findIdentityOwner(tx, { issuer: pending.issuer, subject })) !== null)
      throw new AppError('google_profile_missing');
    // Its owner is here now: what someone typed about this address before counts for nothing.
    await deleteUnprovedRegistration(tx, email);
    const userId = await insertAccount(tx, {
      email,
      firstName,
      lastName,
      profileImageUrl,
      country: form.country,
      ...statedLevel(form),
      joiningClubId: club?.id ?? null,
      state,
      emailVerifiedAt: new Date().toISOString(),
    });
    if (userId === null || !(await insertIdentity(tx, { issuer: pending.issuer, subject, email, userId }))) {
      const message = 'This email address already has an account. Please sign in with Google again.';
      throw new AppError('conflict', { message });
    }
    await insertConsent(tx, { userId, policyVersion, ...origin });
    await offerToRegistered(context, tx, pending.pairToken, userId);
    await announceProvedAccount(context, tx, userId);
    return { userId, isActive: state === 'active' };
  });
}

/** The state of a new account whose address is proved: it waits for approval, unless registrations need none. */
function stateOfProvedAccount(config: Config): 'pending' | 'active' {
  return config.registrationApproval === 'auto' ? 'active' : 'pending';
}

/** Tells whom it concerns: those who approve, or the person, who is in already and a member of the club that they came for. */
async function announceProvedAccount({ config, jobs }: Context, tx: Database, userId: string): Promise<void> {
  const isActive = stateOfProvedAccount(config) === 'active';
  if (isActive) await joinClub(tx, userId);
  await welcomePlayer(tx, config, userId);
  await jobs.enqueue(tx, isActive ? 'account-approved-mail' : 'registration-waiting', { userId });
}
