// The issuer of badges: its name, its keys, and the addresses and size of its status lists.

/** Most badges of an installation: the length of its status lists, in bits. The standard asks for at least 131,072. */
export const statusListLength = 1_048_576;

/** How long a status list may be kept, in seconds (docs/product.md#verification). */
export const statusListSeconds = 300;

/** The two lists: `suspension` has every badge that is not in force, `revocation` those of them that ended for good. */
export const statusPurposes = ['revocation', 'suspension'] as const;
export type StatusPurpose = (typeof statusPurposes)[number];

/** An installation's name for verifiers: `did:web:pala.example`, found at `/.well-known/did.json`. A port's colon is `%3A`. */
export function issuerDid(publicUrl: string): string {
  return `did:web:${publicUrl.replace(/^https?:\/\//, '').replaceAll(':', '%3A')}`;
}

/** Where a status list is. */
export function statusListUrl(publicUrl: string, purpose: StatusPurpose): string {
  return `${publicUrl}/api/badge-status/${purpose}`;
}

/** A public Ed25519 key (RFC 8037) with its thumbprint (RFC 7638), which names it. */
export interface PublicBadgeKey {
  kid: string;
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
}

/** The name of a key in a signature. */
export function keyId(publicUrl: string, { kid }: { kid: string }): string {
  return `${issuerDid(publicUrl)}#${kid}`;
}

/** The document that verifiers read at `/.well-known/did.json`: the keys in use and all earlier ones. */
export function didDocument(publicUrl: string, keys: readonly PublicBadgeKey[]) {
  const id = issuerDid(publicUrl);
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id,
    verificationMethod: keys.map((key) => ({
      id: keyId(publicUrl, key),
      type: 'JsonWebKey2020',
      controller: id,
      publicKeyJwk: key,
    })),
    assertionMethod: keys.map((key) => keyId(publicUrl, key)),
  };
}
