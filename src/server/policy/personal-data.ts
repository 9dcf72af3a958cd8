// What a category of data does when a person takes their data along, and when they go for good.

import type { Database } from '#server/db/database.ts';

/** One part of an export: a heading in the readable summary, and the same content under `key` in the JSON. */
export interface ExportPart {
  /** Name in `data.json`. */
  key: string;
  /** Heading in `summary.html`. */
  title: string;
  /** A record, or a list of records. Never tokens, hashes, or more of other people than their names. */
  content: object;
  /** Files that go along: their name in the archive, their key (server/files) and their size in bytes. */
  files?: readonly { name: string; key: string; bytes: number }[];
}

/** Someone whose account is being erased, as they were until now. */
export interface ErasedPerson {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The name that stands for theirs from now on. */
  newName: { firstName: string; lastName: string };
}

/**
 * A category of personal data. Each feature exports its own; `features/accounts/privacy/data-categories.ts` lists them.
 */
export interface PersonalData {
  /**
   * Every column that refers to a person, as `table.column`: what the export and what the erasure do with its rows, in a few
   * words each. A test walks the schema and fails for a reference that nobody has answered for.
   */
  references: Record<`${string}.${string}`, { exported: string; erased: string }>;
  /** What the account holds of this category. */
  collect(db: Database, userId: string): Promise<ExportPart[]>;
  /** Erases in a transaction, after the person's own row is overwritten. Must bear repetition. */
  erase(tx: Database, person: ErasedPerson): Promise<void>;
}
