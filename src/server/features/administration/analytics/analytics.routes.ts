// Endpoints of the figures of a period.

import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { analyticsCsv } from './analytics.file.ts';
import { analyse } from './analytics.presenters.ts';

export const analyticsHandlers = {
  async getAnalytics({ query: { timeZone, ...period }, context: { db } }) {
    return analyse(db, period, timeZone);
  },
} satisfies Partial<Handlers>;

export const analyticsFiles = {
  async analyticsFile({ actor, query: { timeZone, ...period }, context: { db } }) {
    return {
      name: `analytics-${period.from}-${period.to}.csv`,
      make: async () => analyticsCsv(await analyse(db, period, timeZone), actor.country),
    };
  },
} satisfies Partial<FileHandlers>;
