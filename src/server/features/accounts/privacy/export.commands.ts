// Taking one's data along: one ZIP with everything as JSON and as a page to read.

import { promisify } from 'node:util';
import type { AsyncZippable } from 'fflate';
import { brand } from '#domain/brand.ts';
import type { Context } from '#server/context.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { consumeRateLimit, type Limit } from '#server/http/sessions/rate-limits.ts';
import type { ExportPart } from '#server/policy/personal-data.ts';
import { dataCategories } from './data-categories.ts';
import { summaryPage } from './summary-page.ts';

/** Exports of one account: an export reads all that there is of it. */
export const exportLimit: Limit = { name: 'export', max: 5, seconds: 3600 };

/** Most bytes of files that one export holds, since it is made in memory; the latest come first, `data.json` names them all. */
const maxFileBytes = 100_000_000;

/** Form of `data.json`; counts up when a reader of the old form could not read the new one. */
const formatVersion = 1;

/**
 * Everything that an account holds, as a ZIP.
 *
 * @param userId whose account; the same as the author's
 * @throws AppError too_many_requests
 */
export async function exportAccount({ db, config, files }: Context, by: Author, userId: string): Promise<Buffer> {
  await consumeRateLimit(db, config, exportLimit, userId);
  const exportedAt = new Date().toISOString();
  const categories = [];
  // One after the other: an export may take its time, other people's screens may not.
  for (const category of dataCategories) categories.push(await category.collect(db, userId));
  const parts = categories.flat();
  const data = {
    product: brand.name,
    formatVersion,
    exportedAt,
    ...Object.fromEntries(parts.map(({ key, content }) => [key, content])),
  };
  const { strToU8, zip } = await import('fflate');
  // In a thread of its own: a large account must not hold up everybody else.
  const compress = promisify<AsyncZippable, Uint8Array>(zip);
  const archive = await compress({
    'data.json': strToU8(JSON.stringify(data, null, 2)),
    'summary.html': strToU8(await summaryPage(parts, exportedAt)),
    ...(await readFiles(files, parts)),
  });
  await recordAudit(db, by, 'data-exported', { type: 'user', id: userId });
  return Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
}

/** The files of an export, each once. What is packed already is not pressed again. */
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
