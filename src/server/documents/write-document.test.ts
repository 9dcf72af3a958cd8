// Documents: every one is written in a thread.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { files } from '#contract/files.ts';
import { threadProgram } from '#server/paths.ts';
import { documentFacts } from '#server/testing/documents-and-pictures.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { documents } from './document.thread.ts';
import { createRenderThread } from './render-thread.ts';

const server = `${import.meta.dirname}/..`;
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(`${server}/${path}`, 'utf8') }));
const importersOf = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

it('no document is rendered on the request thread', () => {
  const drawing = importersOf(/from '@react-pdf\/renderer'|pictures\/write-pdf\.ts'/).filter((path) =>
    path.endsWith('-document.ts'),
  );
  const pdfs = Object.values(files).filter(({ mediaType }) => mediaType === 'application/pdf');
  expect(Object.keys(documents)).toHaveLength(pdfs.length);
  expect(drawing.length).toBeGreaterThan(0);
  for (const path of drawing) {
    const name = path.split('/').at(-1) ?? '';
    expect(importersOf(new RegExp(`import (?!type ).*/${name}'|import\\('[^']*/${name}'\\)`))).toEqual([
      'documents/document.thread.ts',
    ]);
  }
});

it.each([
  [/from 'satori'/, 'pictures/draw-png.ts'],
  [
    /\b(?:renderToBuffer|renderToStream|renderToFile|pdf|Font)\b[^;]*from '@react-pdf\/renderer'/,
    'pictures/write-pdf.ts',
  ],
])('one writer per format decides about characters: %s', (pattern, writer) => {
  expect(importersOf(pattern)).toEqual([writer]);
});

it('a document can be searched for all of its words, after one that draws with parts of its letters', async () => {
  const inFreshThread = createRenderThread(threadProgram);
  await inFreshThread({ kind: 'receipt', facts: documentFacts.receipt('”'), language: 'en' });
  const certificate = { kind: 'certificate', facts: documentFacts.certificate('Ana'), language: 'en' };
  expect(pdfText(await inFreshThread(certificate))).toContain('Levels are Pala’s own');
});
