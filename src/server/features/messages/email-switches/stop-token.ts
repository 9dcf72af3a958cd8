// What an email's link proves: that it was written for this person, and for this kind of email. Nothing of it is stored.

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { MailKind } from '#domain/messages/mail/mail-kinds.ts';
import type { Context } from '#server/context.ts';

/** A token without end: an email can be stopped however old it is. It stops emails, and is good for nothing else. */
export function makeStopToken(context: Pick<Context, 'sessionSecret'>, kind: MailKind, userId: string): string {
  return `${userId}.${proofOf(context, kind, userId).toString('base64url')}`;
}

/** Whose emails of the kind a token stops; null when this server did not make it for that kind. */
export function readStopToken(context: Pick<Context, 'sessionSecret'>, kind: MailKind, token: string): string | null {
  const [userId = '', sent = ''] = token.split('.');
  const [expected, given] = [proofOf(context, kind, userId), Buffer.from(sent, 'base64url')];
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
}

function proofOf({ sessionSecret }: Pick<Context, 'sessionSecret'>, kind: MailKind, userId: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'links that stop mails', 32));
  return createHmac('sha256', key).update(`${kind}:${userId}`).digest();
}
