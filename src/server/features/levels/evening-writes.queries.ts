// SQL that locks and changes ranking evenings.

import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { LinkProblem } from '#domain/videos/link-health.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { clubs, eveningCourts, eveningPlayers, rankingEvenings, users } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isActiveCoachOf, isActiveMemberOf } from '#server/policy/membership.ts';
import { isOf, listCourts } from './evenings.queries.ts';

/**
 * An evening of the actor, locked until the transaction ends; null for others. Drafts only share it. Without the key, so that a second
 * opinion confirmed meanwhile, which has locked its player, does not wait for us.
 */
export async function lockEvening(tx: Database, actor: Actor, id: string, isShared = false) {
  const [row] = await tx
    .select()
    .from(rankingEvenings)
    .where(and(eq(rankingEvenings.id, id), isOf(actor)))
    .for(isShared ? 'share' : 'no key update');
  return row ?? null;
}

/** Which of these people are active members of the club; locked against leaving until the transaction ends, by id. */
export async function lockMembers(tx: Database, clubId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isActiveMemberOf(users, clubId)))
    .orderBy(asc(users.id))
    .for('no key update');
  return new Set(rows.map(({ id }) => id));
}

/** Locks an active coach of the club until the transaction ends; false if there is no such coach. */
export async function lockActiveCoach(tx: Database, clubId: string, coachId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, coachId), isActiveCoachOf(users, clubId)))
    .for('share');
  return rows.length === 1;
}

/** Locks a club, so that its evenings are made one at a time, and counts its open ones. */
export async function lockClubForEvenings(tx: Database, clubId: string): Promise<number> {
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('no key update');
  return tx.$count(rankingEvenings, and(eq(rankingEvenings.clubId, clubId), isNull(rankingEvenings.finishedAt)));
}

export async function insertEvening(tx: Database, values: typeof rankingEvenings.$inferInsert): Promise<string> {
  return onlyRow(await tx.insert(rankingEvenings).values(values).returning({ id: rankingEvenings.id })).id;
}

export async function updateEvening(tx: Database, id: string, values: Partial<typeof rankingEvenings.$inferInsert>) {
  await tx.update(rankingEvenings).set(values).where(eq(rankingEvenings.id, id));
}

/** Marks an evening as finished now. */
export async function markFinished(tx: Database, id: string): Promise<void> {
  await tx.update(rankingEvenings).set({ finishedAt: sql`now()` }).where(eq(rankingEvenings.id, id));
}

export async function deleteEvening(tx: Database, id: string): Promise<void> {
  await tx.delete(rankingEvenings).where(eq(rankingEvenings.id, id));
}

/** Adds courts, changes those with an id that is there, and deletes all others; returns the ids of those with another link. */
export async function setCourts(
  tx: Database,
  eveningId: string,
  courts: readonly (typeof eveningCourts.$inferInsert & { id: string })[],
): Promise<string[]> {
  const ids = courts.map(({ id }) => id);
  const before = new Map((await listCourts(tx, eveningId)).map((court) => [court.id, court.videoUrl]));
  await tx.delete(eveningCourts).where(and(eq(eveningCourts.eveningId, eveningId), notInArray(eveningCourts.id, ids)));
  const hasNewLink = sql`${eveningCourts.videoUrl} <> excluded.video_url`;
  const hasTimes = sql`${eveningCourts.stretches} <> '[]'::jsonb or exists (select 1 from ${eveningPlayers}
    where ${eveningPlayers.eveningId} = ${eveningId}
    and ${eveningPlayers.moments} @> jsonb_build_array(jsonb_build_object('courtId', ${eveningCourts.id})))`;
  await tx
    .insert(eveningCourts)
    .values([...courts])
    .onConflictDoUpdate({
      target: eveningCourts.id,
      set: {
        place: sql`excluded.place`,
        name: sql`excluded.name`,
        provider: sql`excluded.provider`,
        timedFor: sql`case when not (${hasNewLink}) then ${eveningCourts.timedFor}
          when ${eveningCourts.timedFor} = excluded.video_url or not (${hasTimes}) then null
          else coalesce(${eveningCourts.timedFor}, ${eveningCourts.videoUrl}) end`,
        linkProblem: sql`case when ${hasNewLink} then null else ${eveningCourts.linkProblem} end`,
        videoUrl: sql`excluded.video_url`,
      },
      setWhere: eq(eveningCourts.eveningId, eveningId),
    });
  return courts.filter(({ id, videoUrl }) => before.get(id) !== videoUrl).map(({ id }) => id);
}

