// SQL of the audit log, which is append-only.

import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#domain/administration/audit/audit-action-names.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName } from '#server/db/people-columns.ts';
import { type GivenPeriod, isWithin } from '#server/db/period.ts';
import { auditEntries, clubs, reels, users, videos } from '#server/db/schema/index.ts';

export async function insertAuditEntry(db: Database, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** Adds several entries in one statement. */
export async function insertAuditEntries(
  db: Database,
  entries: readonly (typeof auditEntries.$inferInsert)[],
): Promise<void> {
  if (entries.length > 0) await db.insert(auditEntries).values([...entries]);
}

/** Filters of the log. */
export interface AuditFilter extends GivenPeriod {
  actorId?: string | undefined;
  action?: AuditAction | undefined;
  subjectId?: string | undefined;
}

export type StoredEntry = typeof auditEntries.$inferSelect;

const last = alias(auditEntries, 'last');

/** A row comparison, so that each page comes from the index. */
function isBefore(db: Database, entryId: string): SQL {
  const cursor = db.select({ at: last.createdAt, id: last.id }).from(last).where(eq(last.id, entryId));
  return sql`(${auditEntries.createdAt}, ${auditEntries.id}) < (${cursor})`;
}

/** A page of the log, latest first. */
export async function listEntries(db: Database, filter: AuditFilter, after: string | undefined, pageSize: number) {
  const { actorId, action, subjectId } = filter;
  const found = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        actorId ? eq(auditEntries.actorId, actorId) : undefined,
        action ? eq(auditEntries.action, action) : undefined,
        subjectId ? eq(auditEntries.subjectId, subjectId) : undefined,
        isWithin(auditEntries.createdAt, filter),
        after ? isBefore(db, after) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

/** Current names of people, clubs, videos and reels; deleted ones are left out. */
export async function findNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  // One parameter: a file has more ids than a statement takes parameters.
  const wanted = sql`any(string_to_array(${[...new Set(ids)].join(',')}, ',')::uuid[])`;
  const [people, places, titles, reelTitles] = await Promise.all([
    db
      .select({ id: users.id, name: fullName(users) })
      .from(users)
      .where(sql`${users.id} = ${wanted}`),
    db.select({ id: clubs.id, name: clubs.name }).from(clubs).where(sql`${clubs.id} = ${wanted}`),
    db.select({ id: videos.id, name: videos.title }).from(videos).where(sql`${videos.id} = ${wanted}`),
    db.select({ id: reels.id, name: reels.title }).from(reels).where(sql`${reels.id} = ${wanted}`),
  ]);
  return new Map([...people, ...places, ...titles, ...reelTitles].map(({ id, name }) => [id, name]));
}
