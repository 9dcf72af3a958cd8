// SQL of the club's dashboard.

import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import type { InvitationState } from '#domain/clubs/club-lists.ts';
import { skillTiers } from '#domain/skills/skills.ts';
import { isOpen, isOverdue, isReviewed, isReviewedSince } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { plannedOnce } from '#server/db/fast/planned-once.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { clubInvitations, reviewDrafts, reviews, users, videos } from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';
import { isApplicantOf } from '#server/features/clubs/clubs.queries.ts';
import { activityBetween } from '#server/features/clubs/figures/activity.queries.ts';
import { hours } from '#server/features/clubs/figures/coach-load.queries.ts';
import { levelSpan } from '#server/features/clubs/figures/level-history.queries.ts';
import { isListed } from '#server/features/clubs/people/invitations/club-invitations.queries.ts';
import { hasCoach } from '#server/features/clubs/people/players.queries.ts';
import { videoSummaryColumns } from '#server/features/videos/videos.queries.ts';
import { idsOfMembers, isActiveMemberOf, isListedMemberOf } from '#server/policy/membership.ts';
import { isAnyOf } from '#server/policy/visibility.ts';

const clubId = sql.placeholder('clubId');
const since = sql`${sql.placeholder('since')}::timestamptz`;
const coach = alias(users, 'coach');

const memberLevels = plannedOnce('club_member_levels', 'long', (db) => {
  const { level, levelBefore } = levelSpan(users, { start: since, end: sql`now()` });
  const member = db
    .select({
      level: level.as('level'),
      before: levelBefore.as('before'),
      isVerified: sql<boolean>`${users.isLevelVerified}`.as('is_verified'),
    })
    .from(users)
    .where(isActiveMemberOf(users, clubId))
    .as('member');
  const [, ...upper] = skillTiers;
  const bounds = sql.raw(`array[${upper.map(({ from }) => from).join(', ')}]::numeric[]`);
  return db
    .select({
      tier: sql<number | null>`width_bucket(${member.level}::numeric, ${bounds})`,
      members: sql<number>`count(*)::int`,
      /** Members with a level: all of a tier. */
      rated: sql<number>`count(${member.level})::int`,
      verified: sql<number>`(count(*) filter (where ${member.isVerified}))::int`,
      sum: sql<number>`coalesce(sum(${member.level}), 0)::float8`,
      /** Members who also had a level before: how many, and their levels then and now. */
      earlier: sql<number>`count(${member.level} - ${member.before})::int`,
      change: sql<number>`coalesce(sum(${member.level} - ${member.before}), 0)::float8`,
    })
    .from(member)
    .groupBy(sql`1`);
});

/**
 * The members by tier (null: those without a level), with sums over their levels now and at a moment (ISO 8601); tiers without members are
 * not there.
 */
export function listMemberLevels(db: Database, club: string, at: string) {
  return memberLevels(db).execute({ clubId: club, since: at });
}

const isOfMember = isAnyOf(videos.playerId, idsOfMembers(clubId));

const videoFigures = plannedOnce('club_video_figures', 'long', (db) => {
  // Each counts in the index that it has, whatever the club has of the others.
  const counted = (condition: SQL | undefined) =>
    sql<number>`(select count(*) from ${videos} where ${and(condition, isOfMember)})::int`;
  return db
    .select({
      waiting: counted(isOpen),
      overdue: counted(isOverdue),
      analyzed: counted(isReviewed),
      recentReviews: sql<number>`count(*)::int`,
      medianSeconds: sql<number | null>`percentile_cont(0.5) within group (order by ${reviews.turnaroundSeconds})`,
    })
    .from(reviews)
    .where(and(isReviewedSince(since), isAnyOf(reviews.playerId, idsOfMembers(clubId))));
});

const needs = plannedOnce('club_needs', 'long', (db) => {
  const counted = (table: PgTable, condition: SQL | undefined) =>
    sql<number>`(select count(*) from ${table} where ${condition})::int`;
  const invited = (state: InvitationState) => and(isListed(db, clubId, { state }), eq(clubInvitations.role, 'player'));
  return db
    .select({
      withoutCoach: counted(users, and(isListedMemberOf(users, clubId), hasCoach(db, clubId, 'none'))),
      unanswered: counted(clubInvitations, invited('open')),
      expired: counted(clubInvitations, invited('expired')),
      applicants: counted(users, isApplicantOf(clubId)),
    })
    .from(sql`(select 1) as one`);
});

