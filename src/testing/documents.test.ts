// Documents and comments use the glossary's words, and name only files that exist.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findAvoidedWords } from '../../scripts/lint/avoided-words.ts';

it('comments, texts, titles and documents avoid the words that the glossary names', () => {
  const found = findAvoidedWords().map(
    ({ file, line, word, instead }) => `${file}:${line}: "${word}", write ${instead}`,
  );
  expect(found).toEqual([]);
});

it('documents name only files and folders that exist', () => {
  const listed = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
  const documents = listed.filter((path) => existsSync(path) && !/knowledge|generated|CHANGELOG/.test(path));
  const named =
    /`((?:src\/)?(?:domain|contract|server|web|scripts|docs|e2e|bench|drills|deploy|eval)\/[\w./-]+\.(?:tsx?|mjs|md))`/g;
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(named)].flatMap(([, path = '']) =>
      existsSync(path) || existsSync(`src/${path}`) ? [] : [`${document}: ${path}`],
    ),
  );
  expect(documents.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
