// The data export: a ZIP with everything as JSON, as a readable page, and the notes of all reviews as another.

import { promisify } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { AsyncZippable } from 'fflate';
import { brand } from '#domain/brand.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { seasonPage } from '#server/features/reviews/take-along/season.presenters.ts';
import { listSeasonReviews } from '#server/features/reviews/take-along/season.queries.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { consumeRateLimit, type Limit } from '#server/http/sessions/rate-limits.ts';
import type { ExportPart } from '#server/policy/personal-data.ts';
import { dataCategories } from './data-categories.ts';
import { summaryPage } from './summary-page.ts';

/** Limit of exports per account, because an export reads all its data. */
export const exportLimit: Limit = { name: 'export', max: 5, seconds: 3600 };

/** Most bytes of files in an export, which is made in memory; latest files first, and `data.json` names them all. */
const maxFileBytes = 100_000_000;

/** Format version of `data.json`, raised with breaking changes. */
const formatVersion = 1;

/**
 * Everything an account holds, as a ZIP.
 *
 * @param request of the browser; null from the command line
 * @param userId whose account; the same as the author's
 * @throws AppError too_many_requests
 */
export async function exportAccount(
  { db, readStale, config, files }: Context,
  request: FastifyRequest | null,
  by: Author,
  userId: string,
): Promise<Buffer> {
  await consumeRateLimit(db, config, exportLimit, userId);
  const exportedAt = new Date().toISOString();
  const { parts, reviews } = await readStale(request, (read) => collectParts(read, userId));
  const data = {
    product: brand.name,
    formatVersion,
    exportedAt,
    ...Object.fromEntries(parts.map(({ key, content }) => [key, content])),
  };
  const { strToU8, zip } = await import('fflate');
  // In a separate thread, so that a large account does not block other requests.
  const compress = promisify<AsyncZippable, Uint8Array>(zip);
  const archive = await compress({
    'data.json': strToU8(JSON.stringify(data, null, 2)),
    'summary.html': strToU8(await summaryPage(parts, exportedAt)),
    ...(await notesPage(reviews)),
    ...(await readFiles(files, parts)),
  });
  await recordAudit(db, by, 'data-exported', { type: 'user', id: userId });
  return Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
}

/** Everything in the database, one after the other, so that an export does not slow down other requests. */
async function collectParts(db: Database, userId: string) {
  const parts: ExportPart[] = [];
  for (const category of dataCategories) parts.push(...(await category.collect(db, userId)));
  return { parts, reviews: await listSeasonReviews(db, userId, { timeZone: 'UTC' }) };
}

/** The notes of all published reviews of the account's videos as a page to read; none before the first. */
async function notesPage(reviews: Awaited<ReturnType<typeof listSeasonReviews>>): Promise<AsyncZippable> {
  if (reviews.length === 0) return {};
  const { strToU8 } = await import('fflate');
  return { 'notes.html': strToU8(await seasonPage(reviews, { from: null, to: null }, 'UTC')) };
}

/** The files of an export, each once. Compressed formats are stored as they are. */
async function readFiles(store: FileStore, parts: readonly ExportPart[]): Promise<AsyncZippable> {
  const read: AsyncZippable = {};
  let bytes = 0;
  for (const file of parts.flatMap((part) => part.files ?? [])) {
    bytes += file.bytes;
    if (bytes > maxFileBytes) break;
    const content = await store.get(file.key);
    if (content !== null) read[file.name] = [content, { level: 0 }];
  }
  return read;
}
