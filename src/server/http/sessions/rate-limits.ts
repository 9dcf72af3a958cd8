// Limits on attempts, counted in the database: shared by all processes, kept over restarts.

import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import { countRateLimit, refundRateLimit } from './rate-limits.queries.ts';
import { hashToken } from './sessions.ts';

/** A limit: so many attempts within so many seconds. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
  /** What people read beyond it, where more is to be said than to wait. */
  message?: string;
}

/** Failed sign-ins: tight for one account from one address, looser for either alone (docs/product.md#limits). */
export const loginLimits = {
  accountAndAddress: { name: 'login', max: 10, seconds: 900 },
  account: { name: 'login-account', max: 100, seconds: 900 },
  address: { name: 'login-address', max: 300, seconds: 900 },
  /** For one account in a browser that has signed in to it before; instead of the others. */
  knownBrowser: { name: 'login-browser', max: 10, seconds: 900 },
} as const satisfies Record<string, Limit>;

/** Wrong codes of one account from browsers that it does not know, and in each that it does (docs/product.md#limits). */
export const codeLimits: readonly Limit[] = [
  { name: 'second-step', max: 10, seconds: 900 },
  { name: 'second-step-day', max: 50, seconds: 86_400 },
];

/**
 * Wrong passwords and codes of one account in all browsers that it knows together, however many there are, and wrong passwords
 * in its sessions. Browsers that it does not know are not counted here: strangers lock nobody out.
 */
const accountLimits: readonly Limit[] = [
  { name: 'account-tries', max: 30, seconds: 900 },
  { name: 'account-tries-day', max: 100, seconds: 86_400 },
];

/** Mails that anybody can have sent to one address without being signed in. */
const mailLimits = {
  hour: { name: 'mail-hour', max: 2, seconds: 3600 },
  day: { name: 'mail-day', max: 5, seconds: 86_400 },
} as const satisfies Record<string, Limit>;

/** Mails that one address on the network can ask for, whoever they are for: each is a job, and the queue is everybody's. */
export const mailRequestLimit: Limit = { name: 'mail-request', max: 300, seconds: 3600 };

/** How often someone is reminded that their password is too common: once a week. */
export const reminderLimit: Limit = { name: 'common-password', max: 1, seconds: 7 * 86_400 };

/** Registrations from one address: a club evening at one hall must pass. */
export const registrationLimit: Limit = { name: 'register-address', max: 200, seconds: 3600 };

/** How many coaches a player can ask in an hour: each request is a mail to someone. */
export const connectionRequestLimit: Limit = { name: 'connection-request', max: 20, seconds: 3600 };

/** How many partners a player can invite in an hour: each invitation may be a mail to someone. */
export const pairInvitationLimit: Limit = { name: 'pair-invitation', max: 20, seconds: 3600 };

/** How many training sessions a player can ask for in an hour: each request is a mail to a coach. */
export const trainingRequestLimit: Limit = { name: 'training-request', max: 10, seconds: 3600 };

/** How many messages someone can send in an hour. */
export const messageLimit: Limit = { name: 'message', max: 200, seconds: 3600 };

/** How often a coach can book and move sessions in an hour: each time up to eight players get a mail. */
export const bookingLimit: Limit = { name: 'booking', max: 120, seconds: 3600 };

/** How many videos a player can send in an hour: each is work for a coach, and a notification. */
export const submissionLimit: Limit = {
  name: 'submission',
  max: 20,
  seconds: 3600,
  message: 'You can send 20 videos an hour. Please wait a little, and send this one then.',
};

/** How many players a coach can add in an hour: a whole group must pass, a list of bought addresses must not. */
export const addPlayerLimit: Limit = { name: 'add-player', max: 60, seconds: 3600 };

/** How many people a club can ask in by its form in an hour, and how many files it can import in a day. */
export const clubInvitationLimit: Limit = { name: 'club-invitation', max: 120, seconds: 3600 };
export const clubImportLimit: Limit = {
  name: 'club-import',
  max: 10,
  seconds: 86_400,
  message: 'A club can import 10 files a day. Please go on tomorrow.',
};

/** What an attempt is counted under. Subjects hold addresses of people, so that only their hash is stored. */
function keyOf({ name }: Limit, subject: string): string {
  return `${name}:${hashToken(subject)}`;
}

/**
 * Counts an attempt and refuses it beyond the limit. Counting comes first, in one statement, so that attempts made
 * at the same moment cannot slip through together.
 *
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function consumeRateLimit(db: Database, config: Config, limit: Limit, subject: string): Promise<void> {
  if (!config.rateLimits) return;
  const { count, secondsLeft } = await countRateLimit(db, keyOf(limit, subject), limit.seconds);
  if (count > limit.max) {
    throw new AppError('too_many_requests', { retryAfter: secondsLeft, message: limit.message });
  }
}

/** Counts an attempt and tells whether it is within the limit, for where a refusal would tell too much. */
async function isWithinLimit(db: Database, config: Config, limit: Limit, subject: string): Promise<boolean> {
  if (!config.rateLimits) return true;
  const { count } = await countRateLimit(db, keyOf(limit, subject), limit.seconds);
  return count <= limit.max;
}

/**
 * Counts a mail of one kind that someone without a session has sent to an address, and tells whether it may go. A mail that may
 * not go within the hour does not count for the day.
 */
export async function isMailWithinLimits(db: Database, config: Config, kind: string, email: string): Promise<boolean> {
  const subject = `${kind}|${email}`;
  return (
    (await isWithinLimit(db, config, mailLimits.hour, subject)) &&
    (await isWithinLimit(db, config, mailLimits.day, subject))
  );
}

/** Whether something that would come up again and again may come up now, e.g. a reminder; also where limits are switched off. */
export async function isDue(db: Database, limit: Limit, subject: string): Promise<boolean> {
  const { count } = await countRateLimit(db, keyOf(limit, subject), limit.seconds);
  return count <= limit.max;
}

/**
 * Counts a try at a secret under each of these limits, the narrowest first: what that one refuses does not count for the others.
 *
 * @returns gives the try back, because it turned out to be none (the password was right)
 * @throws AppError too_many_requests
 */
export async function consumeTry(
  db: Database,
  config: Config,
  counted: readonly (readonly [Limit, string])[],
): Promise<() => Promise<void>> {
  for (const [limit, subject] of counted) await consumeRateLimit(db, config, limit, subject);
  return async () => {
    if (!config.rateLimits) return;
    for (const [limit, subject] of counted) await refundRateLimit(db, keyOf(limit, subject));
  };
}

/** A try that counts under the first limits as `subject` says, and for the account as a whole. */
export function countedForAccount(limits: readonly Limit[], subject: string, userId: string): [Limit, string][] {
  return [
    ...limits.map((limit): [Limit, string] => [limit, subject]),
    ...accountLimits.map((limit): [Limit, string] => [limit, userId]),
  ];
}
