// Creates the account of a person from Google once they have consented.

import { msg } from '@lingui/core/runtime-macro';
import type { GoogleRegistration } from '#contract/accounts/google.ts';
import type { LanguageCode } from '#domain/language/languages.ts';
import { say } from '#domain/language/say.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { policyVersion, statedLevel } from '#server/features/accounts/accounts.commands.ts';
import { insertAccount, insertConsent } from '#server/features/accounts/accounts.queries.ts';
import { findClubByCode, joinClub } from '#server/features/accounts/joining.queries.ts';
import { grantWelcomeCredit } from '#server/features/payments/credits/credits.commands.ts';
import { offerToRegistered } from '#server/features/videos/pairs/pairs.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Origin } from '#server/http/guards/request-origin.ts';
import { consumeRateLimit, registrationLimit } from '#server/http/sessions/rate-limits.ts';
import { deleteUnverifiedRegistration, findIdentityOwner, insertIdentity } from './google.queries.ts';
import type { PendingProfile } from './google-cookies.ts';

/** Whether the profile is unused: it becomes an account once, even with a copy of its cookie. */
export async function isStillWaiting({ db }: Context, { issuer, profile }: PendingProfile): Promise<boolean> {
  return (await findIdentityOwner(db, { issuer, subject: profile.googleId })) === null;
}

/**
 * Creates the account: a player with a verified address.
 *
 * @returns the id of the account, and whether it needs no approval
 * @throws AppError google_profile_missing when the profile was used already; conflict when the address has an account by now;
 *   too_many_requests
 */
export async function completeGoogleRegistration(
  context: Context,
  pending: PendingProfile,
  form: GoogleRegistration & { language: LanguageCode },
  origin: Origin,
): Promise<{ userId: string; isActive: boolean }> {
  const { db, config } = context;
  await consumeRateLimit(db, config, registrationLimit, origin.address);
  const { googleId: subject, email, firstName, lastName, profileImageUrl } = pending.profile;
  // Should the link's club be gone by now, the person registers without it.
  const club = pending.clubCode === undefined ? null : await findClubByCode(db, pending.clubCode);
  const state = stateOfProvedAccount(config);
  return db.transaction(async (tx) => {
    if ((await findIdentityOwner(tx, { issuer: pending.issuer, subject })) !== null)
      throw new AppError('google_profile_missing');
    // The address's owner is here, so an earlier unconfirmed registration of it is removed.
    await deleteUnverifiedRegistration(tx, email);
    const userId = await insertAccount(tx, {
      email,
      firstName,
      lastName,
      profileImageUrl,
      country: form.country,
      language: form.language,
      ...statedLevel(form),
      joiningClubId: club?.id ?? null,
      state,
      emailVerifiedAt: new Date().toISOString(),
    });
    if (userId === null || !(await insertIdentity(tx, { issuer: pending.issuer, subject, email, userId }))) {
      const message = say(msg`This email address already has an account. Please sign in with Google again.`);
      throw new AppError('conflict', { message });
    }
    await insertConsent(tx, { userId, policyVersion, ...origin });
    await offerToRegistered(context, tx, pending.pairToken, userId);
    await announceProvedAccount(context, tx, userId);
    return { userId, isActive: state === 'active' };
  });
}

/** The state of a new account with a verified address: waiting for approval, unless registrations need none. */
function stateOfProvedAccount(config: Config): 'pending' | 'active' {
  return config.registrationApproval === 'auto' ? 'active' : 'pending';
}

/** Notifies administrators if the account needs approval; otherwise the person is in, and a member of the link's club. */
async function announceProvedAccount({ config, jobs }: Context, tx: Database, userId: string): Promise<void> {
  const isActive = stateOfProvedAccount(config) === 'active';
  if (isActive) await joinClub(tx, userId);
  await grantWelcomeCredit(tx, config, userId);
  await jobs.enqueue(tx, isActive ? 'account-approved-mail' : 'registration-waiting', { userId });
}
