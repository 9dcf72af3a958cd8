// The public page on how levels are measured.

import type { MethodPlaceholder } from '#contract/levels/method-page.ts';
import { methodSentences } from '#domain/levels/model/method-figures.ts';
import { modelVersion } from '#domain/levels/model/model-figures.ts';
import { fillPlaceholders } from '#server/http/pages/fill-placeholders.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { findMethodRun } from './level-model.queries.ts';

export const methodFiles = {
  async methodPage({ context: { readStale }, pages, request }) {
    const run = await readStale(request, (db) => findMethodRun(db, modelVersion));
    const values: Record<MethodPlaceholder, string> = methodSentences(run);
    return { isListed: true, make: () => fillPlaceholders(pages.template('method'), values) };
  },
} satisfies Partial<FileHandlers>;
