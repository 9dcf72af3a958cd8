// Page-wide style rules. Their cost grows with the page: a review has five hundred notes.

import { expect, it } from 'vitest';
import styles from './styles.css?raw';

it('no rule searches the whole page: marks on the root say what is on it (ui/layout/root-mark.ts)', () => {
  expect(styles.match(/.*(?::root|html|body|\[data-frame\])\S*:has\(.*/g)).toBeNull();
});

it('no rule behind a root mark matches many elements, which would all be drawn again with the mark', () => {
  const selectors = styles.match(/[^{};]*:root\[data-has-[^{;]*(?=\{)/g) ?? [];
  expect(selectors.length).toBeGreaterThan(5);
  expect(
    selectors.filter((selector) => /\[(?:aria-|role|class)|\.\w|\*/.test(selector.replace(/\/\*.*?\*\//gs, ''))),
  ).toEqual([]);
});

const sources: Record<string, string> = import.meta.glob('./**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no browser number field is used, which drops unreadable input and knows one decimal mark (ui/fields/number-field.tsx)', () => {
  const found = Object.entries(sources).filter(([path, source]) => {
    if (path.endsWith('.test.tsx')) return false;
    // The axes of a chart are not fields.
    return /\btype=(?:\{?["'`])number/.test(source.replaceAll(/<[XY]Axis\b[^>]*?type="number"/g, ''));
  });
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  expect(found.map(([path]) => path)).toEqual([]);
});

it('numbers are read only in the shared field; positions in a video and one-time codes are not numbers', () => {
  const keypads = Object.entries(sources).filter(([, source]) =>
    /inputMode[=:]\s*\{?["'`](?:decimal|numeric)/.test(source),
  );
  expect(keypads.map(([path]) => path).toSorted()).toEqual([
    './features/people/profile/second-factor/app-dialog.tsx',
    './features/videos/situation-fields.tsx',
    './ui/fields/code-form.tsx',
    './ui/fields/time-field.tsx',
  ]);
});

it('what `memo` keeps is drawn again when the language changes', () => {
  // A group has no words; each of its rows is kept by itself.
  const kept = Object.entries(sources).filter(
    ([path, source]) => /\bmemo\(/.test(source) && !path.endsWith('/note-group.tsx'),
  );
  expect(kept.length).toBeGreaterThan(5);
  const count = (source: string, words: RegExp) => source.match(words)?.length ?? 0;
  const silent = kept.filter(([, source]) => count(source, /\bmemo\(/g) > count(source, /\buseLingui\(\)/g));
  expect(silent.map(([path]) => path)).toEqual([]);
});
