// Codes of authenticator apps (RFC 6238 with SHA-1, six digits and 30 seconds, which every app supports).

import { Secret, TOTP } from 'otpauth';
import { brand } from '#domain/brand.ts';

const [digits, period] = [6, 30];

/** A new secret of 160 random bits, in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The content of the QR code. */
export function totpAddress(secret: string, email: string): string {
  return new TOTP({ issuer: brand.name, label: email, secret: Secret.fromBase32(secret), digits, period }).toString();
}

/**
 * The step of a code, allowing one before and after `now`, because clocks differ.
 *
 * @param now seconds since 1970
 * @returns null for a wrong code
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const timestamp = now * 1000;
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), digits, period, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}
