// What keeps a new password from being sent, in the fixed words (docs/product.md#accounts).

import { passwordLength } from '#contract/fields.ts';

/** What is wrong with a password, or null; characters are counted as people do, as the server counts them. */
export function passwordFault(password: string): 'Password Too Short' | null {
  return [...password].length < passwordLength.min ? 'Password Too Short' : null;
}

/** What is wrong with its confirmation, or null. */
export function confirmationFault(password: string, confirmation: string): "Passwords Don't Match" | null {
  return password === confirmation ? null : "Passwords Don't Match";
}
