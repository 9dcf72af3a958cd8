// Training sessions and calendar feeds for export and erasure.

import { msg } from '@lingui/core/runtime-macro';
import { and, asc, eq, getColumns, gt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { say } from '#domain/language/say.ts';
import { fullName } from '#server/db/people-columns.ts';
import { calendarFeeds, cancelledSessions, sessionWaiters, trainingSessions, users } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

const coach = alias(users, 'coach');
const player = alias(users, 'player');

export const trainingData: PersonalData = {
  references: {
    'training_sessions.player_id': { exported: 'yes', erased: 'deleted' },
    'cancelled_sessions.player_id': { exported: 'yes', erased: 'deleted' },
    'cancelled_sessions.coach_id': { exported: 'yes', erased: 'kept for its player’s calendar, without the coach' },
    'session_waiters.player_id': { exported: 'yes', erased: 'deleted' },
    'calendar_feeds.user_id': { exported: 'without the address, which is a key', erased: 'deleted' },
    'training_sessions.coach_id': {
      exported: 'with the player’s name',
      erased: 'those to come deleted, the others kept, by a “Former coach”',
    },
  },

  async collect(db, userId) {
    const {
      id: _,
      playerId,
      coachId,
      ledForClubId: _____,
      groupId: __,
      seriesId: ___,
      submissionKey: ____,
      ...session
    } = getColumns(trainingSessions);
    const content = await db
      .select({
        player: fullName(player),
        coach: fullName(coach),
        ...session,
        // A player's own words; the coach's export has the coach's.
        answerReason: sql<string | null>`case when ${playerId} = ${userId} then ${session.answerReason} end`,
      })
      .from(trainingSessions)
      .innerJoin(player, eq(player.id, playerId))
      .leftJoin(coach, eq(coach.id, coachId))
      .where(or(eq(playerId, userId), eq(coachId, userId)))
      .orderBy(asc(trainingSessions.sessionDate));
    const feeds = await db
      .select({ createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId));
    const { title, sessionDate, duration, cancelledAt } = cancelledSessions;
    const cancelled = await db
      .select({ title, sessionDate, duration, cancelledAt })
      .from(cancelledSessions)
      .where(or(eq(cancelledSessions.playerId, userId), eq(cancelledSessions.coachId, userId)))
      .orderBy(asc(sessionDate));
    const waiting = await db
      .selectDistinctOn([sessionWaiters.id], {
        session: trainingSessions.title,
        sessionDate: trainingSessions.sessionDate,
        joinedAt: sessionWaiters.joinedAt,
        offeredUntil: sessionWaiters.offeredUntil,
      })
      .from(sessionWaiters)
      .leftJoin(trainingSessions, eq(trainingSessions.groupId, sessionWaiters.groupId))
      .where(eq(sessionWaiters.playerId, userId))
      .orderBy(asc(sessionWaiters.id));
    return [
      { key: 'trainingSessions', title: say(msg`Training sessions`), content },
      {
        key: 'cancelledSessions',
        title: say(msg`Training sessions cancelled in the last 30 days`),
        content: cancelled,
      },
      { key: 'waitingLists', title: say(msg`Sessions whose waiting list you are on`), content: waiting },
      { key: 'calendarFeeds', title: say(msg`Your calendar feed`), content: feeds },
    ];
  },

  async erase(tx, { id }) {
    await tx.delete(cancelledSessions).where(eq(cancelledSessions.playerId, id));
    await tx.update(cancelledSessions).set({ coachId: null }).where(eq(cancelledSessions.coachId, id));
    await tx.delete(sessionWaiters).where(eq(sessionWaiters.playerId, id));
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, id));
    await tx.delete(trainingSessions).where(eq(trainingSessions.playerId, id));
    const isToCome = and(eq(trainingSessions.status, 'scheduled'), gt(trainingSessions.sessionDate, sql`now()`));
    await tx.delete(trainingSessions).where(and(eq(trainingSessions.coachId, id), isToCome));
  },
};
