// Vectors of texts from any server with OpenAI's API: texts that mean the same have nearly the same direction (decision 062).

import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { failureKind } from './failure-kind.ts';
import { createClient } from './openai-client.ts';

/** The longest answer that is read, in bytes: 64 vectors of 4096 numbers. */
const maxBytes = 8 * 1024 * 1024;
const maxDimensions = 4096;

export interface Embedder {
  model: string;
  /**
   * The direction of each text's vector, with components from -127 to 127. Null if the server fails, takes too long or answers anything
   * else.
   *
   * @param timeoutMs time limit in milliseconds
   */
  embed(texts: readonly string[], timeoutMs: number): Promise<Int8Array<ArrayBuffer>[] | null>;
}

const Vector = z
  .array(z.number())
  .min(2)
  .max(maxDimensions)
  .refine((vector) => vector.some((one) => one !== 0));
const Answer = z.object({ data: z.array(z.object({ index: z.int(), embedding: Vector })) });

export function createEmbedder(server: NonNullable<Config['embeddings']>, log: FastifyBaseLogger): Embedder {
  const client = createClient(server, maxBytes);
  const { model } = server;
  return {
    model,
    async embed(texts, timeoutMs) {
      try {
        const input = [...texts];
        const signal = AbortSignal.timeout(timeoutMs);
        const answer: unknown = await client.embeddings.create({ model, input, encoding_format: 'float' }, { signal });
        return vectorsOf(answer, texts.length);
      } catch (error) {
        // Only the kind of failure, because servers' messages may repeat the texts.
        log.warn({ failure: failureKind(error) }, 'the server for embeddings did not answer');
        return null;
      }
    },
  };
}

/** @throws if there is not one vector for each text, or if they differ in length */
function vectorsOf(answer: unknown, count: number): Int8Array<ArrayBuffer>[] {
  const vectors = Answer.parse(answer)
    .data.toSorted((one, other) => one.index - other.index)
    .map(({ embedding }) => embedding);
  const [first] = vectors;
  if (vectors.length !== count || vectors.some(({ length }) => length !== first?.length)) {
    throw new TypeError('the vectors do not fit the texts');
  }
  return vectors.map((vector) => {
    const most = vector.reduce((one, other) => Math.max(one, Math.abs(other)), 0);
    return Int8Array.from(vector, (one) => Math.round((one / most) * 127));
  });
}
