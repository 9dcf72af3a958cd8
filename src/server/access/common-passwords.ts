// Passwords that are tried first: refused where a break-in would reach other people's data.

import { dictionary } from '@zxcvbn-ts/language-common';
import type { Role } from '#domain/people/roles.ts';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/http/app-error.ts';

/** About 50,000 passwords from published leaks, in small letters. */
const commonPasswords = new Set(dictionary['passwords-common']);

const sentence = 'This password is too common. Please choose another one.';

/**
 * Whether a password is too common for an account: for coaches, clubs and administrators always, for players where the
 * configuration says so. Capitals make no difference: they are the first thing that is tried.
 */
export function isTooCommon(config: Config, role: Role, password: string): boolean {
  const isRefused = role !== 'player' || config.passwordBlocklist === 'all';
  return isRefused && commonPasswords.has(password.toLowerCase());
}

/**
 * Refuses a new password that is too common for an account.
 *
 * @param field the input that held it
 * @throws AppError invalid_input
 */
export function refuseCommonPassword(config: Config, role: Role, password: string, field: string): void {
  if (isTooCommon(config, role, password))
    throw new AppError('invalid_input', { message: sentence, fields: { [field]: sentence } });
}
