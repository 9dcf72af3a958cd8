// Spending, returning and adjusting analysis credits: the balance and its ledger change together (docs/product.md#credits).

import { mayAdjustCredits } from '#domain/people/permissions.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyViewers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { lockPerson } from '#server/policy/people.queries.ts';
import {
  addToBalance,
  countSpentCredits,
  insertCreditEntry,
  insertWelcome,
  isAdjusted,
  isDirectPlayer,
  lockBalance,
  takeCredit,
} from './credits.queries.ts';

/** Spends one credit on a video, in the transaction that stores it. @throws AppError no_credits */
export async function spendCredit(tx: Database, playerId: string, videoId: string): Promise<void> {
  if (!(await takeCredit(tx, playerId))) throw new AppError('no_credits');
  await insertCreditEntry(tx, { userId: playerId, amount: -1, reason: 'submission', videoId });
}

/**
 * Returns the credit spent on a video, in the transaction that withdraws it.
 *
 * @throws AppError conflict when the person is no longer a player
 */
export async function returnCredits(tx: Database, playerId: string, videoId: string): Promise<void> {
  const spent = await countSpentCredits(tx, playerId, videoId);
  if (spent <= 0) return;
  if ((await addToBalance(tx, playerId, spent)) === null) throw new AppError('conflict');
  await insertCreditEntry(tx, { userId: playerId, amount: spent, reason: 'refund', videoId });
}

/** Adds bought credits in the transaction that books the payment; false when the person is no longer a player. */
export async function addPaidCredits(
  tx: Database,
  userId: string,
  amount: number,
  reason: 'purchase' | 'subscription',
): Promise<boolean> {
  if ((await addToBalance(tx, userId, amount)) === null) return false;
  await insertCreditEntry(tx, { userId, amount, reason });
  return true;
}

/**
 * Takes back credits of a refund, in the transaction that books it: at most as many as are left
 * (docs/product.md#credits).
 *
 * @returns how many were taken
 */
export async function takeBackCredits(tx: Database, userId: string, amount: number): Promise<number> {
  const taken = Math.min(amount, await lockBalance(tx, userId));
  if (taken <= 0 || (await addToBalance(tx, userId, -taken)) === null) return 0;
  await insertCreditEntry(tx, { userId, amount: -taken, reason: 'money_refund' });
  return taken;
}

/**
 * Gives back credits that were taken back, when the refund was undone.
 *
 * @returns how many were given; none when the person is no longer a player
 */
export async function giveBackCredits(tx: Database, userId: string, amount: number): Promise<number> {
  if (amount <= 0 || (await addToBalance(tx, userId, amount)) === null) return 0;
  await insertCreditEntry(tx, { userId, amount, reason: 'money_refund' });
  return amount;
}

/** Gives a newly approved direct player one free credit, once (docs/product.md#credits). */
export async function grantWelcomeCredit(
  tx: Database,
  { welcomeCredits }: Pick<Config, 'welcomeCredits'>,
  userId: string,
): Promise<void> {
  if (welcomeCredits === 0 || !(await isDirectPlayer(tx, userId))) return;
  if (await insertWelcome(tx, userId, welcomeCredits)) await addToBalance(tx, userId, welcomeCredits);
}

/**
 * Changes a player's balance and writes the ledger entry, with the administrator's reason. One with a known key was sent again, and changes
 * nothing.
 *
 * @returns the new balance
 * @throws AppError not_found; conflict for people who cannot have credits; credits_insufficient
 */
export async function adjustCredits(
  { db }: Context,
  by: Author,
  userId: string,
  { amount, reason, submissionKey }: { amount: number; reason: string; submissionKey: string | null },
): Promise<number> {
  return db.transaction(async (tx) => {
    const person = orNotFound(await lockPerson(tx, userId));
    if (submissionKey !== null && (await isAdjusted(tx, userId, submissionKey))) return lockBalance(tx, userId);
    requirePermission(mayAdjustCredits(person));
    const balance = await addToBalance(tx, userId, amount);
    if (balance === null) throw new AppError('credits_insufficient');
    const { actorId } = by;
    await insertCreditEntry(tx, { userId, amount, reason: 'adjustment', note: reason, actorId, submissionKey });
    // The reason is in the ledger only, where it can be erased with the account.
    await recordAudit(tx, by, 'credits-adjusted', { type: 'user', id: userId }, { after: { amount, balance } });
    await notifyViewers(tx, ['credits'], userId);
    return balance;
  });
}
