// SQL of reference clips and their ratings.

import { and, asc, desc, eq, inArray, isNotNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ClipRatings, type ComparedRating, clipSkills } from '#domain/levels/reference-clips.ts';
import { coachRoles } from '#domain/people/roles.ts';
import type { LinkProblem } from '#domain/videos/link-health.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, namedPerson } from '#server/db/people-columns.ts';
import { clipRatings, clubs, notifications, referenceClips, users } from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';

const pageSize = 50;
const last = alias(users, 'last_coach');
const isActiveCoach = and(inArray(users.role, [...coachRoles]), eq(users.state, 'active')) as SQL;
/** Clips that coaches can rate or could. */
const wasPublished = ne(referenceClips.state, 'draft');

/** The clips of a season for administrators, in the order in which they were added. */
export function listClips(db: Database, season: string) {
  const ratedBy = db.$count(clipRatings, eq(clipRatings.clipId, referenceClips.id));
  return db
    .select({ ...clipColumns, source: referenceClips.source, agreed: referenceClips.agreed, version, ratedBy })
    .from(referenceClips)
    .where(eq(referenceClips.season, season))
    .orderBy(asc(referenceClips.id));
}

const { version } = referenceClips;
const clipColumns = {
  id: referenceClips.id,
  title: referenceClips.title,
  provider: referenceClips.provider,
  videoUrl: referenceClips.videoUrl,
  start: referenceClips.start,
  end: referenceClips.end,
  player: referenceClips.player,
  season: referenceClips.season,
  state: referenceClips.state,
  linkProblem: referenceClips.linkProblem,
};

/** Seasons with clips, the latest first; with a coach, those in which they rated. */
export async function listSeasons(db: Database, coachId?: string): Promise<string[]> {
  const { season, id } = referenceClips;
  const rows =
    coachId === undefined
      ? await db.selectDistinct({ season }).from(referenceClips).orderBy(desc(season))
      : await db
          .selectDistinct({ season })
          .from(referenceClips)
          .innerJoin(clipRatings, and(eq(clipRatings.clipId, id), eq(clipRatings.coachId, coachId)))
          .orderBy(desc(season));
  return rows.map((row) => row.season);
}

/** Whose clips to find: those that a coach has rated, and those of the current season that they can rate. */
interface OfCoach {
  coachId: string;
  current: string;
}

function forCoach(db: Database, { coachId, current }: OfCoach, condition: SQL) {
  const canBeRated = and(eq(referenceClips.state, 'published'), eq(referenceClips.season, current));
  return db
    .select({
      ...clipColumns,
      agreed: referenceClips.agreed,
      source: referenceClips.source,
      ratings: clipRatings.ratings,
      ratedAt: clipRatings.ratedAt,
    })
    .from(referenceClips)
    .leftJoin(clipRatings, and(eq(clipRatings.clipId, referenceClips.id), eq(clipRatings.coachId, coachId)))
    .where(and(condition, wasPublished, or(canBeRated, isNotNull(clipRatings.coachId))))
    .orderBy(asc(referenceClips.id));
}

/** A coach's clips of a season. Agreed ratings are included: `toRate` keeps them from coaches who have not rated a clip. */
export function listClipsOf(db: Database, of: OfCoach, season: string) {
  return forCoach(db, of, eq(referenceClips.season, season));
}

/** One of a coach's clips; null if they can neither rate it nor have. */
export async function findClipOf(db: Database, of: OfCoach, id: string) {
  const [row] = await forCoach(db, of, eq(referenceClips.id, id));
  return row ?? null;
}

/** A clip, locked until the transaction ends; ratings only share it. */
export async function lockClip(tx: Database, id: string, isShared = false) {
  const [row] = await tx
    .select()
    .from(referenceClips)
    .where(eq(referenceClips.id, id))
    .for(isShared ? 'share' : 'no key update');
  return row ?? null;
}

/** Serialises adding clips to a season, and counts them. */
export async function lockSeason(tx: Database, season: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reference-clips ${season}`}, 0))`);
  return tx.$count(referenceClips, eq(referenceClips.season, season));
}

export async function insertClip(tx: Database, values: typeof referenceClips.$inferInsert): Promise<string> {
  return onlyRow(await tx.insert(referenceClips).values(values).returning({ id: referenceClips.id })).id;
}

export async function updateClip(tx: Database, id: string, values: Partial<typeof referenceClips.$inferInsert>) {
  await tx.update(referenceClips).set(values).where(eq(referenceClips.id, id));
}

export async function deleteClip(tx: Database, id: string): Promise<void> {
  await tx.delete(referenceClips).where(eq(referenceClips.id, id));
}

/** Locks an active coach until the transaction ends; false if there is no such coach. */
export async function lockCoach(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isActiveCoach))
    .for('share');
  return rows.length === 1;
}

/** Saves a coach's ratings of a clip; false if they have rated it before. */
export async function insertRatings(tx: Database, clipId: string, coachId: string, ratings: ClipRatings) {
  const rows = await tx
    .insert(clipRatings)
    .values({ clipId, coachId, ratings })
    .onConflictDoNothing()
    .returning({ clipId: clipRatings.clipId });
  return rows.length === 1;
}

