// Makes badges and their status lists.

import { createHash, randomBytes, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { v5 as namedId } from 'uuid';
import { sourceLanguage } from '#domain/language/languages.ts';
import { badgeCredential, statusBits, statusListCredential } from '#domain/levels/badges/badge-credential.ts';
import { type StatusPurpose, statusListLength } from '#domain/levels/badges/badge-issuer.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { readScaleMappings } from '#server/db/scale-mappings.ts';
import {
  type CertificateFacts,
  certificateFacts,
} from '#server/features/levels/certificates/certificates.presenters.ts';
import { findPublicCertificateOf } from '#server/features/levels/certificates/certificates.queries.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { inLanguage } from '#server/language/in-language.ts';
import { signCredential } from './badge-keys.commands.ts';
import { findBadge, insertBadge, listStandingBadges } from './badges.queries.ts';

const pack = promisify(gzip);

/** How often another random place is tried while places are taken; half full, one in a billion badges fails. */
const mostTries = 30;

/**
 * The player's badge, signed, and the certificate that it stands for. Only while that is public: the badge has the name as the player wants
 * it shown.
 *
 * @throws AppError not_found otherwise
 */
export async function issueBadge(
  context: Context,
  playerId: string,
): Promise<{ token: string; certificate: CertificateFacts }> {
  const { db, config } = context;
  const found = orNotFound(await findPublicCertificateOf(db, playerId));
  const mappings = await readScaleMappings(db);
  // Signed, and read by other programs: its words and the id made from them are English for every reader.
  const certificate = inLanguage(sourceLanguage, () => certificateFacts(found, config.publicUrl, mappings));
  const { id, statusIndex, salt, email } = await readOrMakeBadge(db, found.verificationId);
  const { name, federation, level, shown, label, verifier, verifiedAt, address } = certificate;
  const claims = badgeCredential(config.publicUrl, {
    id,
    statusIndex,
    salt,
    name,
    federation,
    level,
    shown,
    label,
    verifier,
    verifiedAt,
    address,
    achievementId: namedId(shown, namedId(config.publicUrl, namedId.URL)),
    addressHash: createHash('sha256')
      .update(email.toLowerCase() + salt)
      .digest('hex'),
  });
  return { token: await signCredential(context, claims, 'JWT'), certificate };
}

async function readOrMakeBadge(db: Database, verificationId: string) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const badge = await findBadge(db, verificationId);
    if (badge) return badge;
    const salt = randomBytes(16).toString('base64url');
    await insertBadge(db, { verificationId, statusIndex: randomInt(statusListLength), salt });
  }
  // The verification may have been erased in the meantime.
  return orNotFound(await findBadge(db, verificationId));
}

/** A status list as it is now, signed. */
export async function makeStatusList(context: Context, purpose: StatusPurpose): Promise<string> {
  const { db, config } = context;
  const packed = await pack(statusBits(purpose, await listStandingBadges(db)));
  const encoded = `u${packed.toString('base64url')}`;
  return signCredential(context, statusListCredential(config.publicUrl, purpose, encoded, new Date()), 'vc+jwt');
}
