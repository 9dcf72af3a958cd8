// Personal data of messages.

import { asc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullName } from '#server/db/people-columns.ts';
import { messages, users } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

const other = alias(users, 'other');
const exported = 'sent and received, with the other person’s name';
const erased = 'deleted with the whole conversation';

/** Sent and received messages in export and erasure. */
export const messageData: PersonalData = {
  references: {
    'messages.player_id': { exported, erased },
    'messages.coach_id': { exported, erased },
    'messages.sender_id': { exported, erased },
  },

  async collect(db, userId) {
    const content = await db
      .select({
        with: fullName(other),
        from: sql<string>`case when ${messages.senderId} = ${userId} then 'you' else 'them' end`,
        content: messages.content,
        createdAt: messages.createdAt,
        readAt: messages.readAt,
      })
      .from(messages)
      .innerJoin(
        other,
        sql`${other.id} = case when ${messages.playerId} = ${userId} then ${messages.coachId} else ${messages.playerId} end`,
      )
      .where(or(eq(messages.playerId, userId), eq(messages.coachId, userId)))
      .orderBy(asc(messages.createdAt), asc(messages.id));
    return [{ key: 'messages', title: 'Your messages', content }];
  },

  async erase(tx, { id }) {
    await tx.delete(messages).where(or(eq(messages.playerId, id), eq(messages.coachId, id)));
  },
};
