// Setting and changing passwords.

import { msg } from '@lingui/core/runtime-macro';
import { resetTokenStart } from '#contract/accounts/passwords.ts';
import { say } from '#domain/language/say.ts';
import type { LevelValue } from '#domain/levels/levels.ts';
import type { Role } from '#domain/people/roles.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { policyVersion } from '#server/features/accounts/accounts.commands.ts';
import {
  confirmEmail,
  findAccount,
  findAccountByEmail,
  findLink,
  insertConsent,
  insertLink,
  useLink,
} from '#server/features/accounts/accounts.queries.ts';
import { followInvitation } from '#server/features/accounts/joining.commands.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import {
  acceptInvitation,
  lockInvitingClub,
} from '#server/features/clubs/people/invitations/club-invitations.queries.ts';
import { grantWelcomeCredit } from '#server/features/payments/credits/credits.commands.ts';
import {
  endFormerRights,
  notifyFamily,
  requireGrown,
  tellFormer,
} from '#server/features/people/families/families.commands.ts';
import { endGuardianship } from '#server/features/people/families/families.queries.ts';
import { AppError } from '#server/http/app-error.ts';
import {
  consumeRateLimit,
  consumeTry,
  countedForAccount,
  isMailWithinLimits,
  loginLimits,
  mailRequestLimit,
} from '#server/http/sessions/rate-limits.ts';
import { hashToken, newToken } from '#server/http/sessions/sessions.ts';
import type { JobName } from '#server/jobs/job-list.ts';
import { refuseCommonPassword } from '#server/security/common-passwords.ts';
import { hashPassword, isRightPassword } from '#server/security/password-hashing.ts';
import {
  deletePasswordLinks,
  deleteSessionsOf,
  findPasswordHash,
  lockAccount,
  replacePasswordHash,
  setPasswordHash,
  stateLevel,
} from './passwords.queries.ts';

/** How long a reset link is valid, in hours (docs/product.md#signing-in). */
export const resetHours = 1;

/**
 * Queues a job that looks the address up and emails it, so that known and unknown addresses take the same time. Beyond the limit of
 * emails to one address nothing is queued, with the same answer.
 *
 * @param from the requesting network address
 * @throws AppError too_many_requests for requests about very many addresses
 */
export async function requestMail(
  { db, config, jobs }: Context,
  job: Extract<JobName, 'password-reset-mail' | 'verification-again-mail'>,
  email: string,
  from: string,
): Promise<void> {
  await consumeRateLimit(db, config, mailRequestLimit, from);
  if (await isMailWithinLimits(db, config, job, email)) await jobs.enqueue(db, job, { email });
}

/** A token with the prefix that asks for no consent; as long as others, with 222 random bits. */
export function newResetToken(): string {
  return resetTokenStart + newToken().slice(resetTokenStart.length);
}

/** Creates the token of a reset link, which invalidates earlier ones. */
export async function makeResetToken({ db }: Context, userId: string): Promise<string> {
  const token = newResetToken();
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await deletePasswordLinks(tx, userId);
    await insertLink(tx, { tokenHash: hashToken(token), userId, purpose: 'reset-password', hours: resetHours });
  });
  return token;
}

/**
 * Sets the password with a link, once. Signs nobody in and ends all of the account's sessions. An invitation is accepted with it: the
 * address is verified, the person consents to the policy, and a player may state a level, which overrides the club's.
 *
 * @throws AppError invalid_link; invalid_input for a common password, which does not use up the link
 */
