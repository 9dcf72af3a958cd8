// The public page on how levels are measured.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { methodPlaceholder, methodPlaceholders } from '#contract/levels/method-page.ts';
import { assumedFigures, modelVersion } from '#domain/levels/model/model-figures.ts';
import { createApp } from '#server/app.ts';
import { coachBiases, levelModels } from '#server/db/schema/index.ts';
import { makeCoach } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

/** A visitor opens the page. */
async function open() {
  const pages = mkdtempSync(join(tmpdir(), 'pala-pages-'));
  for (const page of ['app', '404']) writeFileSync(join(pages, `${page}.html`), page);
  writeFileSync(join(pages, 'method.html'), methodPlaceholders.map(methodPlaceholder).join('\n'));
  const app = await createApp(test.context, { pages });
  return { page: await app.inject('/method'), sitemap: (await app.inject('/sitemap.xml')).body };
}

it('opens for everyone and for search engines, and says so before anything was computed', async () => {
  await test.context.db.delete(levelModels);
  const { page, sitemap } = await open();
  expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(page.body).toContain('No levels have been computed here yet.');
  expect(sitemap).toContain('/method</loc>');
});

it('shows the figures of the latest run, and nothing of one coach', async () => {
  const { db } = test.context;
  await db.delete(levelModels);
  await db.delete(coachBiases);
  const run = { version: modelVersion, figures: assumedFigures, fingerprint: '', reviews: 40, players: 12, tookMs: 9 };
  await db.insert(levelModels).values(run);
  for (const [index, bias] of [0.77, -0.77].entries()) {
    const coach = await makeCoach(db, { firstName: 'Ottoline' });
    const counts = { players: 6, reviews: 20, clips: 0, groupNumber: index, groupMean: 3.5 };
    await db
      .insert(coachBiases)
      .values({ coachId: coach.id, bias, error: 0.2, difference: bias, differenceError: 0.2, ...counts });
  }
  const { page } = await open();
  expect(page.body).toContain('40 reviews of 12 players by 2 coaches');
  expect(page.body).toContain('They form 2 groups');
  expect(page.body).toContain('shown from 5 coaches on');
  expect(page.body).not.toMatch(/0\.77|Ottoline/);
});
