// Requests for the same situation in another video, one for each priority that ends in one.

import { sql } from 'drizzle-orm';
import { check, date, doublePrecision, index, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type PriorityOutcome, priorityOutcomes } from '#domain/reviews/priorities/priority-answers.ts';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';
import { videos } from './videos.ts';

export const situationRequests = snakeCase.table(
  'situation_requests',
  {
    id: primaryId(),
    /** The video whose review asks. */
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skill: text({ enum: singleSkills as [SingleSkill, ...SingleSkill[]] }).notNull(),
    /** The day it is asked for by. */
    dueOn: date({ mode: 'string' }).notNull(),
    createdAt: instant().notNull().default(now),
    remindedAt: instant(),
    /** The video said to show it, and where, in seconds. Without a video the times mean nothing. */
    replyVideoId: uuid().references(() => videos.id, { onDelete: 'set null' }),
    replyFrom: doublePrecision(),
    replyTo: doublePrecision(),
    /** The link that the times belong to, as `provider:id`. */
    replyTimedFor: text(),
    closedAt: instant(),
    /** The coach's answer; null while open, and where a newer request took its place. */
    answer: text({ enum: priorityOutcomes }).$type<PriorityOutcome>(),
    /** The video whose review answered. */
    answeredIn: uuid().references(() => videos.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('situation_requests_priority_key').on(table.videoId, table.skill),
    uniqueIndex('situation_requests_open_key').on(table.playerId, table.skill).where(sql`${table.closedAt} is null`),
    index('situation_requests_player_index').on(table.playerId, table.closedAt),
    index('situation_requests_due_index').on(table.dueOn).where(sql`${table.closedAt} is null`),
    index('situation_requests_reply_index').on(table.replyVideoId),
    index('situation_requests_answered_index').on(table.answeredIn),
    oneOf('situation_requests_skill_check', table.skill, singleSkills),
    oneOf('situation_requests_answer_check', table.answer, priorityOutcomes),
    check('situation_requests_range_check', sql`${table.replyTo} > ${table.replyFrom}`),
  ],
);
