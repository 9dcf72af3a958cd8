// SQL of open questions: groups of turns, their marks, and the installation's own entries.

import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { WrittenEntry } from '#contract/assistant/open-questions.ts';
import type { QuestionMark, QuestionState } from '#domain/assistant/open-questions.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName } from '#server/db/people-columns.ts';
import { smashyEntries, smashyMarks, smashyTurns, users } from '#server/db/schema/index.ts';

const pageSize = 25;
const maxWordings = 10;
const maxWords = 5;

/** As in the condition of `smashy_turns_open_index`. */
const isOpen = sql`(${smashyTurns.outcome} = 'unanswered' or not ${smashyTurns.isHelpful})`;

/** The UTC day of a moment. */
const dayOf = (moment: unknown) => sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;

/** A page of groups in a state, the latest first, with days but never who asked or when exactly. */
export async function listOpenQuestions(db: Database, show: QuestionState, after: string | undefined) {
  const { groupKey, createdAt, id, isHelpful } = smashyTurns;
  const groups = db.$with('groups').as(
    db
      .select({
        groupKey,
        times: sql<number>`count(*)::int`.as('times'),
        notHelpful: sql<number>`(count(*) filter (where not ${isHelpful}))::int`.as('not_helpful'),
        lastAt: sql<string>`max(${createdAt})`.as('last_at'),
        firstId: sql<string>`(array_agg(${id} order by ${createdAt}, ${id}))[1]`.as('first_id'),
        lastId: sql<string>`(array_agg(${id} order by ${createdAt} desc, ${id} desc))[1]`.as('last_id'),
      })
      .from(smashyTurns)
      .where(isOpen)
      .groupBy(groupKey),
  );
  const day = dayOf(groups.lastAt);
  // The one place of this rule: an answered group is open again when it was asked after the day of its mark.
  const state = sql`case when ${smashyMarks.mark} is null then 'open'
    when ${smashyMarks.mark} = 'answered' and ${day} > ${smashyMarks.day}::text then 'open' else ${smashyMarks.mark} end`;
  const last = sql`(select t.created_at, t.id from ${smashyTurns} t where t.id = ${after}::uuid)`;
  const rows = await db
    .with(groups)
    .select({
      id: groups.firstId,
      lastId: groups.lastId,
      groupKey: groups.groupKey,
      times: groups.times,
      notHelpful: groups.notHelpful,
      day,
      mark: smashyMarks.mark,
      markedOn: smashyMarks.day,
      by: fullName(users),
    })
    .from(groups)
    .leftJoin(smashyMarks, eq(smashyMarks.groupKey, groups.groupKey))
    .leftJoin(users, eq(users.id, smashyMarks.markedById))
    .where(
      and(
        sql`${state} = ${show}`,
        after === undefined ? undefined : sql`(${groups.lastAt}, ${groups.lastId}) < ${last}`,
      ),
    )
    .orderBy(desc(groups.lastAt), desc(groups.lastId))
    .limit(limitOf(pageSize));
  return takePage(rows, pageSize, ({ lastId }) => lastId);
}

/** The latest wordings of these groups, latest first, each with comments on its answers. */
export async function listWordings(db: Database, groupKeys: readonly string[]) {
  const { groupKey, createdAt, question, word, isHelpful } = smashyTurns;
  const comments = sql`array_agg(distinct ${word}) filter (where ${word} is not null and not ${isHelpful})`;
  const wordings = db.$with('wordings').as(
    db
      .select({
        groupKey,
        question,
        words: sql<string[]>`coalesce((${comments})[1:${sql.raw(String(maxWords))}], '{}')`.as('words'),
        rank: sql<number>`row_number() over (partition by ${groupKey} order by max(${createdAt}) desc)`.as('rank'),
      })
      .from(smashyTurns)
      .where(and(isOpen, sql`${groupKey} = any(string_to_array(${groupKeys.join(',')}, ','))`))
      .groupBy(groupKey, question),
  );
  return (
    db
      .with(wordings)
      .select({ groupKey: wordings.groupKey, question: wordings.question, words: wordings.words })
      .from(wordings)
      // The latest one names the group.
      .where(sql`${wordings.rank} <= ${maxWordings + 1}`)
      .orderBy(wordings.groupKey, wordings.rank)
  );
}

