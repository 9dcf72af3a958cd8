// Endpoints of answers to notes.

import { submissionKey } from '#server/http/submission-key.ts';
import { nextPageLink } from '#server/http/table/next-page-link.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import {
  answerNote,
  closeNoteThread,
  readNoteAnswers,
  readThreads,
  requireAnswering,
  storeAnswerVoice,
} from './note-answers.commands.ts';
import { listAnswers, listUnanswered } from './note-answers.queries.ts';

/** The number of unanswered notes that are named. */
const shownUnanswered = 5;

export const noteAnswerHandlers = {
  listNoteThreads: ({ actor, params, context }) => readThreads(context.db, actor, params.videoId),

  listUnansweredNotes: ({ actor, context }) => listUnanswered(context.db, actor, shownUnanswered),

  async listNoteAnswers({ actor, params, query, context, request, reply }) {
    const review = await requireAnswering(context.db, actor, params.videoId);
    const { rows, next } = await listAnswers(context.db, params, review, query.after);
    if (next !== null) reply.header('link', nextPageLink(request.url, next));
    return rows;
  },

  answerNote: ({ actor, params, body, context, request }) =>
    answerNote(context, actor, params, body, submissionKey(request)),

  storeAnswerVoice: ({ actor, params, body, context }) => storeAnswerVoice(context, actor, params, body),

  readNoteAnswers: ({ actor, params, context }) => readNoteAnswers(context, actor, params),

  closeNoteThread: ({ actor, params, body, context }) => closeNoteThread(context, actor, params, body.isClosed),
} satisfies Partial<Handlers>;
