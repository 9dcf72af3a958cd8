// Endpoints of analytics.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import type { Analytics, Figures } from '#contract/administration/analytics.ts';
import { type CsvColumn, writeCsv } from '#server/csv/write-csv.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { analyse } from './analytics.presenters.ts';

const titles: Record<keyof Figures, MessageDescriptor> = {
  signUps: msg`Sign-ups`,
  activePeople: msg`Active people`,
  videos: msg`Videos sent`,
  reviews: msg`Reviews published`,
  creditsSold: msg`Credits sold`,
  creditsGranted: msg`Credits granted`,
  creditsSpent: msg`Credits spent`,
  messages: msg`Messages`,
};

const firstDays: Record<Analytics['step'], MessageDescriptor> = {
  day: msg`First day of the day`,
  week: msg`First day of the week`,
  month: msg`First day of the month`,
  year: msg`First day of the year`,
};

/** A row per step; a revenue column per currency, in its main unit. */
function analyticsCsv({ step, steps, revenue }: Analytics, country: string): string {
  const rows = steps.map((figures, index) => ({ ...figures, index }));
  const columns: CsvColumn<(typeof rows)[number]>[] = [
    { title: firstDays[step], value: ({ start }) => start },
    ...(Object.keys(titles) as (keyof Figures)[]).map((key) => ({
      title: titles[key],
      value: (row: (typeof rows)[number]) => row[key],
    })),
    ...revenue.map(({ currency, steps: cents }) => ({
      title: msg`Revenue ${{ currency: currency.toUpperCase() }}`,
      value: ({ index }: (typeof rows)[number]) => (cents[index] ?? 0) / 100,
    })),
  ];
  return writeCsv(columns, rows, country);
}

export const analyticsHandlers = {
  async getAnalytics({ query: { timeZone, ...period }, context: { readStale }, request }) {
    return readStale(request, (db) => analyse(db, period, timeZone));
  },
} satisfies Partial<Handlers>;

export const analyticsFiles = {
  async analyticsFile({ actor, query: { timeZone, ...period }, context: { readStale }, request }) {
    return {
      name: `analytics-${period.from}-${period.to}.csv`,
      make: async () => {
        const analytics = await readStale(request, (db) => analyse(db, period, timeZone));
        return analyticsCsv(analytics, actor.country);
      },
    };
  },
} satisfies Partial<FileHandlers>;