/** The group of an open question; null if there is none with this id. */
export async function findGroup(db: Database, turnId: string): Promise<string | null> {
  const [turn] = await db
    .select({ groupKey: smashyTurns.groupKey })
    .from(smashyTurns)
    .where(and(eq(smashyTurns.id, turnId), isOpen));
  return turn?.groupKey ?? null;
}

/** Stores today's mark of a group; null takes it away. Returns the mark's id and what it was before; null if nothing changes. */
export async function writeMark(
  tx: Database,
  groupKey: string,
  mark: QuestionMark | null,
  markedById: string | null,
): Promise<{ id: string; before: QuestionMark | null } | null> {
  const ofGroup = eq(smashyMarks.groupKey, groupKey);
  const [found] = await tx.select().from(smashyMarks).where(ofGroup).for('update');
  const before = found?.mark ?? null;
  if (mark === null) {
    const [gone] = await tx.delete(smashyMarks).where(ofGroup).returning({ id: smashyMarks.id });
    return gone === undefined ? null : { id: gone.id, before };
  }
  const marked = { mark, markedById, day: sql`(now() at time zone 'UTC')::date` };
  const [kept] = await tx
    .insert(smashyMarks)
    .values({ groupKey, ...marked })
    .onConflictDoUpdate({ target: smashyMarks.groupKey, set: marked })
    .returning({ id: smashyMarks.id });
  return kept === undefined ? null : { id: kept.id, before };
}

/** A page of own entries, the newest first. */
export async function listOwnEntries(db: Database, after: string | undefined) {
  const { id, question, wordings, answer, skill, version, changedAt, changedById } = smashyEntries;
  const rows = await db
    .select({ id, question, wordings, answer, skill, version, changedAt, changedBy: fullName(users) })
    .from(smashyEntries)
    .leftJoin(users, eq(users.id, changedById))
    .where(after === undefined ? undefined : lt(id, after))
    .orderBy(desc(id))
    .limit(limitOf(pageSize));
  return takePage(rows, pageSize);
}

/** What an answer is made of, of every own entry. */
export function readOwnEntries(db: Database) {
  const { id, question, wordings, answer, skill } = smashyEntries;
  return db.select({ id, question, wordings, answer, skill }).from(smashyEntries).orderBy(id);
}

/** Another text with each change of an own entry; empty without entries. */
export async function ownEntriesVersion(db: Database): Promise<string> {
  const { id, version } = smashyEntries;
  const [row] = await db
    .select({ version: sql<string>`coalesce(md5(string_agg(${id} || ':' || ${version}, ',' order by ${id})), '')` })
    .from(smashyEntries);
  return row?.version ?? '';
}

export function countOwnEntries(db: Database): Promise<number> {
  return db.$count(smashyEntries);
}

export async function insertEntry(tx: Database, entry: typeof smashyEntries.$inferInsert): Promise<void> {
  await tx.insert(smashyEntries).values(entry);
}

/** An entry, locked until the transaction ends. */
export async function lockEntry(tx: Database, id: string) {
  const [entry] = await tx.select().from(smashyEntries).where(eq(smashyEntries.id, id)).for('update');
  return entry ?? null;
}

export async function updateEntry(
  tx: Database,
  id: string,
  entry: WrittenEntry & { version: number; changedById: string | null },
): Promise<void> {
  await tx
    .update(smashyEntries)
    .set({ ...entry, changedAt: sql`now()` })
    .where(eq(smashyEntries.id, id));
}

export async function deleteEntry(tx: Database, id: string): Promise<void> {
  await tx.delete(smashyEntries).where(eq(smashyEntries.id, id));
}
