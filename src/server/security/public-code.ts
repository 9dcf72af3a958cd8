// The unguessable part of a public page's address.

import { randomBytes } from 'node:crypto';

/** 120 random bits in 20 characters. */
export function newPublicCode(): string {
  return randomBytes(15).toString('base64url');
}
