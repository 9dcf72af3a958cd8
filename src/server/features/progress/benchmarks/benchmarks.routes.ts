// The endpoint of benchmarks.

import { findPlayer } from '#server/features/progress/progress.queries.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { readBenchmarks } from './benchmarks.queries.ts';

export const benchmarkHandlers = {
  async getBenchmarks({ actor, params: { userId }, context: { db } }) {
    return readBenchmarks(db, actor, orNotFound(await findPlayer(db, actor, userId)));
  },
} satisfies Partial<Handlers>;
