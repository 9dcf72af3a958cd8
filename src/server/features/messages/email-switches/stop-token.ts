// Tokens of unsubscribe links, which prove the person and the kind of email. Nothing is stored.

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { MailKind } from '#domain/messages/mail/mail-kinds.ts';
import type { Context } from '#server/context.ts';

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
