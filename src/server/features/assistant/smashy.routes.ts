// Smashy's endpoints.

import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { askSmashy } from './smashy.commands.ts';
import { listTurns, rateTurn } from './smashy.queries.ts';

export const smashyHandlers = {
  async askSmashy({ actor, body, context, request, reply }) {
    if (!request.headers.accept?.includes('text/event-stream')) return askSmashy(context, actor, body);
    // The endpoint registry only describes JSON, so the stream is sent here.
    return sendAnswerStream(reply, (onText) => askSmashy(context, actor, body, onText));
  },

  async getSmashyConversation({ actor, context }) {
    const turns = await listTurns(context.db, { userId: actor.id, sessionId: actor.sessionId });
    return { turns, isModel: context.config.assistant !== null };
  },

  async rateSmashyAnswer({ actor, params, body, context }) {
    const rating = { isHelpful: body.isHelpful, word: body.word ?? null };
    if (!(await rateTurn(context.db, actor.id, params.turnId, rating))) throw new AppError('not_found');
  },
} satisfies Partial<Handlers>;

type Asking = (onText: (words: string) => void) => Promise<SmashyAnswer>;

/**
 * Streams an answer. A refusal before the first words is sent as an ordinary error response.
 *
 * @throws what `ask` throws before the first words
 */
async function sendAnswerStream(reply: FastifyReply, ask: Asking): Promise<FastifyReply> {
  const stream = new PassThrough();
  const send = (event: string, data: unknown) => stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const first = Promise.withResolvers<void>();
  const answering = ask((words) => {
    send('words', words);
    first.resolve();
  });
  void answering
    .then((answer) => send('answer', answer))
    .catch(() => send('failed', null))
    .finally(() => stream.end());
  await Promise.race([first.promise, answering]);
  return reply.header('content-type', 'text/event-stream').header('cache-control', 'no-store').send(stream);
}
