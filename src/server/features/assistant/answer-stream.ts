// An answer as server-sent events: the words as they are written, then the answer.

import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { SmashyAnswer } from '#contract/assistant/smashy.ts';

type Asking = (onWords: (words: string) => void) => Promise<SmashyAnswer>;

/**
 * Sends what is asked for as it comes. A refusal before the first word is an answer like any other.
 *
 * @throws whatever `ask` throws before the first word
 */
export async function sendAnswerStream(reply: FastifyReply, ask: Asking): Promise<FastifyReply> {
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
