// Switching a public certificate on and off.

import type { Certificate } from '#contract/levels/certificates.ts';
import type { NameStyle } from '#domain/levels/certificates.ts';
import { mayShowCertificate } from '#domain/people/permissions.ts';
import type { Context } from '#server/context.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { newPublicCode } from '#server/security/public-code.ts';
import { presentCertificate } from './certificates.presenters.ts';
import { findOwnCertificate, saveCertificate } from './certificates.queries.ts';

/**
 * Stores the player's decision.
 *
 * @throws AppError level_unverified for a public certificate without a verified level
 */
export async function changeCertificate(
  { db }: Context,
  playerId: string,
  decision: { isPublic: boolean; nameStyle: NameStyle },
): Promise<Certificate> {
  const { isLevelVerified, verification } = orNotFound(await findOwnCertificate(db, playerId));
  if (decision.isPublic) {
    // No transaction needed: the page also checks the level, so a withdrawal at this moment hides it.
    requirePermission(mayShowCertificate({ isLevelVerified, verification }), 'level_unverified');
  }
  await saveCertificate(db, { playerId, code: newPublicCode(), ...decision });
  return presentCertificate(orNotFound(await findOwnCertificate(db, playerId)));
}
