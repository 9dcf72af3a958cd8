// What the rules of the whole page ask of it. How long that takes depends on how long the page is: a review has five hundred notes.

import { expect, it } from 'vitest';
import styles from './styles.css?raw';

it('looks through no page from end to end: the root is told what is on it (ui/layout/root-mark.ts)', () => {
  expect(styles.match(/.*(?::root|html|body|\[data-frame\])\S*:has\(.*/g)).toBeNull();
});

it('asks for nothing behind a mark of the root that many elements have, for those are all drawn again when the mark comes', () => {
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

it('has no number field of the browser, which drops what it cannot read and knows one decimal mark (ui/fields/number-field.tsx)', () => {
  const found = Object.entries(sources).filter(([path, source]) => {
    if (path.endsWith('.test.tsx')) return false;
    // The axes of a chart are no fields.
    return /\btype=(?:\{?["'`])number/.test(source.replaceAll(/<[XY]Axis\b[^>]*?type="number"/g, ''));
  });
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  expect(found.map(([path]) => path)).toEqual([]);
});

it('reads numbers in the shared field alone; positions in a video and one-time codes are no numbers', () => {
  const keypads = Object.entries(sources).filter(([, source]) =>
    /inputMode[=:]\s*\{?["'`](?:decimal|numeric)/.test(source),
  );
  expect(keypads.map(([path]) => path).toSorted()).toEqual([
    './features/people/profile/second-factor/app-dialog.tsx',
    './ui/fields/code-form.tsx',
    './ui/fields/time-field.tsx',
  ]);
});
