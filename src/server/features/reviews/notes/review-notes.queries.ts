// SQL of the list of published notes.

import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notesForPhrases } from '#domain/reviews/notes/phrases.ts';
import { searchText } from '#domain/search-text.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { noteTypes } from '#domain/videos/videos.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { type GivenPeriod, isWithin } from '#server/db/period.ts';
import { annotations, isOfVideo, noteText, reviews, reviewVersions, users, videos } from '#server/db/schema/index.ts';

/** Notes per page: they are read one by one, on phones too. */
const pageSize = 20;

const player = alias(users, 'player');
const coach = alias(users, 'coach');

/** Filters of the list. */
interface NoteFilter extends GivenPeriod {
  search?: string | undefined;
  type?: (typeof noteTypes)[number] | undefined;
  skill?: SingleSkill | undefined;
  coachId?: string | undefined;
  playerId?: string | undefined;
}

const wordsOf = (search: string) => searchText(search).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Matches notes with words that begin with each typed word. */
function holds(search: string): SQL {
  const wanted = wordsOf(search)
    .map((word) => `${word}:*`)
    .join(' & ');
  return sql`${noteText(annotations)} @@ to_tsquery('simple', ${wanted})`;
}

/** Number of the published version of a review. */
const currentVersion = sql<number>`(
  select max(${reviewVersions.number}) from ${reviewVersions}
  where ${isOfVideo(reviewVersions, annotations)}
)`;

/** A search looks through so many of the latest notes before it asks the index of words. */
export const looksThrough = 20_000;

/** The condition that a note is among the latest before the cursor. */
function isAmongLatest(db: Database, after: string | undefined): SQL {
  const oldest = db
    .select({ id: annotations.listingId })
    .from(annotations)
    .where(after ? lt(annotations.listingId, after) : undefined)
    .orderBy(desc(annotations.listingId))
    .offset(looksThrough)
    .limit(1);
  return sql`${annotations.listingId} > coalesce((${oldest}), '00000000-0000-0000-0000-000000000000')`;
}

/**
 * A page of notes, the latest published first. A word that many notes have is found among the latest; one that few have, by the index of
 * words. PostgreSQL cannot tell the two apart beforehand: it would sort millions of notes, or look through all of them. A search without
 * letters and digits finds none.
 */
export async function listNotes(db: Database, filter: NoteFilter, after: string | undefined) {
  if (filter.search) {
    if (wordsOf(filter.search).length === 0) return takePage([], pageSize);
    const found = await selectNotes(db, filter, after, isAmongLatest(db, after)).orderBy(desc(annotations.listingId));
    if (found.length > pageSize) return takePage(found, pageSize);
  }
  const latestFirst = filter.search
    ? // Nulls last (there are none): otherwise PostgreSQL would walk the index of all notes.
      sql`${annotations.listingId} desc nulls last`
    : desc(annotations.listingId);
  return takePage(await selectNotes(db, filter, after).orderBy(latestFirst), pageSize);
}

function selectNotes(db: Database, filter: NoteFilter, after: string | undefined, among?: SQL) {
  const { search, type, skill, coachId, playerId } = filter;
  return db
    .select({
      id: annotations.listingId,
      noteId: annotations.id,
      videoId: annotations.videoId,
      videoTitle: videos.title,
      timestamp: annotations.timestamp,
      type: annotations.type,
      skill: annotations.skill,
      title: annotations.title,
      comment: annotations.comment,
      player: namedPerson(player),
      coach: namedPerson(coach),
      publishedAt: reviews.publishedAt,
      revisedAt: reviews.revisedAt,
      version: currentVersion,
    })
    .from(annotations)
    .innerJoin(videos, eq(videos.id, annotations.videoId))
    .innerJoin(reviews, eq(reviews.videoId, annotations.videoId))
    .innerJoin(player, eq(player.id, annotations.playerId))
    .innerJoin(coach, eq(coach.id, reviews.coachId))
    .where(
      and(
        among,
        search ? holds(search) : undefined,
        type ? eq(annotations.type, type) : undefined,
        skill ? eq(annotations.skill, skill) : undefined,
        coachId ? eq(reviews.coachId, coachId) : undefined,
        playerId ? eq(annotations.playerId, playerId) : undefined,
        isWithin(reviews.publishedAt, filter),
        after ? lt(annotations.listingId, after) : undefined,
      ),
    )
    .limit(limitOf(pageSize));
}

/** The words of a coach's latest published notes. Of a review's notes, those of later moments first. */
export function listOwnNotes(db: Database, coachId: string) {
  // The reviews are few and have an index by coach and time; their notes are read from there.
  const latest = db
    .select({ playerId: reviews.playerId, videoId: reviews.videoId, publishedAt: reviews.publishedAt })
    .from(reviews)
    .where(eq(reviews.coachId, coachId))
    .orderBy(desc(reviews.publishedAt))
    .limit(notesForPhrases)
    .as('latest');
  return db
    .select({ title: annotations.title, comment: annotations.comment })
    .from(latest)
    .innerJoin(annotations, isOfVideo(annotations, latest))
    .where(isNull(annotations.voice))
    .orderBy(desc(latest.publishedAt), desc(annotations.timestamp), desc(annotations.id))
    .limit(notesForPhrases);
}

/** The coach shown on a published review. */
export async function findAuthor(db: Database, videoId: string): Promise<string | null> {
  const [review] = await db.select({ coachId: reviews.coachId }).from(reviews).where(eq(reviews.videoId, videoId));
  return review?.coachId ?? null;
}
