// Backup commands: back up, verify, restore, generate keys.

import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { type Config, readConfig } from '#server/config.ts';
import { BackupError } from '#server/db/backup/backup-error.ts';
import { jobsName } from '#server/db/backup/contents.ts';
import { refuseNewer } from '#server/db/backup/load.ts';
import { connectForLong, withConnection } from '#server/db/backup/reach-database.ts';
import { checkBackup, openBackup, sumUp } from '#server/db/backup/read-backup.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { keepNewest, nameFor } from '#server/db/backup/retention.ts';
import { takeBackup } from '#server/db/backup/take-backup.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createJobQueue } from '#server/jobs/queue.ts';
import { createLog } from '#server/log.ts';
import { type Outcome, outcome } from './outcome.ts';

export interface BackupOptions {
  /** A folder, where the backup gets a dated name, or a file. */
  to?: string;
  /** Number of backups to keep in the folder. */
  keep?: number;
  withSecrets?: boolean;
}

/** Backs up the configured database and files, whether or not a server runs. */
export async function backUp({ to, keep, withSecrets }: BackupOptions): Promise<Outcome> {
  const config = readConfig(process.env);
  const recipient = config.backupKey && (await recipientOf(config.backupKey));
  const place = resolve(to ?? join(config.dataDir, 'backups'));
  const found = statSync(place, { throwIfNoEntry: false });
  // `--keep` needs a folder, so a missing place becomes one.
  const isNewFolder = !found && keep !== undefined && !/\.tar\.gz(\.age)?$/.test(place);
  const isFolder = to === undefined || to.endsWith('/') || isNewFolder || found?.isDirectory() === true;
  if (!isFolder && keep !== undefined) {
    throw new BackupError(`--keep needs a folder of backups, but ${place} is a file. Point --to at a folder.`);
  }
  const file = isFolder ? join(place, nameFor(new Date(), recipient !== null)) : place;
  const wanted = { file, dataDir: config.dataDir, recipient, hasSecrets: withSecrets === true };
  const { bytes, tail } = await withConnection(config, createLog('error'), (client) => takeBackup(client, wanted));
  const deleted = keep === undefined ? [] : keepNewest(dirname(file), keep);
  const { tables, rows, jobs, files } = sumUp(tail);
  const lines = [
    `${file}: ${tables} tables with ${rows} rows, ${jobs} waiting jobs, ${files} files; ${bytes} bytes.`,
    recipient === null
      ? 'It is not encrypted and holds names, addresses and password hashes. Keep it private, or set BACKUP_KEY.'
      : `It is encrypted for ${recipient}. Only the matching key opens it.`,
    ...(withSecrets ? [] : ['The session secret and the push keys are not included (docs/operations/backups.md).']),
    ...(deleted.length > 0 ? [`Deleted: ${deleted.join(', ')}.`] : []),
  ];
  return { lines, facts: { file, bytes, isEncrypted: recipient !== null, tables, rows, jobs, files, deleted } };
}

/** Verifies a backup without changing anything. */
export async function inspectBackup(file: string): Promise<Outcome> {
  const { head, tail } = await checkBackup(resolve(file), identityIn(readConfig(process.env)));
  refuseNewer(head);
  const { tables, rows, jobs, files } = sumUp(tail);
  const line = `${file} is complete. Made ${head.madeAt}: ${tables} tables with ${rows} rows, ${jobs} waiting jobs, ${files} files.`;
  return outcome(line, { file, madeAt: head.madeAt, migrations: head.migrations, tables, rows, jobs, files });
}

/** Restores a backup into the configured, empty database, and migrates it. */
export async function restoreFromFile(file: string): Promise<Outcome> {
  const config = readConfig(process.env);
  const backup = await openBackup(resolve(file), identityIn(config));
  refuseNewer(backup.head);
  const log = createLog('error');
  const database = await openDatabase(config, log);
  try {
    const client = await connectForLong(database.address);
    try {
      const { head, tail, secrets } = await restoreBackup(backup, client, config.dataDir, async () => {
        const jobs = createJobQueue(database, log, { background: false });
        await jobs.start();
        await jobs.stop();
      });
      const { tables, rows, jobs, files } = sumUp(tail);
      const lines = [
        `Restored the backup made ${head.madeAt}: ${tables} tables with ${rows} rows, ${files} files.`,
        'Everyone has to sign in again.',
        ...(jobs > 0
          ? [`${jobs} waiting jobs continue once a server runs; some of their emails may already have been sent.`]
          : []),
        ...(secrets.length > 0 ? [`Restored to ${config.dataDir}: ${secrets.join(', ')}.`] : []),
      ];
      return {
        lines,
        facts: { madeAt: head.madeAt, tables, rows, jobs: tail.tables[jobsName]?.rows ?? 0, files, secrets },
      };
    } finally {
      await client.end();
    }
  } finally {
    await database.close();
  }
}

/** Generates a key pair: a public key for the server and a private key for a safe place. */
export async function generateBackupKey(): Promise<Outcome> {
  const opens = await generateX25519Identity();
  const locks = await identityToRecipient(opens);
  return {
    lines: [
      `BACKUP_KEY=${locks}`,
      '  for the server: encrypts backups but cannot open them.',
      `BACKUP_KEY=${opens}`,
      '  to restore. Keep it safe and off the server. Without it, no one can open these backups.',
    ],
    facts: { locks, opens },
  };
}

async function recipientOf(key: string): Promise<string> {
  return key.startsWith('age1') ? key : identityToRecipient(key);
}

/** The configured private key, if it is one. */
function identityIn({ backupKey }: Config): string | null {
  return backupKey?.startsWith('AGE-SECRET-KEY-') ? backupKey : null;
}
