// Limits on attempts, counted in the database: shared by all processes, kept over restarts.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import { countRateLimit, countRateLimits, refundRateLimit } from './rate-limits.queries.ts';
import { hashToken } from './sessions.ts';

/** A limit: so many attempts within so many seconds. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
  /** The sentence beyond it, if it says more than to wait. */
  message?: MessageDescriptor;
}

/** Failed sign-ins: tight for one account from one address, looser for either alone (docs/product.md#limits). */
export const loginLimits = {
  accountAndAddress: { name: 'login', max: 10, seconds: 900 },
  account: { name: 'login-account', max: 100, seconds: 900 },
  address: { name: 'login-address', max: 300, seconds: 900 },
  /** For one account in a known browser; instead of the others. */
  knownBrowser: { name: 'login-browser', max: 10, seconds: 900 },
} as const satisfies Record<string, Limit>;

/** Wrong codes for one account, from unknown browsers together and in each known one (docs/product.md#limits). */
export const codeLimits: readonly Limit[] = [
  { name: 'second-step', max: 10, seconds: 900 },
  { name: 'second-step-day', max: 50, seconds: 86_400 },
];

/**
 * Wrong passwords and codes for one account in all of its known browsers together, and wrong passwords in its sessions. Unknown browsers
 * are not counted here, so strangers lock nobody out.
 */
const accountLimits: readonly Limit[] = [
  { name: 'account-tries', max: 30, seconds: 900 },
  { name: 'account-tries-day', max: 100, seconds: 86_400 },
];

/** Emails that anyone can send to one address without signing in. */
const mailLimits = {
  hour: { name: 'mail-hour', max: 2, seconds: 3600 },
  day: { name: 'mail-day', max: 5, seconds: 86_400 },
} as const satisfies Record<string, Limit>;

/** Emails that one network address can cause, to any address: each is a job in the shared queue. */
export const mailRequestLimit: Limit = { name: 'mail-request', max: 300, seconds: 3600 };

/** Reminders of a too common password: once a week. */
export const reminderLimit: Limit = { name: 'common-password', max: 1, seconds: 7 * 86_400 };

/** Registrations from one network address: enough for a club evening in one hall. */
export const registrationLimit: Limit = { name: 'register-address', max: 200, seconds: 3600 };

/** Requests to coaches in an hour: each is an email. */
export const connectionRequestLimit: Limit = { name: 'connection-request', max: 20, seconds: 3600 };

/** Invitations of partners in an hour: each may be an email. */
export const pairInvitationLimit: Limit = { name: 'pair-invitation', max: 20, seconds: 3600 };

/** Links to a junior's own account that a guardian can have sent in an hour. */
export const handoverLimit: Limit = { name: 'handover', max: 10, seconds: 3600 };

/** Training requests in an hour: each is an email to a coach. */
export const trainingRequestLimit: Limit = { name: 'training-request', max: 10, seconds: 3600 };

/** Answers to sessions in an hour: each may be an email to a coach. */
export const answerLimit: Limit = { name: 'session-answer', max: 60, seconds: 3600 };

/** Messages in an hour. */
export const messageLimit: Limit = { name: 'message', max: 200, seconds: 3600 };

/** Sessions that a coach can book and move in an hour: each emails up to sixteen players. */
export const bookingLimit: Limit = { name: 'booking', max: 120, seconds: 3600 };

/** Videos that a player can send in an hour: each is work for a coach, and a notification. */
export const submissionLimit: Limit = {
  name: 'submission',
  max: 20,
  seconds: 3600,
  message: msg`You can send 20 videos an hour. Please wait a little, and send this one then.`,
};

/** Players that a coach can add in an hour: enough for a whole group, too few for a list of bought addresses. */
export const addPlayerLimit: Limit = { name: 'add-player', max: 60, seconds: 3600 };

/** People that a club can invite by form in an hour, and files that it can import in a day. */
export const clubInvitationLimit: Limit = { name: 'club-invitation', max: 120, seconds: 3600 };
export const clubImportLimit: Limit = {
  name: 'club-import',
  max: 10,
  seconds: 86_400,
  message: msg`A club can import 10 files a day. Please go on tomorrow.`,
};

/** How often in a day a club can send many invitations again; each address has its own limit as well. */
export const clubResendLimit: Limit = {
  name: 'club-resend',
  max: 20,
  seconds: 86_400,
  message: msg`A club can send many invitations again 20 times a day. Please go on tomorrow.`,
};

/** The key of a count. Subjects contain addresses, so only their hash is stored. */
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
    throw new AppError('too_many_requests', { retryAfter: secondsLeft, message: limit.message && say(limit.message) });
  }
}

/** Counts an attempt and returns whether it is within the limit, for cases in which a refusal would reveal too much. */
export async function isWithinLimit(db: Database, config: Config, limit: Limit, subject: string): Promise<boolean> {
  if (!config.rateLimits) return true;
  const { count } = await countRateLimit(db, keyOf(limit, subject), limit.seconds);
  return count <= limit.max;
}

/**
 * Counts an email of one kind that a person without a session sends to an address, and returns whether it may be sent. One refused by the
 * hour's limit does not count for the day.
 */
export async function isMailWithinLimits(db: Database, config: Config, kind: string, email: string): Promise<boolean> {
  const subject = `${kind}|${email}`;
  return (
    (await isWithinLimit(db, config, mailLimits.hour, subject)) &&
    (await isWithinLimit(db, config, mailLimits.day, subject))
  );
}

/** The same for many addresses, a statement for each limit; returns those that may be sent to. */
export async function mailsWithinLimits(
  db: Database,
  config: Config,
  kind: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!config.rateLimits) return new Set(emails);
  let within = [...new Set(emails)];
  for (const limit of [mailLimits.hour, mailLimits.day]) {
    const keys = new Map(within.map((email) => [email, keyOf(limit, `${kind}|${email}`)]));
    const counts = await countRateLimits(db, [...keys.values()], limit.seconds);
    within = within.filter((email) => (counts.get(keys.get(email) ?? '') ?? 0) <= limit.max);
  }
  return new Set(within);
}

/** Whether something repeated, e.g. a reminder, may happen now; also with limits switched off. */
export async function isDue(db: Database, limit: Limit, subject: string): Promise<boolean> {
  const { count } = await countRateLimit(db, keyOf(limit, subject), limit.seconds);
  return count <= limit.max;
}

/**
 * Counts a try at a secret under each of these limits, the narrowest first: a try that one refuses does not count for the others.
 *
 * @returns refunds the try, because the secret was right
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

/** A try that counts for `subject` under the first limits, and for the account as a whole. */
export function countedForAccount(limits: readonly Limit[], subject: string, userId: string): [Limit, string][] {
  return [
    ...limits.map((limit): [Limit, string] => [limit, subject]),
    ...accountLimits.map((limit): [Limit, string] => [limit, userId]),
  ];
}
