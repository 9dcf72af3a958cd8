// Data commands: export and delete an account.

import { writeFileSync } from 'node:fs';
import { exportAccount } from '#server/features/accounts/privacy/export.commands.ts';
import { eraseDue, requestDeletion } from '#server/features/accounts/privacy/privacy.commands.ts';
import { endGrace } from '#server/features/accounts/privacy/privacy.queries.ts';
import { CannotStart, type Operator } from './operator.ts';
import { type Outcome, outcome } from './outcome.ts';
import { accountOf } from './people.ts';

/** Writes the export to a new file with owner-only permissions. */
export async function writeExport(operator: Operator, email: string, out?: string): Promise<Outcome> {
  const { id } = await accountOf(operator, email);
  const file = out ?? `pala-export-${email.replaceAll(/[^\w.@-]/g, '_')}.zip`;
  const archive = await exportAccount(operator.context, null, operator.by, id);
  try {
    writeFileSync(file, archive, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new CannotStart(`The export was not written: ${error instanceof Error ? error.message : String(error)}`);
  }
  return outcome(`All data of ${email} is in ${file}. It is personal, so share it with no one else.`, {
    userId: id,
    file,
  });
}

/** Deletes an account like its owner would, and erases it at once on request. */
export async function deleteAccount(operator: Operator, email: string, isNow: boolean): Promise<Outcome> {
  const { context, by } = operator;
  const account = await accountOf(operator, email);
  if (account.state === 'unverified' || account.state === 'pending')
    throw new CannotStart('This registration is pending. Reject it under User Management.');
  const erasedFrom = await requestDeletion(context, by, account);
  if (!isNow)
    return outcome(`${email} is deleted and will be erased from ${erasedFrom}.`, { userId: account.id, erasedFrom });
  await endGrace(context.db, account.id);
  await eraseDue(context);
  return outcome(`The personal data of ${email} is erased.`, { userId: account.id, isErased: true });
}
