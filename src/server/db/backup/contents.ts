// What stands in a backup: its first entry, its last entry, and what is left out on purpose.

import { z } from 'zod';
import { readKeys } from '#server/providers/push/vapid-keys.ts';
import { isSessionSecret } from '#server/session-secret.ts';

/** The form of the file. A version of the server reads this form and older ones. */
export const formatVersion = 1;

/** The first entry: where the data comes from, and how to read what follows. */
export const Head = z.object({
  format: z.number().int().min(1),
  /** When the snapshot was taken, by the database's clock. */
  madeAt: z.iso.datetime({ offset: true }),
  postgresql: z.string(),
  /** Every migration that the database had run, in their order. */
  migrations: z.array(z.string()),
  /** Tables in the order of their data; columns in the order of its fields. */
  tables: z
    .array(z.object({ name: z.string(), columns: z.array(z.string()) }))
    .refine((tables) => new Set(tables.map(({ name }) => name)).size === tables.length),
});
export type Head = z.infer<typeof Head>;

/** The last entry: what must have been read by then. */
export const Tail = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256: z.string() })),
  /** The last number that each sequence gave out; null where it gave none. */
  sequences: z.record(z.string(), z.string().nullable()),
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
});
export type Tail = z.infer<typeof Tail>;

/** What a part of the file holds, by the start of its name. */
export const entries = {
  head: 'head.json',
  tail: 'tail.json',
  table: (name: string, number: number) => `tables/${name}/${String(number).padStart(6, '0')}.copy`,
  file: (path: string) => `files/${path}`,
  secret: (name: string) => `secrets/${name}`,
} as const;

/** Under this name the jobs that wait stand among the tables: their own table belongs to the queue. */
export const jobsName = 'pgboss.job';

/**
 * Tables whose rows stay behind. Sessions: one that was ended since the backup must not come to life again. Attempts: limits count
 * minutes. Events: they tell open windows what has just changed, and no window is open on a database that is taken back.
 */
export const leftOut: ReadonlySet<string> = new Set(['sessions', 'attempts', 'change_events']);

/** Files of `DATA_DIR` that are keys, and whether a text is one. They travel in an encrypted backup only, and only when they are asked for. */
export const secretFiles = {
  'session-secret': (text: string) => isSessionSecret(text.trim()),
  'vapid-keys.json': (text: string) => readKeys(text) !== null,
} as const;
