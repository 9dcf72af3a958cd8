// Recovery codes, for people who have lost their phone and passkeys.

import { randomInt } from 'node:crypto';
import { hashToken } from '#server/http/sessions/sessions.ts';

/** Number of codes per set. */
export const recoveryCodeCount = 10;
/** 32 characters without look-alikes; 16 of them make 80 random bits, safe against offline guessing. */
const letters = 'abcdefghjkmnpqrstuvwxyz023456789';
const [groups, groupLength] = [4, 4];

/** A new code in its display form: `k3fa-9qzt-…`. */
function newRecoveryCode(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A new set of codes, shown once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, newRecoveryCode);
}

/** The stored hash of a code, however it was typed; salted with its owner. */
export function hashRecoveryCode(userId: string, code: string): string {
  return hashToken(`${userId}|${code.replaceAll('-', '')}`);
}
