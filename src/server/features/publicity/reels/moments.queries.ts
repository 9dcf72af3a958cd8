// SQL of moments for clips: notes of published reviews of members' YouTube videos.

import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { NoteType } from '#domain/videos/videos.ts';
import { isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf } from '#server/db/paging.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { annotations, contentChoices, isOfVideo, reviews, users, videos } from '#server/db/schema/index.ts';
import { isInGroup } from '#server/policy/groups.ts';
import { isActiveMemberOf } from '#server/policy/membership.ts';
import { currentChoice, shownColumns } from '#server/policy/publicity.ts';

/** Filters of moments; days are those of the match. */
export interface MomentFilter {
  type?: NoteType | undefined;
  skill?: SingleSkill | undefined;
  playerId?: string | undefined;
  groupId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const playedOn = sql<string>`coalesce(${videos.eventDate}, (${videos.uploadDate} at time zone 'UTC')::date)`;

/** Reviewed YouTube videos of members who have not refused, with what decides whether they may be shown. */
function shownVideos(db: Database, clubId: string, { playerId, groupId, from, to }: MomentFilter) {
  return db.$with('shown').as(
    db
      .select({
        videoId: sql<string>`${videos.id}`.as('video_id'),
        uploadDate: videos.uploadDate,
        youtubeId: videos.providerVideoId,
        videoTitle: sql<string>`${videos.title}`.as('video_title'),
        playedOn: sql<string>`${playedOn}::text`.as('played_on'),
        rallies: reviews.rallies,
        ...namedPerson(users),
        choice: shownColumns.choice,
        nameStyle: shownColumns.nameStyle.as('name_style'),
        isJunior: shownColumns.isJunior.as('is_junior'),
        isTakenDown: shownColumns.isTakenDown.as('is_taken_down'),
      })
      .from(videos)
      .innerJoin(reviews, eq(reviews.videoId, videos.id))
      .innerJoin(users, eq(users.id, videos.playerId))
      .leftJoin(contentChoices, currentChoice())
      .where(
        and(
          isActiveMemberOf(users, clubId),
          or(isNull(contentChoices.choice), ne(contentChoices.choice, 'refused')),
          eq(videos.provider, 'youtube'),
          isReviewed,
          playerId === undefined ? undefined : eq(videos.playerId, playerId),
          groupId === undefined ? undefined : isInGroup(users, groupId),
          from === undefined ? undefined : sql`${playedOn} >= ${from}::date`,
          to === undefined ? undefined : sql`${playedOn} <= ${to}::date`,
        ),
      ),
  );
}
type Shown = ReturnType<typeof shownVideos>;

/** Notes after a cursor: the latest video first, then by time. */
function isAfter(db: Database, shown: Shown, noteId: string): SQL {
  const { timestamp, id } = annotations;
  const last = db
    .select({ uploadDate: videos.uploadDate, videoId: videos.id, timestamp: sql`-${timestamp}`.as('behind'), id })
    .from(annotations)
    .innerJoin(videos, isOfVideo(annotations, { playerId: videos.playerId, videoId: videos.id }))
    .where(eq(id, noteId))
    .limit(1);
  return sql`(${shown.uploadDate}, ${shown.videoId}, -${timestamp}, ${id}) < (${last})`;
}

/**
 * Moments of members who have not refused, up to `limit` plus one.
 *
 * @param after the last note of the previous page
 * @param isFair consenting members first, everyone's latest before anyone's second
 */
export function listMoments(
  db: Database,
  clubId: string,
  filter: MomentFilter,
  { after, limit, isFair = false }: { after?: string | undefined; limit: number; isFair?: boolean },
) {
  const shown = shownVideos(db, clubId, filter);
  const nthOfPlayer = sql`row_number() over (
    partition by ${shown.id} order by ${shown.uploadDate} desc, ${annotations.timestamp}, ${annotations.id})`;
  const { choice, nameStyle, isJunior, isTakenDown, videoTitle, youtubeId, rallies } = shown;
  return db
    .with(shown)
    .select({
      id: annotations.id,
      videoId: shown.videoId,
      timestamp: annotations.timestamp,
      endTimestamp: annotations.endTimestamp,
      type: annotations.type,
      skill: annotations.skill,
      title: annotations.title,
      youtubeId,
      videoTitle,
      playedOn: shown.playedOn,
      rallies,
      player: namedPerson(shown),
      choice,
      nameStyle,
      isJunior,
      isTakenDown,
    })
    .from(shown)
    .innerJoin(annotations, isOfVideo(annotations, { playerId: shown.id, videoId: shown.videoId }))
    .where(
      and(
        filter.type && eq(annotations.type, filter.type),
        filter.skill && eq(annotations.skill, filter.skill),
        after === undefined ? undefined : isAfter(db, shown, after),
      ),
    )
    .orderBy(
      ...(isFair ? [sql`${choice} is null`, nthOfPlayer] : []),
      desc(shown.uploadDate),
      desc(shown.videoId),
      annotations.timestamp,
      desc(annotations.id),
    )
    .limit(limitOf(limit));
}
export type MomentRow = Awaited<ReturnType<typeof listMoments>>[number];
