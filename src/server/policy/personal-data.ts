// Export and erasure of a category of personal data.

import type { Database } from '#server/db/database.ts';

/** A section of an export: a heading in the summary, and `key` in the JSON. */
export interface ExportPart {
  /** Name in `data.json`. */
  key: string;
  /** Heading in `summary.html`. */
  title: string;
  /** A record, or a list of records. Never tokens, hashes, or more of other people than their names. */
  content: object;
  /** Files of the section: name in the archive, key (server/files) and size in bytes. */
  files?: readonly { name: string; key: string; bytes: number }[];
}

/** A person about to be erased. */
export interface ErasedPerson {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The name that replaces that of an erased person. */
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
  /** Collects the account's data. */
  collect(db: Database, userId: string): Promise<ExportPart[]>;
  /** Erases in a transaction, after the person's row is overwritten. Must be idempotent. */
  erase(tx: Database, person: ErasedPerson): Promise<void>;
}
