// Switching one's public certificate on and off.

import { randomBytes } from 'node:crypto';
import type { Certificate } from '#contract/levels/certificates.ts';
import type { NameStyle } from '#domain/levels/certificates.ts';
import { mayShowCertificate } from '#domain/people/permissions.ts';
import type { Context } from '#server/context.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/require-permission.ts';
import { presentCertificate } from './certificates.presenters.ts';
import { findOwnCertificate, saveCertificate } from './certificates.queries.ts';

/** Random bytes of a code: 120 bits, which nobody can guess, in 20 letters. */
const codeBytes = 15;

/**
 * Stores what the player decided.
 *
 * @throws AppError level_unverified for who wants to show a certificate without a verified level
 */
export async function changeCertificate(
  { db }: Context,
  playerId: string,
  decision: { isPublic: boolean; nameStyle: NameStyle },
): Promise<Certificate> {
  const { isLevelVerified, verification } = orNotFound(await findOwnCertificate(db, playerId));
  if (decision.isPublic) {
    // No transaction: a level that is withdrawn at this moment hides the certificate all the same, the page asks for both.
    requirePermission(mayShowCertificate({ isLevelVerified, verification }), 'level_unverified');
  }
  await saveCertificate(db, { playerId, code: randomBytes(codeBytes).toString('base64url'), ...decision });
  return presentCertificate(orNotFound(await findOwnCertificate(db, playerId)));
}
