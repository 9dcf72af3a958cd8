// The product's own faces are asked for before anything is set in them.

import { expect, it } from 'vitest';
import { loadFaces } from './faces.ts';

/** The Latin faces, by their state. */
const faces = () =>
  [...document.fonts]
    .filter(({ family, unicodeRange }) => family.includes('Variable') && unicodeRange.startsWith('U+0-FF'))
    .map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`)
    .toSorted();

/** Faces of rarer letters, which another test's texts may have loaded. */
const others = () => [...document.fonts].filter(({ unicodeRange }) => unicodeRange.startsWith('U+100'));

it('only the fonts of texts and headings are loaded', async () => {
  const before = others().map(({ status }) => status);
  expect(before).toHaveLength(2);
  loadFaces();
  await document.fonts.ready;
  expect(faces()).toEqual(['Bricolage Grotesque Variable loaded', 'Inter Variable loaded']);
  expect(others().map(({ status }) => status)).toEqual(before);
});
