// Audit entries in words, for the list and the file.

import type { AuditEntry } from '#contract/administration/audit.ts';
import { actorName, auditSentence } from '#domain/administration/audit/audit-actions.ts';
import { type FactChange, factChanges, type Names, namedIds } from '#domain/administration/audit/audit-facts.ts';
import type { CsvColumn } from '#server/csv/write-csv.ts';
import type { Database } from '#server/db/database.ts';
import { findNames, type StoredEntry } from './audit.queries.ts';

const deletedAccount = 'a deleted account';

/** Entries with current names, in a constant number of statements. */
export async function presentEntries(db: Database, entries: readonly StoredEntry[]): Promise<AuditEntry[]> {
  const ids = entries.flatMap(({ actorId, actingAsId, subjectId, before, after }) => [
    ...[actorId, actingAsId, subjectId].filter((id) => id !== null),
    ...namedIds(before as object | null),
    ...namedIds(after as object | null),
  ]);
  const names = await findNames(db, ids);
  return entries.map((entry) => presentEntry(entry, names));
}

function presentEntry(entry: StoredEntry, names: Names): AuditEntry {
  const { id, createdAt, actorId, actingAsId, actingRole, action, subjectType, subjectId, before, after, address } =
    entry;
  const named = (one: string | null, otherwise = deletedAccount) =>
    one === null ? null : { id: one, name: names.get(one) ?? otherwise };
  const subject = named(subjectId, subjectType === 'user' ? deletedAccount : `a deleted ${subjectType}`);
  return {
    id,
    createdAt,
    actor: named(actorId),
    actingAs: named(actingAsId),
    actingRole,
    action,
    subject: subject && { ...subject, type: subjectType },
    changes: factChanges(before as object | null, after as object | null, names),
    address,
  };
}

/** A fact as one text: "Role: Player → Freelance Coach". */
function changeText({ label, before, after }: FactChange): string {
  if (before === null || after === null) return `${label}: ${before === null ? after : `${before} →`}`;
  return `${label}: ${before} → ${after}`;
}

/** The columns of the file. Times are ISO 8601 in UTC. */
export const auditColumns: CsvColumn<AuditEntry>[] = [
  { title: 'Time (UTC)', value: ({ createdAt }) => createdAt },
  { title: 'Actor', value: actorName },
  { title: 'Viewing as', value: ({ actingAs, actingRole }) => actingAs?.name ?? actingRole },
  { title: 'Action', value: ({ action }) => action },
  { title: 'What happened', value: auditSentence },
  { title: 'Before and after', value: ({ changes }) => changes.map(changeText).join('; ') },
  { title: 'Subject id', value: ({ subject }) => subject?.id ?? '' },
  { title: 'Address', value: ({ address }) => address ?? '' },
];
