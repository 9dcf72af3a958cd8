// SQL of requests for the same situation.

import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PriorityOutcome } from '#domain/reviews/priorities/priority-answers.ts';
import { closedShownDays, requestDays, type Situation } from '#domain/reviews/priorities/situation-requests.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { Database } from '#server/db/database.ts';
import { reviewDrafts, reviews, situationRequests, toIso, users, videos } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isVisiblePlayer, isVisibleVideo } from '#server/policy/visibility.ts';

const asking = alias(videos, 'asking');
const reply = alias(videos, 'reply');

/** Names the link that times belong to. */
const linkOf = (video: typeof videos | typeof reply) =>
  sql<string>`${video.provider} || ':' || ${video.providerVideoId}`;

function selectRequests(db: Database, where: SQL | undefined) {
  const isTimed = sql`${situationRequests.replyTimedFor} = ${linkOf(reply)}`;
  const seconds = (column: typeof situationRequests.replyFrom) =>
    sql<number | null>`case when ${isTimed} then ${column} end`;
  return db
    .select({
      id: situationRequests.id,
      playerId: situationRequests.playerId,
      skill: situationRequests.skill,
      // The priority in its present words; a correction that dropped it leaves only an answered request.
      focus: sql<string>`coalesce((
        select one ->> 'focus' from jsonb_array_elements(${reviews.priorities}) as one
        where one ->> 'skill' = ${situationRequests.skill}
      ), '')`,
      dueOn: situationRequests.dueOn,
      asked: {
        videoId: asking.id,
        title: asking.title,
        publishedAt: sql<string>`${reviews.publishedAt}`.mapWith(toIso),
      },
      reply: {
        videoId: reply.id,
        title: reply.title,
        from: seconds(situationRequests.replyFrom),
        to: seconds(situationRequests.replyTo),
      },
      closedAt: situationRequests.closedAt,
      answer: situationRequests.answer,
      answeredIn: situationRequests.answeredIn,
    })
    .from(situationRequests)
    .innerJoin(asking, eq(asking.id, situationRequests.videoId))
    .innerJoin(reviews, eq(reviews.videoId, asking.id))
    .leftJoin(reply, eq(reply.id, situationRequests.replyVideoId))
    .where(where)
    .orderBy(
      sql`${situationRequests.closedAt} desc nulls first`,
      asc(situationRequests.dueOn),
      asc(situationRequests.id),
    );
}
export type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

/** At most as many closed ones are listed. */
const maxListed = 50;

/** A player's open requests, the earliest due first, then those closed lately. Ask first whether the player may be seen. */
export function listRequests(db: Database, playerId: string) {
  const isRecent = gt(situationRequests.closedAt, sql`now() - make_interval(days => ${closedShownDays})`);
  return selectRequests(
    db,
    and(eq(situationRequests.playerId, playerId), or(isNull(situationRequests.closedAt), isRecent)),
  ).limit(maxListed);
}

/** A request of a player whom the actor may see; null otherwise. */
export async function findRequest(db: Database, actor: Actor, requestId: string): Promise<RequestRow | null> {
  const [found] = await selectRequests(
    db,
    and(eq(situationRequests.id, requestId), isVisiblePlayer(actor, situationRequests.playerId)),
  );
  return found ?? null;
}

/** Locks requests by id until the transaction ends, in the order of ids. */
export function lockRequests(tx: Database, requestIds: readonly string[]) {
  return tx
    .select({
      id: situationRequests.id,
      playerId: situationRequests.playerId,
      videoId: situationRequests.videoId,
      closedAt: situationRequests.closedAt,
      replyVideoId: situationRequests.replyVideoId,
    })
    .from(situationRequests)
    .where(inArray(situationRequests.id, [...requestIds]))
    .orderBy(asc(situationRequests.id))
    .for('update');
}

/** A video that the actor may see, for marking: its player and reviewer; locked, so that its link stays. */
export async function lockMarkedVideo(tx: Database, actor: Actor, videoId: string) {
  const [video] = await tx
    .select({
      playerId: videos.playerId,
      status: videos.status,
      coachId: sql<
        string | null
      >`(select ${reviewDrafts.coachId} from ${reviewDrafts} where ${reviewDrafts.videoId} = ${videos.id})`,
    })
    .from(videos)
    .where(and(eq(videos.id, videoId), isVisibleVideo(actor)))
    .for('no key update', { of: videos });
  return video ?? null;
}

/** Says which video shows the situation, and where. */
export async function saveReply(
  tx: Database,
  requestId: string,
  { videoId, from, to }: Situation & { videoId: string },
): Promise<void> {
  const link = sql`(select ${linkOf(videos)} from ${videos} where ${videos.id} = ${videoId})`;
  await tx
    .update(situationRequests)
    .set({ replyVideoId: videoId, replyFrom: from, replyTo: to, replyTimedFor: link })
    .where(eq(situationRequests.id, requestId));
}

/** Takes back which video shows the situation. */
export async function clearReply(tx: Database, requestId: string): Promise<void> {
  await tx
    .update(situationRequests)
    .set({ replyVideoId: null, replyFrom: null, replyTo: null, replyTimedFor: null })
    .where(eq(situationRequests.id, requestId));
}