export async function setPassword(
  { db, jobs, config }: Context,
  author: Author,
  { token, password, currentLevel }: { token: string; password: string; currentLevel?: LevelValue | undefined },
  userAgent: string | null,
): Promise<void> {
  const tokenHash = hashToken(token);
  // Checked before hashing, so that made-up tokens cost no hashing.
  if ((await findPasswordLink(db, tokenHash)) === null) throw new AppError('invalid_link');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const link = await findPasswordLink(tx, tokenHash);
    if (link === null || link.state === 'deleted') throw new AppError('invalid_link');
    const { userId, clubInvitationId } = link;
    if (link.purpose === 'handover' && link.state !== 'active') throw new AppError('invalid_link');
    // Locks the person, then the club, then the link, as everything does.
    if (clubInvitationId !== null && !(await lockInvitingClub(tx, clubInvitationId)))
      throw new AppError('invalid_link');
    if (!(await useLink(tx, tokenHash))) throw new AppError('invalid_link');
    await refuseCommonPassword(config, link.role, password, 'password');
    const consent = { userId, policyVersion, address: author.address, userAgent };
    if (link.email !== null)
      return takeOver({ jobs }, tx, author, { ...link, email: link.email }, passwordHash, consent);
    await setPasswordHash(tx, userId, passwordHash);
    await deletePasswordLinks(tx, userId);
    await deleteSessionsOf(tx, userId);
    await recordAudit(tx, author, 'password-set', { type: 'user', id: userId });
    if (link.purpose === 'invitation') {
      if (clubInvitationId !== null) {
        const joined = await acceptInvitation(tx, userId, clubInvitationId);
        await recordAudit(
          tx,
          author,
          'club-joined',
          { type: 'user', id: userId },
          { after: { clubId: joined?.clubId } },
        );
        if (joined) await followInvitation({ jobs }, tx, userId, joined);
      }
      if (link.role === 'player' && currentLevel !== undefined) await stateLevel(tx, userId, currentLevel);
      await confirmEmail(tx, userId, 'active');
      await grantWelcomeCredit(tx, config, userId);
      await insertConsent(tx, consent);
    } else await jobs.enqueue(tx, 'password-changed-mail', { userId });
  });
}

/**
 * Gives a junior an account of their own: the relation with the guardian ends, with everything that the guardian agreed to
 * (docs/product.md#families).
 *
 * @throws AppError conflict when the address has an account by now, or before the day for it; invalid_link for someone who is no junior
 *   any more
 */
async function takeOver(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Database,
  author: Author,
  { userId, email }: { userId: string; email: string },
  passwordHash: string,
  consent: Parameters<typeof insertConsent>[1],
): Promise<void> {
  const junior = await findAccount(tx, userId);
  if (junior === null || junior.guardianId === null || junior.adultOn === null) throw new AppError('invalid_link');
  // The club may have moved the day since the link was sent.
  requireGrown({ firstName: junior.firstName, adultOn: junior.adultOn });
  if ((await findAccountByEmail(tx, email)) !== null)
    throw new AppError('conflict', { message: say(msg`This email address already has an account.`) });
  await endFormerRights({ jobs }, tx, userId);
  await endGuardianship(tx, userId, { email, passwordHash });
  await deletePasswordLinks(tx, userId);
  await insertConsent(tx, consent);
  await recordAudit(tx, author, 'junior-handed-over', { type: 'user', id: userId });
  await tellFormer(jobs, tx, junior.guardianId, userId, 'handed-over');
  await notifyFamily(tx, junior.clubId, []);
}

/** A link that sets a password, of any kind. */
async function findPasswordLink(db: Database, tokenHash: string) {
  for (const purpose of ['reset-password', 'invitation', 'handover'] as const) {
    const link = await findLink(db, tokenHash, purpose);
    if (link !== null) return link;
  }
  return null;
}

/**
 * Changes the password of a person who knows the current one; ends all their sessions, including this one.
 *
 * @param startAgain starts the replacement session in the same transaction, so that a concurrent reset by link ends it too
 * @throws AppError wrong_password, too_many_requests; invalid_input for a common password
 */
export async function changePassword(
  { db, jobs, config }: Context,
  author: Author & { actorId: string },
  role: Role,
  form: { currentPassword: string; newPassword: string },
  startAgain: (tx: Database, passwordHash: string) => Promise<void>,
): Promise<void> {
  const userId = author.actorId;
  const counted = countedForAccount([loginLimits.accountAndAddress], `change-password|${userId}`, userId);
  const giveBack = await consumeTry(db, config, counted);
  const currentHash = await findPasswordHash(db, userId);
  if (!(await isRightPassword(currentHash, form.currentPassword)) || currentHash === null) throw wrongPassword();
  await giveBack();
  await refuseCommonPassword(config, role, form.newPassword, 'newPassword');
  const passwordHash = await hashPassword(form.newPassword);
  await db.transaction(async (tx) => {
    if (!(await replacePasswordHash(tx, userId, currentHash, passwordHash))) throw wrongPassword();
    await deletePasswordLinks(tx, userId);
    await deleteSessionsOf(tx, userId);
    await recordAudit(tx, author, 'password-changed', { type: 'user', id: userId });
    await jobs.enqueue(tx, 'password-changed-mail', { userId });
    await startAgain(tx, passwordHash);
  });
}

function wrongPassword(): AppError {
  const message = say(msg`Your current password is incorrect.`);
  return new AppError('wrong_password', { message, fields: { currentPassword: message } });
}
