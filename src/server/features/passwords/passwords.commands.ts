// Setting and changing passwords.

import { hashPassword, isRightPassword } from '#server/access/password-hashing.ts';
import type { Context } from '#server/context.ts';
import { findLink, insertLink, useLink } from '#server/features/accounts/accounts.queries.ts';
import { type Author, recordAudit } from '#server/features/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { isWithinLimit, loginLimits, mailLimits, returnAttempt, takeAttempt } from '#server/http/attempts.ts';
import { hashToken, newToken } from '#server/http/sessions.ts';
import type { JobName } from '#server/jobs/job-list.ts';
import { deletePasswordLinks, deleteSessionsOf, findPasswordHash, setPasswordHash } from './passwords.queries.ts';

/** How long the link of a forgotten password lives, in hours (decisions, section 2). */
const resetHours = 1;

/**
 * Writes the job that looks the address up and mails it, for any address: so known and unknown ones take the same work and the
 * same time. Beyond the limit of mails for one address nothing is written, and the answer is the same.
 */
export async function requestMail(
  { db, config, jobs }: Context,
  job: Extract<JobName, 'password-reset-mail' | 'verification-again-mail'>,
  email: string,
): Promise<void> {
  const subject = `${job}|${email}`;
  const isAllowed =
    (await isWithinLimit(db, config, mailLimits.hour, subject)) &&
    (await isWithinLimit(db, config, mailLimits.day, subject));
  if (isAllowed) await jobs.enqueue(db, job, { email });
}

/** Makes the token of a reset link. The newest wins: earlier ones are worthless from now on. */
export async function makeResetToken({ db }: Context, userId: string): Promise<string> {
  const token = newToken();
  await db.transaction(async (tx) => {
    await deletePasswordLinks(tx, userId);
    await insertLink(tx, { tokenHash: hashToken(token), userId, purpose: 'reset-password', hours: resetHours });
  });
  return token;
}

/**
 * Sets the password behind a link, once. Signs nobody in, and changes nothing else about the account; ends all its sessions.
 *
 * @throws AppError invalid_link
 */
export async function setPassword(
  { db, jobs }: Context,
  author: Author,
  token: string,
  password: string,
): Promise<void> {
  const tokenHash = hashToken(token);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const link = (await findLink(tx, tokenHash, 'reset-password')) ?? (await findLink(tx, tokenHash, 'invitation'));
    if (link === null || link.state === 'deleted' || !(await useLink(tx, tokenHash)))
      throw new AppError('invalid_link');
    const { userId } = link;
    await setPasswordHash(tx, userId, passwordHash);
    await deletePasswordLinks(tx, userId);
    await deleteSessionsOf(tx, userId);
    await recordAudit(tx, author, 'password-set', { type: 'user', id: userId });
    await jobs.enqueue(tx, 'password-changed-mail', { userId });
  });
}

/**
 * Changes the password of somebody who knows the current one; ends all their sessions, this one included (the caller starts a new one).
 *
 * @throws AppError wrong_password, too_many_requests
 */
export async function changePassword(
  { db, jobs, config }: Context,
  author: Author & { actorId: string },
  form: { currentPassword: string; newPassword: string },
): Promise<void> {
  const userId = author.actorId;
  const attempt = hashToken(`change-password|${userId}`);
  await takeAttempt(db, config, loginLimits.accountAndAddress, attempt);
  if (!(await isRightPassword(await findPasswordHash(db, userId), form.currentPassword))) {
    const message = 'Your current password is not right.';
    throw new AppError('wrong_password', { message, fields: { currentPassword: message } });
  }
  await returnAttempt(db, config, loginLimits.accountAndAddress, attempt);
  const passwordHash = await hashPassword(form.newPassword);
  await db.transaction(async (tx) => {
    await setPasswordHash(tx, userId, passwordHash);
    await deletePasswordLinks(tx, userId);
    await deleteSessionsOf(tx, userId);
    await recordAudit(tx, author, 'password-changed', { type: 'user', id: userId });
    await jobs.enqueue(tx, 'password-changed-mail', { userId });
  });
}
