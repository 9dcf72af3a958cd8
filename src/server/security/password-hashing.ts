// Passwords: argon2id, off the main thread, a few at a time.

import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. About 10 ms here. */
const settings = {
  // The library's enum exists only for the compiler, so this is its number.
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
  algorithm: 2 satisfies Algorithm.Argon2id as Algorithm,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** A hash without a password, for accounts without one, so that an unknown address takes as long as a known one. */
const dummyHash = hash('a password that no account has', settings);

/** Hashes a password exactly as typed: not trimmed, not cut, not normalised. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, settings);
}

/** Whether the password belongs to the hash. Without a hash the answer is no, after the same time. */
export async function isRightPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== null && matches;
}
