// The glossary's words to avoid stay out of comments, texts, test titles and documents.

import { expect, it } from 'vitest';
import { findAvoidedWords } from '../../scripts/lint/avoided-words.ts';

it('comments, texts, titles and documents use the words of the glossary', () => {
  expect(
    findAvoidedWords().map(({ file, line, word, instead }) => `${file}:${line}: "${word}", write ${instead}`),
  ).toEqual([]);
});
