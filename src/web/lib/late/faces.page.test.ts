// The product's own faces are asked for before anything is set in them.

import { expect, it } from 'vitest';
import { loadFaces } from './faces.ts';

/** The Latin faces, by their state. */
const faces = () =>
  [...document.fonts]
    .filter(({ family, unicodeRange }) => family.includes('Variable') && unicodeRange.startsWith('U+0-FF'))
    .map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`)
    .toSorted();

it('loads those of texts and headings, and none of rarer letters', async () => {
  loadFaces();
  await document.fonts.ready;
  expect(faces()).toEqual(['Bricolage Grotesque Variable loaded', 'Inter Variable loaded']);
  const others = [...document.fonts].filter(({ unicodeRange }) => unicodeRange.startsWith('U+100'));
  expect(others.map(({ status }) => status)).toEqual(['unloaded', 'unloaded']);
});
