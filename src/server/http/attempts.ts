// Limits on attempts, counted in the database: shared by all processes, kept over restarts.

import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from './app-error.ts';
import { countAttempt, forgetAttempt } from './attempts.queries.ts';

/** A limit: so many attempts within so many seconds. */
export interface Limit {
  name: string;
  most: number;
  seconds: number;
}

/** Failed sign-ins: tight for one account from one address, looser for either alone (security by counting failures first). */
export const loginLimits = {
  accountAndAddress: { name: 'login', most: 10, seconds: 900 },
  account: { name: 'login-account', most: 100, seconds: 900 },
  address: { name: 'login-address', most: 300, seconds: 900 },
} as const satisfies Record<string, Limit>;

/** Mails that anybody can have sent to one address without being signed in. */
export const mailLimits = {
  hour: { name: 'mail-hour', most: 2, seconds: 3600 },
  day: { name: 'mail-day', most: 5, seconds: 86_400 },
} as const satisfies Record<string, Limit>;

/** Registrations from one address: a club evening at one hall must pass. */
export const registrationLimit: Limit = { name: 'register-address', most: 200, seconds: 3600 };

/**
 * Counts an attempt and refuses it beyond the limit. Counting comes first, in one statement, so that attempts made
 * at the same moment cannot slip through together.
 *
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function takeAttempt(db: Database, config: Config, limit: Limit, subject: string): Promise<void> {
  if (!config.rateLimits) return;
  const { count, secondsLeft } = await countAttempt(db, `${limit.name}:${subject}`, limit.seconds);
  if (count > limit.most) throw new AppError('too_many_requests', { retryAfter: secondsLeft });
}

/** Counts an attempt and tells whether it is within the limit, for where a refusal would tell too much. */
export async function isWithinLimit(db: Database, config: Config, limit: Limit, subject: string): Promise<boolean> {
  if (!config.rateLimits) return true;
  const { count } = await countAttempt(db, `${limit.name}:${subject}`, limit.seconds);
  return count <= limit.most;
}

/** Gives an attempt back, because it turned out to be none (the password was right). */
export async function returnAttempt(db: Database, config: Config, limit: Limit, subject: string): Promise<void> {
  if (config.rateLimits) await forgetAttempt(db, `${limit.name}:${subject}`);
}
