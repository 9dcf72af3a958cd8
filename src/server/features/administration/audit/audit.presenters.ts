// Audit entries in words, for the list and the file.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import type { AuditEntry } from '#contract/administration/audit.ts';
import {
  type AuditFacts,
  type FactChange,
  factChanges,
  type Names,
  namedIds,
} from '#domain/administration/audit/audit-facts.ts';
import { actorName, auditSentence } from '#domain/administration/audit/audit-sentences.ts';
import { said } from '#domain/language/said.ts';
import { readableName } from '#domain/people/person-name.ts';
import type { CsvColumn } from '#server/csv/write-csv.ts';
import type { Database } from '#server/db/database.ts';
import { isJobName, jobLabel } from '#server/jobs/job-words.ts';
import type { AuditTarget } from './audit.commands.ts';
import { findNames, type StoredEntry } from './audit.queries.ts';

/** What an entry calls something that no longer exists. */
const deleted = said({
  user: msg`a deleted account`,
  video: msg`a deleted video`,
  club: msg`a deleted club`,
  job: msg`a deleted job`,
  reel: msg`a deleted reel`,
  takedown: msg`a deleted takedown`,
  question: msg`a deleted question`,
  entry: msg`a deleted entry`,
  scale: msg`a deleted scale`,
  clip: msg`a deleted clip`,
} satisfies Record<AuditTarget['type'], MessageDescriptor>);

/** Entries with current names, in a constant number of statements. */
export async function presentEntries(db: Database, entries: readonly StoredEntry[]): Promise<AuditEntry[]> {
  const ids = entries.flatMap(({ actorId, actingAsId, subjectId, before, after }) => [
    ...[actorId, actingAsId, subjectId].filter((id) => id !== null),
    ...namedIds(before as object | null),
    ...namedIds(after as object | null),
  ]);
  const stored = await findNames(db, ids);
  const names = new Map([...stored].map(([id, name]) => [id, readableName(name)]));
  return entries.map((entry) => presentEntry(entry, names));
}

function presentEntry(entry: StoredEntry, names: Names): AuditEntry {
  const { id, createdAt, actorId, actingAsId, actingRole, action, subjectType, subjectId, before, after, address } =
    entry;
  const named = (one: string | null, otherwise = deleted.user) =>
    one === null ? null : { id: one, name: names.get(one) ?? otherwise };
  const { choice } = (after ?? {}) as AuditFacts;
  const subject = named(subjectId, deleted[subjectType as AuditTarget['type']]);
  return {
    id,
    createdAt,
    actor: named(actorId),
    actingAs: named(actingAsId),
    actingRole,
    action,
    subject: subject && { ...subject, type: subjectType },
    changes: factChanges(withJobLabel(before), withJobLabel(after), names),
    isRefusal: choice !== undefined && choice !== 'agreed',
    address,
  };
}

/** Facts with the label of a recorded job instead of its name. */
function withJobLabel(facts: unknown): AuditFacts | null {
  const { job, ...others } = (facts ?? {}) as AuditFacts;
  if (job === undefined) return facts as AuditFacts | null;
  return { job: isJobName(job) ? jobLabel(job) : job, ...others };
}

/** A fact as one text: "Role: Player → Freelance Coach". */
function changeText({ label, before, after }: FactChange): string {
  if (before === null || after === null) return `${label}: ${before === null ? after : `${before} →`}`;
  return `${label}: ${before} → ${after}`;
}

/** The columns of the file. Times are ISO 8601 in UTC. */
export const auditColumns: CsvColumn<AuditEntry>[] = [
  { title: msg`Time (UTC)`, value: ({ createdAt }) => createdAt },
  { title: msg`Actor`, value: actorName },
  { title: msg`Viewing as`, value: ({ actingAs, actingRole }) => actingAs?.name ?? actingRole },
  { title: msg`Action`, value: ({ action }) => action },
  { title: msg`What happened`, value: auditSentence },
  { title: msg`Before and after`, value: ({ changes }) => changes.map(changeText).join('; ') },
  { title: msg`Subject id`, value: ({ subject }) => subject?.id ?? '' },
  { title: msg`Address`, value: ({ address }) => address ?? '' },
];
