// The token of a pair invitation proves that this server made it. It is computed rather than stored, so that the player can see the link
// again and no job holds it.

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { pairInvitationPath } from '#domain/videos/pairs/pair-links.ts';
import type { Context } from '#server/context.ts';

type Secret = Pick<Context, 'sessionSecret'>;

/** The token of an invitation, valid while the invitation is pending. */
export function makePairToken(context: Secret, invitationId: string): string {
  return `${invitationId}.${proofOf(context, invitationId).toString('base64url')}`;
}

/** The invitation of a token; null if this server did not make it. */
export function readPairToken(context: Secret, token: string): string | null {
  const [invitationId = '', sent = ''] = token.split('.');
  const [expected, given] = [proofOf(context, invitationId), Buffer.from(sent, 'base64url')];
  return given.length === expected.length && timingSafeEqual(given, expected) ? invitationId : null;
}

/** The link to pass on or email. */
export function pairLink(context: Secret & Pick<Context, 'config'>, invitationId: string): string {
  return `${context.config.publicUrl}${pairInvitationPath(makePairToken(context, invitationId))}`;
}

function proofOf({ sessionSecret }: Secret, invitationId: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'invitations to a pair', 32));
  return createHmac('sha256', key).update(invitationId).digest();
}
