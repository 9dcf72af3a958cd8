// Endpoints of Smashy.

import { AppError } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { sendAnswerStream } from './answer-stream.ts';
import { askSmashy } from './asking.commands.ts';
import { listOpenQuestions, listTurns, rateTurn } from './smashy.queries.ts';

export const smashyHandlers = {
  async askSmashy({ actor, body, context, request, reply }) {
    if (!request.headers.accept?.includes('text/event-stream')) return askSmashy(context, actor, body);
    // The table knows JSON alone so far: whoever asks for a stream gets one in place of it.
    return sendAnswerStream(reply, (onWords) => askSmashy(context, actor, body, onWords));
  },

  async getSmashyConversation({ actor, context }) {
    const turns = await listTurns(context.db, { userId: actor.id, sessionId: actor.sessionId });
    return { turns, isModel: context.config.assistant !== null };
  },

  async rateSmashyAnswer({ actor, params, body, context }) {
    const rating = { isHelpful: body.isHelpful, word: body.word ?? null };
    if (!(await rateTurn(context.db, actor.id, params.turnId, rating))) throw new AppError('not_found');
  },

  async listOpenQuestions({ query, context }) {
    return listOpenQuestions(context.db, query.after);
  },
} satisfies Partial<Handlers>;