/** What a published review asks for and answers; null if there is none. */
export async function findPublishedTasks(db: Database, videoId: string) {
  const [found] = await db
    .select({ priorities: reviews.priorities, priorityAnswers: reviews.priorityAnswers })
    .from(reviews)
    .where(eq(reviews.videoId, videoId));
  return found ?? null;
}

/** Lets what changes a player's requests run one after another. */
export async function lockPlayer(tx: Database, playerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, playerId)).for('no key update');
}

interface PublishedFor {
  videoId: string;
  playerId: string;
}

/** Withdraws the open requests of a review that it no longer makes. */
export async function dropRequests(tx: Database, videoId: string, kept: readonly SingleSkill[]): Promise<void> {
  await tx
    .delete(situationRequests)
    .where(
      and(
        eq(situationRequests.videoId, videoId),
        isNull(situationRequests.closedAt),
        kept.length === 0 ? undefined : notInArray(situationRequests.skill, [...kept]),
      ),
    );
}

/** Whether a request was made by a review published before that of a video. */
function isFromBefore(db: Database, videoId: string): SQL {
  const published = (id: SQL | string) =>
    db.select({ at: reviews.publishedAt }).from(reviews).where(sql`${reviews.videoId} = ${id}`);
  return sql`(${published(sql`${situationRequests.videoId}`)}) < (${published(videoId)})`;
}

/** Opens again what a review had closed and, as corrected, no longer answers, unless something newer is asked for. */
export async function reopenRequests(tx: Database, videoId: string, answered: readonly SingleSkill[]): Promise<void> {
  const newer = alias(situationRequests, 'newer');
  const others = tx
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(
        eq(newer.playerId, situationRequests.playerId),
        eq(newer.skill, situationRequests.skill),
        ne(newer.id, situationRequests.id),
        gt(newer.createdAt, situationRequests.createdAt),
      ),
    );
  await tx
    .update(situationRequests)
    .set({ closedAt: null, answer: null, answeredIn: null })
    .where(
      and(
        eq(situationRequests.answeredIn, videoId),
        isNotNull(situationRequests.answer),
        answered.length === 0 ? undefined : notInArray(situationRequests.skill, [...answered]),
        sql`not exists ${others}`,
      ),
    );
}

/** Closes what earlier reviews ask of a skill with the answer of a review; one that it had closed gets the corrected answer. */
export async function closeRequest(
  tx: Database,
  { videoId, playerId }: PublishedFor,
  { skill, answer }: { skill: SingleSkill; answer: PriorityOutcome },
): Promise<void> {
  await tx
    .update(situationRequests)
    .set({ closedAt: sql`coalesce(${situationRequests.closedAt}, now())`, answer, answeredIn: videoId })
    .where(
      and(
        eq(situationRequests.playerId, playerId),
        eq(situationRequests.skill, skill),
        ne(situationRequests.videoId, videoId),
        or(
          and(isNull(situationRequests.closedAt), isFromBefore(tx, videoId)),
          and(eq(situationRequests.answeredIn, videoId), isNotNull(situationRequests.answer)),
        ),
      ),
    );
}

/** Makes a request, or moves its day; then it is reminded of again. A new one takes the place of any other on the skill. */
export async function putRequest(
  tx: Database,
  { videoId, playerId }: PublishedFor,
  { skill, dueOn }: { skill: SingleSkill; dueOn: string },
): Promise<void> {
  const [own] = await tx
    .select({ id: situationRequests.id })
    .from(situationRequests)
    .where(and(eq(situationRequests.videoId, videoId), eq(situationRequests.skill, skill)));
  if (own) {
    await tx
      .update(situationRequests)
      .set({ dueOn, remindedAt: null })
      .where(and(eq(situationRequests.id, own.id), ne(situationRequests.dueOn, dueOn)));
    return;
  }
  await tx
    .update(situationRequests)
    .set({ closedAt: sql`now()` })
    .where(
      and(
        eq(situationRequests.playerId, playerId),
        eq(situationRequests.skill, skill),
        isNull(situationRequests.closedAt),
      ),
    );
  await tx.insert(situationRequests).values({ videoId, playerId, skill, dueOn });
}

const localTime = sql`(now() at time zone coalesce(${users.timeZone}, 'UTC'))`;

/**
 * Claims reminders, each once: open requests without a video, from nine in the morning two days before their day until it ends, where the
 * player is; none within a day of the review that asks.
 */
export function claimRequestReminders(tx: Database) {
  const begins = sql`${situationRequests.dueOn}::timestamp - make_interval(days => ${requestDays.reminder}) + interval '9 hours'`;
  return tx
    .update(situationRequests)
    .set({ remindedAt: sql`now()` })
    .from(users)
    .where(
      and(
        eq(users.id, situationRequests.playerId),
        eq(users.state, 'active'),
        isNull(situationRequests.closedAt),
        isNull(situationRequests.replyVideoId),
        isNull(situationRequests.remindedAt),
        lt(situationRequests.createdAt, sql`now() - interval '1 day'`),
        sql`${localTime} >= ${begins}`,
        sql`${localTime}::date <= ${situationRequests.dueOn}`,
      ),
    )
    .returning({
      id: situationRequests.id,
      playerId: situationRequests.playerId,
      skill: situationRequests.skill,
      dueOn: situationRequests.dueOn,
    });
}

/** What a player was asked for, for the export. */
export function listAllRequests(db: Database, playerId: string) {
  return selectRequests(db, eq(situationRequests.playerId, playerId));
}
