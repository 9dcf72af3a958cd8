// Checks a token's signature with a public key.

import { compactVerify, errors, importJWK } from 'jose';
import type { JsonObject } from '#contract/levels/badges/badge-token.ts';

/** Algorithms with a public key. With a shared secret, anyone who checks a badge could have made it. */
const algorithms = ['EdDSA', 'ES256', 'ES384', 'RS256', 'PS256'];

/**
 * Whether the token was signed with the private half of a key, by the algorithm that its header names.
 *
 * @throws Error for a kind of key or signature that the browser doesn't know
 */
export async function hasSignature(token: string, jwk: JsonObject): Promise<boolean> {
  try {
    await compactVerify(token, async ({ alg }) => importJWK({ ...jwk, ext: true }, alg), { algorithms });
    return true;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWSInvalid) return false;
    throw error;
  }
}
