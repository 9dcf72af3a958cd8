// What the link of an invitation to a pair proves: that it was made for this very invitation. Nothing of it is stored, so that the player
// can see the link again, and none lies in the queue.

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { pairInvitationPath } from '#domain/videos/pairs/pair-links.ts';
import type { Context } from '#server/context.ts';

type Secret = Pick<Context, 'sessionSecret'>;

/** The token of an invitation: worth something as long as the invitation waits. */
export function makePairToken(context: Secret, invitationId: string): string {
  return `${invitationId}.${proofOf(context, invitationId).toString('base64url')}`;
}

/** The invitation of a token; null when this server did not make it. */
export function readPairToken(context: Secret, token: string): string | null {
  const [invitationId = '', sent = ''] = token.split('.');
  const [expected, given] = [proofOf(context, invitationId), Buffer.from(sent, 'base64url')];
  return given.length === expected.length && timingSafeEqual(given, expected) ? invitationId : null;
}

/** The link that is passed on or mailed. */
export function pairLink(context: Secret & Pick<Context, 'config'>, invitationId: string): string {
  return `${context.config.publicUrl}${pairInvitationPath(makePairToken(context, invitationId))}`;
}

function proofOf({ sessionSecret }: Secret, invitationId: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'invitations to a pair', 32));
  return createHmac('sha256', key).update(invitationId).digest();
}