/** Active coaches by name with how many clips of a season they have rated; a page, or everyone. */
export async function listCoaches(db: Database, season: string, page: { after: string | undefined } | 'all') {
  const byName = (person: typeof users | typeof last) => inOrder(fullName(person));
  const rated = db
    .select({ count: sql<number>`count(*)::int` })
    .from(clipRatings)
    .innerJoin(referenceClips, and(eq(referenceClips.id, clipRatings.clipId), eq(referenceClips.season, season)))
    .where(eq(clipRatings.coachId, users.id));
  const beyond =
    page === 'all' || page.after === undefined
      ? undefined
      : sql`(${byName(users)}, ${users.id}) > (${db
          .select({ name: byName(last), id: last.id })
          .from(last)
          .where(eq(last.id, page.after))})`;
  const found = db
    .select({ ...namedPerson(users), clubName: clubs.name, rated: sql<number>`(${rated})` })
    .from(users)
    .leftJoin(clubs, eq(clubs.id, users.clubId))
    .where(and(isActiveCoach, beyond))
    .orderBy(byName(users), users.id);
  const rows = await (page === 'all' ? found : found.limit(limitOf(pageSize)));
  return page === 'all' ? { rows, next: null } : takePage(rows, pageSize);
}

/** A rating of a reference clip, for models of how strictly coaches rate. */
export interface ReferenceRating extends ComparedRating {
  coachId: string;
  ratedAt: string;
}

/** All ratings of published and retired clips, one row for each skill, by clip and coach. */
export function referenceRatings(db: Database): Promise<ReferenceRating[]> {
  return compared(db, undefined);
}

/** The ratings of these coaches in a season. */
export async function ratingsOfSeason(db: Database, season: string, coachIds: readonly string[]) {
  if (coachIds.length === 0) return [];
  return compared(db, and(eq(referenceClips.season, season), inArray(clipRatings.coachId, [...coachIds])));
}

async function compared(db: Database, condition: SQL | undefined): Promise<ReferenceRating[]> {
  const { clipId, coachId, ratings, ratedAt } = clipRatings;
  const rows = await db
    .select({ clipId, coachId, ratings, ratedAt, agreed: referenceClips.agreed })
    .from(clipRatings)
    .innerJoin(referenceClips, eq(referenceClips.id, clipId))
    .where(and(wasPublished, condition))
    .orderBy(asc(clipId), asc(coachId));
  return rows.flatMap(({ agreed, ratings: given, ...row }) =>
    clipSkills(agreed).flatMap((skill) => {
      const [known, rating] = [agreed[skill], given[skill]];
      return known === undefined || rating === undefined ? [] : [{ ...row, skill, agreed: known, rating }];
    }),
  );
}

/** What a coach's notice is identified by: each person is notified once per cause. */
export function noticeCause(season: string): string {
  return `reference_clips:${season}`;
}

const waitingFor = (db: Database, season: string, coachId: SQL) => {
  const rating = db
    .select({ one: sql`1` })
    .from(clipRatings)
    .where(and(eq(clipRatings.clipId, referenceClips.id), sql`${clipRatings.coachId} = ${coachId}`));
  return and(eq(referenceClips.season, season), eq(referenceClips.state, 'published'), notExists(rating));
};

/** Active coaches with clips to rate who have had no notice this season. */
export async function listCoachesToNotify(db: Database, season: string): Promise<string[]> {
  const waiting = db
    .select({ one: sql`1` })
    .from(referenceClips)
    .where(waitingFor(db, season, sql`${users.id}`));
  const notice = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.userId, users.id), eq(notifications.cause, noticeCause(season))));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isActiveCoach, sql`exists (${waiting})`, notExists(notice)));
  return rows.map(({ id }) => id);
}

/** An active coach with the number of clips that they can still rate in a season; null without any. */
export async function findWaitingClips(db: Database, season: string, coachId: string) {
  const clips = await db.$count(referenceClips, waitingFor(db, season, sql`${coachId}::uuid`));
  if (clips === 0) return null;
  const [coach] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, coachId), isActiveCoach));
  return coach ? { ...coach, clips } : null;
}

/** Published clips of a season whose links YouTube can check. */
export async function listClipsToCheck(db: Database, season: string): Promise<string[]> {
  const rows = await db
    .select({ id: referenceClips.id })
    .from(referenceClips)
    .where(
      and(
        eq(referenceClips.season, season),
        eq(referenceClips.state, 'published'),
        eq(referenceClips.provider, 'youtube'),
      ),
    );
  return rows.map(({ id }) => id);
}

/** A clip's link; null once it is retired. */
export async function findClipLink(db: Database, id: string) {
  const { videoUrl, provider, state } = referenceClips;
  const [row] = await db
    .select({ videoUrl, provider })
    .from(referenceClips)
    .where(and(eq(referenceClips.id, id), ne(state, 'retired')));
  return row ?? null;
}

/** Records whether a clip's link can be opened, unless it was replaced meanwhile; whether that changed anything. */
export async function saveClipLink(tx: Database, id: string, videoUrl: string, linkProblem: LinkProblem | null) {
  const rows = await tx
    .update(referenceClips)
    .set({ linkProblem })
    .where(
      and(
        eq(referenceClips.id, id),
        eq(referenceClips.videoUrl, videoUrl),
        sql`${referenceClips.linkProblem} is distinct from ${linkProblem}`,
      ),
    )
    .returning({ id: referenceClips.id });
  return rows.length === 1;
}
