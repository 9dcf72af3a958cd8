// Personal data of messages.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { say } from '#domain/language/say.ts';
import { fullName } from '#server/db/people-columns.ts';
import { messages, noteThreads, users } from '#server/db/schema/index.ts';
import { releaseAnswerVoiceOf } from '#server/features/reviews/voice/voice-clips.queries.ts';
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
    'note_threads.player_id': { exported, erased },
    'note_threads.coach_id': { exported, erased },
    'note_threads.last_sender_id': { exported, erased },
  },

  async collect(db, userId) {
    const content = await db
      .select({
        with: fullName(other),
        from: sql<string>`case when ${messages.senderId} = ${userId} then 'you' else 'them' end`,
        content: messages.content,
        createdAt: messages.createdAt,
        readAt: messages.readAt,
        /** The second of the note that it answers, and the id of its video. */
        answersNoteAt: noteThreads.timestamp,
        answersNoteOf: noteThreads.videoId,
        recording: sql<string | null>`${messages.voice}->>'id'`,
      })
      .from(messages)
      .innerJoin(
        other,
        sql`${other.id} = case when ${messages.playerId} = ${userId} then ${messages.coachId} else ${messages.playerId} end`,
      )
      .leftJoin(noteThreads, eq(noteThreads.id, messages.threadId))
      .where(or(eq(messages.playerId, userId), eq(messages.coachId, userId)))
      .orderBy(asc(messages.createdAt), asc(messages.id));
    return [{ key: 'messages', title: say(msg`Your messages`), content }];
  },

  async erase(tx, { id }) {
    await releaseAnswerVoiceOf(tx, id);
    await tx.delete(noteThreads).where(or(eq(noteThreads.playerId, id), eq(noteThreads.coachId, id)));
    await tx.delete(messages).where(or(eq(messages.playerId, id), eq(messages.coachId, id)));
  },
};