/** Adds players, and takes others out with their drafts. */
export async function changePlayers(
  tx: Database,
  eveningId: string,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  if (removed.length > 0) {
    const ofEvening = eq(eveningPlayers.eveningId, eveningId);
    await tx.delete(eveningPlayers).where(and(ofEvening, inArray(eveningPlayers.playerId, [...removed])));
  }
  if (added.length === 0) return;
  await tx
    .insert(eveningPlayers)
    .values(added.map((playerId) => ({ eveningId, playerId })))
    .onConflictDoNothing();
}

/** Saves a court's stretches over the version they build on; the next version, or null if it was saved since. */
export async function saveStretches(
  tx: Database,
  courtId: string,
  version: number,
  stretches: NonNullable<(typeof eveningCourts.$inferInsert)['stretches']>,
): Promise<number | null> {
  const [row] = await tx
    .update(eveningCourts)
    .set({ stretches, version: version + 1 })
    .where(and(eq(eveningCourts.id, courtId), eq(eveningCourts.version, version)))
    .returning({ version: eveningCourts.version });
  return row?.version ?? null;
}

/** Notes that a court's times belong to its present link. */
export async function settleTimes(tx: Database, courtId: string): Promise<void> {
  await tx.update(eveningCourts).set({ timedFor: null }).where(eq(eveningCourts.id, courtId));
}

type Draft = Pick<typeof eveningPlayers.$inferSelect, 'level' | 'moments' | 'isLeftOut'>;

/** Saves a player's draft over the version it builds on; the next version, or null if it was saved since. */
export async function saveDraft(
  tx: Database,
  { eveningId, playerId, version }: { eveningId: string; playerId: string; version: number },
  draft: Draft,
): Promise<number | null> {
  const [row] = await tx
    .update(eveningPlayers)
    .set({ ...draft, version: version + 1 })
    .where(
      and(
        eq(eveningPlayers.eveningId, eveningId),
        eq(eveningPlayers.playerId, playerId),
        eq(eveningPlayers.version, version),
      ),
    )
    .returning({ version: eveningPlayers.version });
  return row?.version ?? null;
}

/** Deletes the drafts of players who got no level, once the evening is finished. */
export async function clearDraftsExcept(tx: Database, eveningId: string, ranked: readonly string[]): Promise<void> {
  await tx
    .update(eveningPlayers)
    .set({ level: null, moments: [], isLeftOut: true })
    .where(
      and(
        eq(eveningPlayers.eveningId, eveningId),
        ranked.length === 0 ? undefined : notInArray(eveningPlayers.playerId, [...ranked]),
      ),
    );
}

/** Records whether a court's link can be opened, unless it was replaced meanwhile; whether that changed anything. */
export async function saveCourtLink(
  tx: Database,
  id: string,
  videoUrl: string,
  linkProblem: LinkProblem | null,
): Promise<boolean> {
  const rows = await tx
    .update(eveningCourts)
    .set({ linkProblem })
    .where(
      and(
        eq(eveningCourts.id, id),
        eq(eveningCourts.videoUrl, videoUrl),
        sql`${eveningCourts.linkProblem} is distinct from ${linkProblem}`,
      ),
    )
    .returning({ id: eveningCourts.id });
  return rows.length === 1;
}
