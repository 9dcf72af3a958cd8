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
export const looksThrough = 2_000;

/** The condition of what has an index that ends in the order of the list. */
function isOf({ skill, playerId }: NoteFilter, after: string | undefined): SQL | undefined {
  return and(
    skill ? eq(annotations.skill, skill) : undefined,
    playerId ? eq(annotations.playerId, playerId) : undefined,
    after ? lt(annotations.listingId, after) : undefined,
  );
}

/** The ids of the latest notes, of a skill or a player where the filter names one. */
async function latestOf(db: Database, filter: NoteFilter, after: string | undefined) {
  const notes = await db
    .select({ id: annotations.listingId })
    .from(annotations)
    .where(isOf(filter, after))
    .orderBy(desc(annotations.listingId))
    .limit(looksThrough);
  return notes.map(({ id }) => id);
}

/**
 * A page of notes, the latest published first. A word that many notes have is found among the latest; one that few have, by the index of
 * words. PostgreSQL cannot tell the two apart beforehand: it would sort millions of notes, or look through all of them. A search without
 * letters and digits finds none.
 */
export async function listNotes(db: Database, filter: NoteFilter, after: string | undefined) {
  const { search } = filter;
  if (!search) return takePage(await selectNotes(db, filter, after).orderBy(desc(annotations.listingId)), pageSize);
  if (wordsOf(search).length === 0) return takePage([], pageSize);
  const latest = await latestOf(db, filter, after);
  const isLatest = sql`${annotations.listingId} = any(${sql.param(latest)}::uuid[])`;
  const found = await selectNotes(db, filter, after, isLatest).orderBy(desc(annotations.listingId));
  if (found.length > pageSize || latest.length < looksThrough) return takePage(found, pageSize);
  // Nulls last (there are none): otherwise PostgreSQL would walk the index of all notes.
  const latestFirst = sql`${annotations.listingId} desc nulls last`;
  return takePage(await selectNotes(db, filter, after).orderBy(latestFirst), pageSize);
}

function selectNotes(db: Database, filter: NoteFilter, after: string | undefined, among?: SQL) {
  const { search, type, coachId } = filter;
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
        coachId ? eq(reviews.coachId, coachId) : undefined,
        isWithin(reviews.publishedAt, filter),
        isOf(filter, after),
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
