// Common passwords: refused for accounts with access to other people's data.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Role } from '#domain/people/roles.ts';
import type { Config } from '#server/config.ts';
import { invalidField } from '#server/http/app-error.ts';

let commonPasswords: Promise<Set<string>> | undefined;

/** About 50,000 passwords from published leaks, in lower case: 22 MB, loaded with the first password. */
function loadCommonPasswords(): Promise<Set<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPasswords;
}

/**
 * Whether a password is too common for an account: for coaches, clubs and administrators always, for players if configured. Capitals make
 * no difference: attackers try them first.
 */
export async function isTooCommon(config: Config, role: Role, password: string): Promise<boolean> {
  const isRefused = role !== 'player' || config.passwordBlocklist === 'all';
  return isRefused && (await loadCommonPasswords()).has(password.toLowerCase());
}

/**
 * Refuses a new password that is too common for an account.
 *
 * @param field the password's input
 * @throws AppError invalid_input
 */
export async function refuseCommonPassword(config: Config, role: Role, password: string, field: string): Promise<void> {
  if (!(await isTooCommon(config, role, password))) return;
  throw invalidField(field, say(msg`This password is too common. Please choose another one.`));
}
