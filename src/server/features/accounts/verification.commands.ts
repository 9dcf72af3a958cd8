// Confirming the address of a registration: at once in the browser that registered, anywhere else once someone has said so.

import type { verificationOutcomes, WaitingRegistration } from '#contract/accounts/verification.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyAdministratorsOfChange } from '#server/events/notify.ts';
import { welcomePlayer } from '#server/features/payments/credits/credits.commands.ts';
import { hashToken, newToken } from '#server/http/sessions/sessions.ts';
import { confirmEmail, deleteUnconfirmed, findAccount, findLink, insertLink, useLink } from './accounts.queries.ts';
import { joinClub } from './joining.queries.ts';

/** How long the link that confirms an address lives, in hours. */
const verificationHours = 24;

/** Makes the token of a fresh verification link. */
export async function makeVerificationToken(context: Context, userId: string): Promise<string> {
  const token = newToken();
  await insertLink(context.db, {
    tokenHash: hashToken(token),
    userId,
    purpose: 'verify-email',
    hours: verificationHours,
  });
  return token;
}

/** How a verification link stands or ends; the sign-in screen has a text for each end (docs/product.md#accounts). */
export type Verification = (typeof verificationOutcomes)[number];

/** The link of a token: whose it is while it waits for an answer, or how it ended. */
async function readLink(tx: Database, token: string): Promise<{ outcome: Verification; userId: string | null }> {
  const link = await findLink(tx, hashToken(token), 'verify-email');
  if (link === null) return { outcome: 'invalid-token', userId: null };
  if (link.isExpired) return { outcome: 'token-expired', userId: null };
  // An older link may still be unused when a newer one has confirmed the address: then there is nothing to tell.
  const isWaiting = link.usedAt === null && link.state === 'unverified';
  return isWaiting ? { outcome: 'waiting', userId: link.userId } : { outcome: 'verified', userId: null };
}

/**
 * Opens a link, which mail scanners do as well: it confirms at once only where the registration was made. A second opening within
 * the link's life is again `verified`.
 *
 * @param registeredHere the accounts that were registered in the browser that opens it
 */
export async function openVerification(
  context: Context,
  token: string,
  registeredHere: readonly string[],
): Promise<Verification> {
  return context.db.transaction(async (tx) => {
    const { outcome, userId } = await readLink(tx, token);
    if (userId === null || !registeredHere.includes(userId)) return outcome;
    return confirm(context, tx, token, userId);
  });
}

/** Confirms the address behind a link, as its owner says. */
export async function confirmRegistration(context: Context, token: string): Promise<Verification> {
  return context.db.transaction(async (tx) => {
    const { outcome, userId } = await readLink(tx, token);
    return userId === null ? outcome : confirm(context, tx, token, userId);
  });
}

/** Who registered with the address behind a link that waits; changes nothing. */
export async function readRegistration(
  { db }: Context,
  token: string,
): Promise<{ outcome: Verification; registration: WaitingRegistration | null }> {
  return db.transaction(async (tx) => {
    const { outcome, userId } = await readLink(tx, token);
    const account = userId === null ? null : await findAccount(tx, userId);
    if (account === null) return { outcome, registration: null };
    const { firstName, lastName, email, createdAt } = account;
    return { outcome, registration: { firstName, lastName, email, registeredAt: createdAt } };
  });
}

/** Removes the registration behind a link that waits: its owner did not make it. False when there is none to remove. */
export async function refuseRegistration({ db }: Context, token: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { userId } = await readLink(tx, token);
    return userId !== null && (await deleteUnconfirmed(tx, userId));
  });
}

async function confirm({ jobs, config }: Context, tx: Database, token: string, userId: string): Promise<Verification> {
  await useLink(tx, hashToken(token));
  const isAuto = config.registrationApproval === 'auto';
  if (await confirmEmail(tx, userId, isAuto ? 'active' : 'pending')) {
    // Nobody else approves: so the club's link alone makes a member.
    if (isAuto) await joinClub(tx, userId);
    await welcomePlayer(tx, config, userId);
    await jobs.enqueue(tx, isAuto ? 'account-approved-mail' : 'registration-waiting', { userId });
    await notifyAdministratorsOfChange(tx, ['people']);
  }
  return 'verified';
}
