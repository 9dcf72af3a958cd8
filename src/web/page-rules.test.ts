// What the rules of the whole page ask of it. How long that takes depends on how long the page is: a review has five hundred notes.

import { expect, it } from 'vitest';
import styles from './styles.css?raw';

it('looks through no page from end to end: the root is told what is on it (ui/layout/root-mark.ts)', () => {
  expect(styles.match(/.*(?::root|html|body|\[data-frame\])\S*:has\(.*/g)).toBeNull();
});

it('asks for nothing behind a mark of the root that many elements have, for those are all drawn anew when the mark comes', () => {
  const selectors = styles.match(/[^{};]*:root\[data-has-[^{;]*(?=\{)/g) ?? [];
  expect(selectors.length).toBeGreaterThan(5);
  expect(
    selectors.filter((selector) => /\[(?:aria-|role|class)|\.\w|\*/.test(selector.replace(/\/\*.*?\*\//gs, ''))),
  ).toEqual([]);
});