/** What waits for the manager, as their lists have it. */
export async function countNeeds(db: Database, club: string) {
  return onlyRow(await needs(db).execute({ clubId: club }));
}

/** Waiting and reviewed videos, and the turnaround since a time (ISO 8601). */
export async function readVideoFigures(db: Database, club: string, from: string) {
  const { recentReviews, medianSeconds, ...counts } = onlyRow(
    await videoFigures(db).execute({ clubId: club, since: from }),
  );
  const median = hours(medianSeconds);
  return { counts, turnaround: median === null ? null : { hours: median, reviews: recentReviews } };
}

const activePlayers = plannedOnce('club_active_players', 'long', (db) => {
  const activity = activityBetween(since, sql`now()`, idsOfMembers(clubId));
  return db
    .select({
      player: namedPerson(users),
      videos: sql<number>`sum(${activity.video})::int`,
      sessions: sql<number>`sum(${activity.session})::int`,
      active: sql<number>`(count(*) over ())::int`,
    })
    .from(activity)
    .innerJoin(users, eq(users.id, activity.playerId))
    .where(isActiveMemberOf(users, clubId))
    .groupBy(users.id)
    .orderBy(desc(sql`count(*)`), inOrder(users.lastName), inOrder(users.firstName), asc(users.id))
    .limit(sql.placeholder('limit'));
});

/** Active members since a time (ISO 8601): how many, and the most active. */
export async function listActivePlayers(db: Database, club: string, from: string, limit: number) {
  const rows = await activePlayers(db).execute({ clubId: club, since: from, limit });
  return {
    active: rows[0]?.active ?? 0,
    mostActive: rows.map(({ player, videos: sent, sessions }) => ({ player, videos: sent, sessions })),
  };
}

/** Paused videos, which wait for a link that opens, come last: they are not overdue. */
const dueFirst = [asc(sql`${videos.pausedAt} is not null`), asc(videos.dueAt), asc(videos.id)];

const waitingVideos = plannedOnce('club_waiting_videos', 'long', (db) => {
  // Chosen in the index of open videos, before anything else is read about them.
  const chosen = db
    .select({ id: videos.id })
    .from(videos)
    .where(and(isOfMember, isOpen))
    .orderBy(...dueFirst)
    .limit(sql.placeholder('limit'));
  return db
    .select({
      videoId: videos.id,
      title: videos.title,
      dueAt: videos.dueAt,
      pausedAt: videos.pausedAt,
      player: namedPerson(users),
      coach: namedPerson(coach),
    })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.playerId))
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(coach, eq(coach.id, reviewDrafts.coachId))
    .where(isAnyOf(videos.id, chosen.getSQL()))
    .orderBy(...dueFirst);
});

/** Members' videos by due time. */
export function listWaitingVideos(db: Database, club: string, limit: number) {
  return waitingVideos(db).execute({ clubId: club, limit });
}

const latestVideos = plannedOnce('club_latest_videos', 'long', (db) => {
  // The latest of each member by the index, and of those the latest of all.
  const own = alias(videos, 'own');
  const ofMember = db
    .select({ id: own.id, uploadDate: own.uploadDate })
    .from(own)
    .where(eq(own.playerId, users.id))
    .orderBy(desc(own.uploadDate), desc(own.id))
    .limit(sql.placeholder('limit'))
    .as('of_member');
  const latest = db
    .select({ id: ofMember.id })
    .from(users)
    .crossJoinLateral(ofMember)
    .where(isActiveMemberOf(users, clubId))
    .orderBy(desc(ofMember.uploadDate), desc(ofMember.id))
    .limit(sql.placeholder('limit'));
  return db
    .select({ ...videoSummaryColumns, player: namedPerson(users) })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.playerId))
    .where(isAnyOf(videos.id, latest.getSQL()))
    .orderBy(desc(videos.uploadDate), desc(videos.id));
});

/** The members' latest videos. */
export function listLatestVideos(db: Database, club: string, limit: number) {
  return latestVideos(db).execute({ clubId: club, limit });
}
