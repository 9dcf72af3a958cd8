// Endpoints of the audit log.

import { writeCsv } from '#server/csv/write-csv.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { auditColumns, presentEntries } from './audit.presenters.ts';
import { listEntries } from './audit.queries.ts';

/** Page size. */
const pageSize = 50;
/** Most entries of a file, as many as a spreadsheet opens. */
const fileSize = 50_000;

export const auditHandlers = {
  async listAuditEntries({ query: { after, ...filter }, context: { readStale }, request }) {
    return readStale(request, async (db) => {
      const { rows, next } = await listEntries(db, filter, after, pageSize);
      return { rows: await presentEntries(db, rows), next };
    });
  },
} satisfies Partial<Handlers>;

export const auditFiles = {
  async auditFile({ actor, query, context: { readStale }, request }) {
    return {
      name: 'audit-log.csv',
      make: async () => {
        const entries = await readStale(request, async (db) => {
          const { rows } = await listEntries(db, query, undefined, fileSize);
          return presentEntries(db, rows);
        });
        return writeCsv(auditColumns, entries, actor.country);
      },
    };
  },
} satisfies Partial<FileHandlers>;
