// SQL of training sessions. Only club members have any (docs/product.md#training).

import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { cancelledSessions, toIso, trainingSessions, users } from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isClubMember } from '#server/policy/membership.ts';
import { isVisiblePlayer } from '#server/policy/visibility.ts';
import { isStillAnnounced } from './calendar.queries.ts';
import { attendanceColumn, mayCome } from './coach-sessions.queries.ts';

/** The most sessions in a list: about four years at two a week. */
const maxSessions = 500;

const coach = alias(users, 'coach');
const entry = alias(trainingSessions, 'partner_entry');
const partner = alias(users, 'partner');

/** A club member's sessions, the latest first; none of a player whom the actor may not see. */
export async function listSessions(db: Database, actor: Actor, playerId: string) {
  const isOfReader = or(eq(trainingSessions.playerId, actor.id), eq(trainingSessions.coachId, actor.id));
  const sessions = await db
    .select({
      id: trainingSessions.id,
      title: trainingSessions.title,
      status: trainingSessions.status,
      sessionDate: trainingSessions.sessionDate,
      timeZone: trainingSessions.timeZone,
      createdAt: trainingSessions.createdAt,
      completedAt: trainingSessions.completedAt,
      nextSessionDate: trainingSessions.nextSessionDate,
      duration: trainingSessions.duration,
      following: sql<number>`case when ${trainingSessions.seriesId} is null then 0 else (count(*) over (
        partition by ${trainingSessions.seriesId} order by ${trainingSessions.sessionDate} desc
      ))::int - 1 end`,
      cancelledDates: sql<string[]>`coalesce((${db
        .select({
          dates: sql`json_agg(${cancelledSessions.sessionDate}::text order by ${cancelledSessions.sessionDate})`,
        })
        .from(cancelledSessions)
        .where(
          and(
            eq(cancelledSessions.seriesId, trainingSessions.seriesId),
            eq(cancelledSessions.playerId, trainingSessions.playerId),
            isStillAnnounced,
          ),
        )}), '[]')`,
      answer: trainingSessions.answer,
      answerReason: sql<string | null>`case when ${isOfReader} then ${trainingSessions.answerReason} end`,
      places: trainingSessions.places,
      attendance: attendanceColumn,
      partners: sql<string[]>`coalesce((${db
        .select({ names: sql`json_agg(${partner.firstName} order by ${inOrder(partner.firstName)}, ${partner.id})` })
        .from(entry)
        .innerJoin(partner, eq(partner.id, entry.playerId))
        .where(
          and(
            eq(entry.groupId, trainingSessions.groupId),
            ne(entry.playerId, trainingSessions.playerId),
            mayCome(entry),
          ),
        )}), '[]')`,
      place: trainingSessions.place,
      objectives: trainingSessions.objectives,
      notes: trainingSessions.notes,
      coachCompletionNotes: trainingSessions.coachCompletionNotes,
      coach: { firstName: coach.firstName, lastName: coach.lastName },
    })
    .from(trainingSessions)
    .innerJoin(users, eq(users.id, trainingSessions.playerId))
    .leftJoin(coach, eq(coach.id, trainingSessions.coachId))
    .where(
      and(
        eq(trainingSessions.playerId, playerId),
        isClubMember(users),
        isVisiblePlayer(actor, trainingSessions.playerId),
      ),
    )
    .orderBy(desc(trainingSessions.sessionDate), desc(trainingSessions.id))
    .limit(maxSessions);
  return sessions.map((session) => ({ ...session, cancelledDates: session.cancelledDates.map(toIso) }));
}
