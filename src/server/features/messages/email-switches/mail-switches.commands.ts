// Switching emails off and on, and sending those that can be switched off.

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { StopLink } from '#contract/messages/mail.ts';
import type { MailKind } from '#domain/messages/mail/mail-kinds.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { findLanguage, isMailOn, startMails, stopMails } from './mail-switches.queries.ts';

/** Switches a kind of email on or off (docs/product.md#email). */
export async function switchMail({ db }: Context, userId: string, kind: MailKind, isOn: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await (isOn ? startMails : stopMails)(tx, userId, kind);
    await notifyUsers(tx, ['account'], [userId]);
  });
}

/** Switches off the kind in an unsubscribe link. Does not reveal whether the link was valid. */
export async function unsubscribeByLink(context: Context, { kind, token }: StopLink): Promise<void> {
  const userId = readStopToken(context, kind, token);
  if (userId !== null) await switchMail(context, userId, kind, false);
}

/**
 * Sends an email of a kind in the person's language, unless they have switched it off.
 *
 * @param write writes the email with its unsubscribe address; null for none after all
 * @returns whether it was sent
 */
export async function sendUnlessStopped(
  context: Context,
  kind: MailKind,
  userId: string,
  write: (stopUrl: string) => Promise<Mail | null>,
): Promise<boolean> {
  if (!(await isMailOn(context.db, userId, kind))) return false;
  const query = new URLSearchParams({ kind, token: makeStopToken(context, kind, userId) });
  const reader = await findLanguage(context.db, userId);
  const mail = await inLanguageOf(reader, () => write(`${context.config.publicUrl}/stop-mails?${query.toString()}`));
  if (mail !== null) await context.mailer.send(mail);
  return mail !== null;
}

/** A token that never expires and can do nothing but unsubscribe. */
export function makeStopToken(context: Pick<Context, 'sessionSecret'>, kind: MailKind, userId: string): string {
  return `${userId}.${proofOf(context, kind, userId).toString('base64url')}`;
}

/** The person of a token; null when this server did not create it for that kind. */
export function readStopToken(context: Pick<Context, 'sessionSecret'>, kind: MailKind, token: string): string | null {
  const [userId = '', sent = ''] = token.split('.');
  const [expected, given] = [proofOf(context, kind, userId), Buffer.from(sent, 'base64url')];
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
}

function proofOf({ sessionSecret }: Pick<Context, 'sessionSecret'>, kind: MailKind, userId: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'links that stop mails', 32));
  return createHmac('sha256', key).update(`${kind}:${userId}`).digest();
}
