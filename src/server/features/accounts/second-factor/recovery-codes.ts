// Recovery codes: for when phone and passkeys are lost.

import { randomInt } from 'node:crypto';
import { hashToken } from '#server/http/sessions/sessions.ts';

/** How many an account gets at once. */
export const recoveryCodeCount = 10;
/** Without letters that look like digits. 32 of them: 16 make 80 random bits, which nobody guesses, offline either. */
const letters = 'abcdefghjkmnpqrstuvwxyz023456789';
const [groups, groupLength] = [4, 4];

/** A new code as it is shown: `k3fa-9qzt-…`. */
function newRecoveryCode(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Codes that are shown once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, newRecoveryCode);
}

/** What is kept of a code; written in any way. Tied to its owner, so that equal codes of two people do not look equal. */
export function hashRecoveryCode(userId: string, code: string): string {
  return hashToken(`${userId}|${code.replaceAll('-', '')}`);
}
