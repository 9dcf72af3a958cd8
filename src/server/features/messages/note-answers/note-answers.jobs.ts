// Notifies the other of an answer to a note, unless it was read meanwhile.

import type { Context } from '#server/context.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { findUnreadAnswer } from './note-answers.queries.ts';

export const noteAnswerJobs = {
  async 'note-answered'({ messageId }, { db }) {
    const found = await findUnreadAnswer(db, messageId);
    if (found === null) return;
    const { receiverId, senderId, videoId, noteId, timestamp, videoTitle } = found;
    const facts = { people: { writer: senderId }, videoTitle, noteId, timestamp };
    await notify(db, [receiverId], { kind: 'note-answered', facts, videoId, cause: `note_answer:${messageId}` });
  },
} satisfies Partial<JobHandlers<Context>>;
