// The meaning of a question, and the vectors of the knowledge base that it is compared with (decision 062).

import type { Language } from '#domain/language/detect-language.ts';
import { emergencyAnswer } from '#server/assistant/answers/emergency.ts';
import type { MeaningIndex, Places } from '#server/assistant/retrieval/meaning.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isWithinLimit, type Limit } from '#server/http/sessions/rate-limits.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import type { Embedder } from '#server/providers/assistant/embedder.ts';
import { plainWords } from '#server/providers/assistant/plain-words.ts';
import { deleteVectors, insertVectors, listVectorHashes, listVectors } from './meaning.queries.ts';
import { ownEntries } from './open-questions.commands.ts';

/** Time limits of the server, in milliseconds: a question must not wait for it. */
const timeLimits = { question: 1500, batch: 30_000 } as const;
/** After a failure, questions are answered by words alone for so long, in milliseconds. */
const restMs = 60_000;
/** How often missing vectors are looked for, in milliseconds. */
const againMs = 60_000;
/** How many texts are sent at a time, and for how long a job goes on, in milliseconds: jobs end after five minutes. */
const batches = { size: 64, totalMs: 240_000 } as const;
const pageSize = 2000;
/** Entries without vectors would look far away: the share of texts that must have one. */
const minShare = 0.95;

/** Questions a day that are sent, for one person and for everybody. */
const limits: { limit: Limit; subject: (actor: Actor) => string }[] = [
  { limit: { name: 'smashy-meaning', max: 200, seconds: 86_400 }, subject: ({ id }) => id },
  { limit: { name: 'smashy-meaning-all', max: 20_000, seconds: 86_400 }, subject: () => 'everybody' },
];

interface State {
  index: MeaningIndex | null;
  /** Version of the own entries. */
  version: string | null;
  lookedAt: number;
  restsUntil: number;
}

/** What this process knows, by server. */
const states = new WeakMap<Embedder, State>();

/**
 * Finds entries by the meaning of a question. Null without a server, before the vectors are there, beyond the limits, and whenever the
 * server fails: then words decide alone.
 */
export async function meaningOf(
  context: Context,
  actor: Actor,
  message: string,
  version: string,
): Promise<((language: Language) => Places) | null> {
  const { embedder, db, config, log } = context;
  if (embedder === null || emergencyAnswer(message) !== null) return null;
  const state = states.get(embedder) ?? {
    index: null,
    version: null,
    lookedAt: Number.NEGATIVE_INFINITY,
    restsUntil: 0,
  };
  states.set(embedder, state);
  const isWhole = state.index?.share === 1 && state.version === version;
  if (!isWhole && performance.now() - state.lookedAt >= againMs) {
    state.lookedAt = performance.now();
    // Not awaited: the first question after a start is answered by words.
    void load(context, embedder, state).catch((error: unknown) => log.warn({ err: error }, 'reading vectors failed'));
  }
  const { index } = state;
  if (index === null || index.share < minShare || performance.now() < state.restsUntil) return null;
  for (const { limit, subject } of limits) {
    if (!(await isWithinLimit(db, config, limit, subject(actor)))) return null;
  }
  const [vector] = (await embedder.embed([plainWords(message)], timeLimits.question)) ?? [];
  if (vector?.length !== index.dimensions) {
    if (vector !== undefined) log.warn('the server for embeddings answered with another dimension');
    state.restsUntil = performance.now() + restMs;
    return null;
  }
  return (language) => index.places(vector, language);
}

/** Reads the vectors, and orders those that are missing. */
async function load({ db, jobs }: Context, embedder: Embedder, state: State): Promise<void> {
  const { embeddables, indexMeaning } = await import('#server/assistant/retrieval/meaning.ts');
  const { version, entries } = await ownEntries(db);
  const index = indexMeaning(embeddables(entries), await readVectors(db, embedder.model));
  Object.assign(state, { index, version });
  if (index.share < 1) await jobs.enqueue(db, 'embed-knowledge', { model: embedder.model });
}

async function readVectors(db: Database, model: string): Promise<Map<string, Int8Array>> {
  const vectors = new Map<string, Int8Array>();
  let after = '';
  for (;;) {
    const rows = await listVectors(db, model, after, pageSize);
    // Copied, so that each does not keep a whole answer of the database.
    for (const { textHash, vector } of rows) vectors.set(textHash, new Int8Array(vector));
    after = rows.at(-1)?.textHash ?? '';
    if (rows.length < pageSize) return vectors;
  }
}

/** Computes missing vectors in batches, until all are there, the server fails or the time is up; the next question orders the rest. */
export async function embedKnowledge({ embedder, db, log }: Context, model: string): Promise<void> {
  if (embedder?.model !== model) return;
  const { embeddables } = await import('#server/assistant/retrieval/meaning.ts');
  const texts = new Map(embeddables((await ownEntries(db)).entries).map(({ hash, text }) => [hash, text]));
  const stored = await listVectorHashes(db, model);
  const missing = [...texts].filter(([hash]) => !stored.has(hash));
  const end = performance.now() + batches.totalMs;
  for (let at = 0; at < missing.length; at += batches.size) {
    const batch = missing.slice(at, at + batches.size);
    const vectors =
      performance.now() < end
        ? await embedder.embed(
            batch.map(([, text]) => text),
            timeLimits.batch,
          )
        : null;
    if (vectors === null) return log.warn({ missing: missing.length - at }, 'not all vectors are there yet');
    await insertVectors(
      db,
      batch.map(([textHash], index) => ({
        model,
        textHash,
        vector: Buffer.from((vectors[index] as Int8Array<ArrayBuffer>).buffer),
      })),
    );
  }
  await deleteVectors(
    db,
    model,
    [...stored].filter((hash) => !texts.has(hash)),
  );
  states.delete(embedder);
}
