// The contents of a backup: its first entry, its last entry, and the data left out on purpose.

import { z } from 'zod';
import { readKeys } from '#server/providers/push/vapid-keys.ts';
import { isSessionSecret } from '#server/session-secret.ts';

/** The version of the file format. The server reads this version and older ones. */
export const formatVersion = 1;

/** The first entry: where the data comes from, and how to read what follows. */
export const Head = z.object({
  format: z.number().int().min(1),
  /** When the snapshot was taken, by the database's clock. */
  madeAt: z.iso.datetime({ offset: true }),
  postgresql: z.string(),
  /** Every migration that the database had run, in order. */
  migrations: z.array(z.string()),
  /** Tables in the order of their data, columns in the order of its fields. */
  tables: z
    .array(z.object({ name: z.string(), columns: z.array(z.string()) }))
    .refine((tables) => new Set(tables.map(({ name }) => name)).size === tables.length),
});
export type Head = z.infer<typeof Head>;

/** The last entry: what a complete file must have held before it. */
export const Tail = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256: z.string() })),
  /** The last value of each sequence; null for one that was never used. */
  sequences: z.record(z.string(), z.string().nullable()),
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
});
export type Tail = z.infer<typeof Tail>;

/** The kinds of entries, by the start of their names. */
export const entries = {
  head: 'head.json',
  tail: 'tail.json',
  table: (name: string, number: number) => `tables/${name}/${String(number).padStart(6, '0')}.copy`,
  file: (path: string) => `files/${path}`,
  secret: (name: string) => `secrets/${name}`,
} as const;

/** The waiting jobs are saved as a table of this name, since their own table belongs to the queue. */
export const jobsName = 'pgboss.job';

/**
 * Tables whose rows are left out. Sessions: one that has ended since the backup must not come back. Attempts: limits only count minutes.
 * Events: they notify open windows of changes, and a restored database has no open windows.
 */
export const leftOut: ReadonlySet<string> = new Set(['sessions', 'attempts', 'change_events']);

/** Files of `DATA_DIR` that are keys, and whether a text is one. They are saved only on request, and only in an encrypted backup. */
export const secretFiles = {
  'session-secret': (text: string) => isSessionSecret(text.trim()),
  'vapid-keys.json': (text: string) => readKeys(text) !== null,
} as const;
