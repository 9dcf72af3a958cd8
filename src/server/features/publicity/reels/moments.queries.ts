// SQL of moments for clips: notes of published reviews of members' YouTube videos.

import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { NoteType } from '#domain/videos/videos.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf } from '#server/db/paging.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { annotations, contentChoices, reviews, users, videos } from '#server/db/schema/index.ts';
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

function matching({ type, skill, playerId, groupId, from, to }: MomentFilter): (SQL | undefined)[] {
  return [
    type && eq(annotations.type, type),
    skill && eq(annotations.skill, skill),
    playerId === undefined ? undefined : eq(videos.playerId, playerId),
    groupId === undefined ? undefined : isInGroup(users, groupId),
    from === undefined ? undefined : sql`${playedOn} >= ${from}::date`,
    to === undefined ? undefined : sql`${playedOn} <= ${to}::date`,
  ];
}

/** Latest video first, then by time. */
const place = [videos.uploadDate, videos.id, annotations.timestamp, annotations.id] as const;

const isUndecided = sql`${contentChoices.choice} is null`;
const nthOfPlayer = sql`row_number() over (
  partition by ${videos.playerId}
  order by ${videos.uploadDate} desc, ${annotations.timestamp}, ${annotations.id})`;

/** Notes after a cursor. */
function isAfter(db: Database, noteId: string): SQL {
  const [uploadDate, videoId, timestamp, id] = place;
  const last = db
    .select({ uploadDate, videoId, timestamp: sql`-${timestamp}`.as('behind'), id })
    .from(annotations)
    .innerJoin(videos, eq(videos.id, annotations.videoId))
    .where(eq(annotations.id, noteId))
    .limit(1);
  return sql`(${uploadDate}, ${videoId}, -${timestamp}, ${id}) < (${last})`;
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
  return db
    .select({
      id: annotations.id,
      videoId: videos.id,
      timestamp: annotations.timestamp,
      endTimestamp: annotations.endTimestamp,
      type: annotations.type,
      skill: annotations.skill,
      title: annotations.title,
      youtubeId: videos.providerVideoId,
      videoTitle: videos.title,
      playedOn: sql<string>`${playedOn}::text`,
      rallies: reviews.rallies,
      player: namedPerson(users),
      ...shownColumns,
    })
    .from(annotations)
    .innerJoin(videos, eq(videos.id, annotations.videoId))
    .innerJoin(reviews, eq(reviews.videoId, videos.id))
    .innerJoin(users, eq(users.id, videos.playerId))
    .leftJoin(contentChoices, currentChoice())
    .where(
      and(
        isActiveMemberOf(users, clubId),
        or(isNull(contentChoices.choice), ne(contentChoices.choice, 'refused')),
        eq(videos.provider, 'youtube'),
        eq(videos.status, 'Analyzed'),
        ...matching(filter),
        after === undefined ? undefined : isAfter(db, after),
      ),
    )
    .orderBy(
      ...(isFair ? [isUndecided, nthOfPlayer] : []),
      desc(videos.uploadDate),
      desc(videos.id),
      annotations.timestamp,
      desc(annotations.id),
    )
    .limit(limitOf(limit));
}
export type MomentRow = Awaited<ReturnType<typeof listMoments>>[number];
