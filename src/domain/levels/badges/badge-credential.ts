// The level certificate as an Open Badges 3.0 credential, and its status list: what is signed, not how.

import { brand } from '#domain/brand.ts';
import { recheckFrom } from '#domain/levels/level-verification.ts';
import { issuerDid, type StatusPurpose, statusListLength, statusListSeconds, statusListUrl } from './badge-issuer.ts';

const credentialContext = 'https://www.w3.org/ns/credentials/v2';
const badgeContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** What a badge says, as the certificate shows it. */
export interface BadgeFacts {
  /** Of this badge, not of the person: a UUID. */
  id: string;
  /** Of the achievement: the same for everyone with this level (a UUID). */
  achievementId: string;
  /** As the player has agreed to be shown. */
  name: string;
  federation: string;
  level: string;
  /** Both in words: `DPF 4.5`, or `about 2.7 FEP`. */
  shown: string;
  label: string;
  verifier: string;
  /** ISO 8601. */
  verifiedAt: string;
  /** The page of the certificate. */
  address: string;
  /** SHA-256 of address and salt in hexadecimal, and the salt. */
  addressHash: string;
  salt: string;
  statusIndex: number;
}

/**
 * The credential (docs/product.md#verification), with the claims that its signature needs. It has no end: a due re-check ends no level.
 */
export function badgeCredential(publicUrl: string, facts: BadgeFacts) {
  const id = `urn:uuid:${facts.id}`;
  const achievement = `urn:uuid:${facts.achievementId}`;
  const subject = `${id}#player`;
  const issuer = issuerDid(publicUrl);
  const validFrom = wholeSecond(facts.verifiedAt);
  return {
    '@context': [credentialContext, badgeContext],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${facts.shown}, ${facts.label}`,
    description: `Padel level verified by ${facts.verifier} after reviewing matches on video. A re-check is due from ${inWords(recheckFrom(facts.verifiedAt))}.`,
    issuer: { id: issuer, type: ['Profile'], name: brand.name, url: publicUrl },
    validFrom,
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityType: 'ext:name', hashed: false, identityHash: facts.name },
        {
          type: 'IdentityObject',
          identityType: 'emailAddress',
          hashed: true,
          identityHash: `sha256$${facts.addressHash}`,
          salt: facts.salt,
        },
      ],
      achievement: {
        id: achievement,
        type: ['Achievement'],
        achievementType: 'Assessment',
        name: `Padel level ${facts.shown}, ${facts.label}`,
        description: `${brand.name}’s own level, shown on the scale that players in the holder’s country use. It is not issued by a federation.`,
        criteria: { narrative: 'A certified coach confirmed the level after reviewing the player’s matches on video.' },
        resultDescription: [
          { id: `${achievement}#level`, type: ['ResultDescription'], name: facts.federation, resultType: 'Result' },
        ],
      },
      result: [{ type: ['Result'], resultDescription: `${achievement}#level`, value: facts.level }],
    },
    evidence: [{ id: facts.address, type: ['Evidence'], name: 'Certificate' }],
    // One, as Open Badges allow: a revoked badge is in this list for good, too.
    credentialStatus: {
      id: `${statusListUrl(publicUrl, 'suspension')}#${facts.statusIndex}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'suspension',
      statusListIndex: String(facts.statusIndex),
      statusListCredential: statusListUrl(publicUrl, 'suspension'),
    },
    iss: issuer,
    jti: id,
    sub: subject,
    nbf: Date.parse(validFrom) / 1000,
  };
}

/**
 * A status list (Bitstring Status List 1.0).
 *
 * @param encodedList the bits, packed with gzip and written as multibase base64url
 */
export function statusListCredential(publicUrl: string, purpose: StatusPurpose, encodedList: string, now: Date) {
  const id = statusListUrl(publicUrl, purpose);
  const issuer = issuerDid(publicUrl);
  const validFrom = wholeSecond(now.toISOString());
  const start = Date.parse(validFrom);
  const validUntil = wholeSecond(new Date(start + 2 * statusListSeconds * 1000).toISOString());
  return {
    '@context': [credentialContext],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom,
    validUntil,
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: purpose,
      encodedList,
      ttl: statusListSeconds * 1000,
    },
    iss: issuer,
    jti: id,
    sub: `${id}#list`,
    nbf: start / 1000,
    exp: Date.parse(validUntil) / 1000,
  };
}

/**
 * The bits of a list: the first index is the first byte's highest bit. `revocation` has every place without a standing badge: of badges
 * that ended, that a restored backup does not know, or that nobody here made. `suspension` has these and the suspended ones.
 *
 * @param standing the badges that are not revoked
 */
export function statusBits(
  purpose: StatusPurpose,
  standing: readonly { statusIndex: number; isSuspended: boolean }[],
): Uint8Array {
  const bits = new Uint8Array(statusListLength / 8).fill(0xff);
  for (const { statusIndex, isSuspended } of standing) {
    if (purpose === 'suspension' && isSuspended) continue;
    bits[statusIndex >> 3] = (bits[statusIndex >> 3] ?? 0) & ~(0x80 >> (statusIndex & 7));
  }
  return bits;
}

/** "14 March 2026", in UTC so that it is the same for every reader. */
function inWords(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}

/** `2026-03-14T10:00:00Z`: claims have no milliseconds, and must say the same moment. */
function wholeSecond(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}
