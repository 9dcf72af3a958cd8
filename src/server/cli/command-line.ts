// The command line and its exit codes: 0 done, 1 failed, 2 wrong usage.

import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { readConfig } from '#server/config.ts';
import { BackupError } from '#server/db/backup/backup-error.ts';
import { DirectoryInUseError } from '#server/db/embedded/directory-lock.ts';
import { AppError } from '#server/http/app-error.ts';
import { explainStartError } from '#server/start-errors.ts';
import { CannotStart, withOperator } from './operator.ts';
import { type Outcome, outcome, printOutcome } from './outcome.ts';

const { stderr } = process;

/** Runs a command. @returns the exit code */
export async function runCommandLine(typed: readonly string[]): Promise<number> {
  let code = 0;
  const run = (result: Outcome, isJson: boolean | undefined) => {
    printOutcome(result, isJson === true);
    if (result.isTrouble) code = 1;
  };
  const program = makeProgram(run);
  try {
    await program.parseAsync(typed, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    stderr.write(`${explain(error)}\n`);
    return 1;
  }
}

type Run = (result: Outcome, isJson: boolean | undefined) => void;

function makeProgram(run: Run): Command {
  const program = new Command('pala').description('Command line for operators of Pala.').exitOverride();
  const add = (name: string, description: string) =>
    program.command(name).description(description).option('--json', 'answer in JSON').exitOverride();

  add('create-admin <email>', 'create an administrator; prints a link to choose a password')
    .requiredOption('--first-name <name>', 'first name')
    .requiredOption('--last-name <name>', 'last name')
    .option('--country <code>', 'two letters', 'DK')
    .action(async (email: string, { json, ...form }) => {
      const { createAdministrator } = await people();
      run(await withOperator((operator) => createAdministrator(operator, { ...form, email })), json);
    });
  add('approve <email>', 'approve a pending registration').action(async (email: string, { json }) => {
    const { approve } = await people();
    run(await withOperator((operator) => approve(operator, email)), json);
  });
  add('suspend <email>', 'suspend an account; ends its sessions')
    .requiredOption('--reason <text>', 'kept in the audit log')
    .action(async (email: string, { json, reason }) => {
      const { suspend } = await people();
      run(await withOperator((operator) => suspend(operator, email, reason)), json);
    });
  add('restore <email>', 'restore a suspended account').action(async (email: string, { json }) => {
    const { restore } = await people();
    run(await withOperator((operator) => restore(operator, email)), json);
  });
  add('reset-link <email>', 'print a link to set a new password, valid once for an hour').action(
    async (email: string, { json }) => {
      const { makeResetLink } = await people();
      run(await withOperator((operator) => makeResetLink(operator, email)), json);
    },
  );
  add('reset-second-factor <email>', 'reset a lost second factor').action(async (email: string, { json }) => {
    const { clearSecondFactor } = await people();
    run(await withOperator((operator) => clearSecondFactor(operator, email)), json);
  });
  add('export <email>', 'export an account’s data as a ZIP')
    .option('--out <file>', 'a new file to write to')
    .action(async (email: string, { json, out }) => {
      const { writeExport } = await import('./data.ts');
      run(await withOperator((operator) => writeExport(operator, email, out)), json);
    });
  add('delete <email>', 'delete an account, for good after 48 hours or at once')
    .option('--now', 'erase at once; cannot be undone')
    .action(async (email: string, { json, now }) => {
      const { deleteAccount } = await import('./data.ts');
      run(await withOperator((operator) => deleteAccount(operator, email, now === true)), json);
    });
  add('migrate', 'migrate the database to this version').action(async ({ json }) => {
    run(await withOperator(migrated, { isMigrating: true }), json);
  });
  add('backup', 'back up database and files, even while a server runs; encrypted for BACKUP_KEY')
    .option('--to <place>', 'a folder or a file; default: DATA_DIR/backups')
    .option('--keep <count>', 'delete all but this many of the newest backups in the folder', wholeNumber)
    .option('--with-secrets', 'include the session secret and the push keys; needs BACKUP_KEY')
    .action(async ({ json, ...options }) => {
      const { backUp } = await backups();
      run(await backUp(options), json);
    });
  add('check-backup <file>', 'verify a backup from end to end without changing anything').action(
    async (file: string, { json }) => {
      const { inspectBackup } = await backups();
      run(await inspectBackup(file), json);
    },
  );
  add('restore-backup <file>', 'restore a backup into an empty database').action(async (file: string, { json }) => {
    const { restoreFromFile } = await backups();
    run(await restoreFromFile(file), json);
  });
  add('backup-key', 'generate a key pair for backups').action(async ({ json }) => {
    const { generateBackupKey } = await backups();
    run(await generateBackupKey(), json);
  });
  add('rotate-badge-key', 'sign badges with a new key from now on; old badges stay checkable').action(
    async ({ json }) => {
      const { rotateKey } = await import('./badge-key.ts');
      run(await withOperator(rotateKey), json);
    },
  );
  add('distribute', 'move notes, versions and movement to the workers of a Citus cluster; stop all servers first')
    .option('--plan', 'say what would be moved, without changing anything')
    .action(async ({ json, plan }) => {
      const { distributeTables } = await import('./distribute.ts');
      run(await withOperator((operator) => distributeTables(operator, plan === true)), json);
    });
  add('doctor', 'check configuration, database, mail, disk, clock and versions').action(async ({ json }) => {
    const { runDoctor } = await import('./doctor.ts');
    run(await runDoctor(), json);
  });
  return program;
}

/** @throws InvalidArgumentError, which ends with exit code 2 */
function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1 to 9999.');
}

const backups = () => import('./backup.ts');
const people = () => import('./people.ts');
const migrated = async () => outcome('The database is up to date.', {});

/** An error as a sentence. */
function explain(error: unknown): string {
  if (error instanceof AppError || error instanceof CannotStart || error instanceof BackupError) return error.message;
  if (error instanceof DirectoryInUseError) {
    const holder = /process (\d+)/.exec(error.message)?.[1] ?? '?';
    return `A running server (process ${holder}) holds the embedded database. Stop it and try again, or use the administration screens.`;
  }
  let config = null;
  try {
    config = readConfig(process.env);
  } catch {
    // The configuration is invalid; its own error says so.
  }
  return explainStartError(error, config) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
