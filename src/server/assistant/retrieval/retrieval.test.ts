// Every entry can be found, and what is recommended is there.

import { expect, it } from 'vitest';
import { isThere } from '#server/assistant/answers/places.ts';
import { curatedLinks } from '#server/assistant/answers/recommended.ts';
import { understand } from '#server/assistant/understanding/understand.ts';
import { openLibrary } from './library.ts';
import { search } from './search.ts';

it('finds nearly every entry by its own title, among the first three', () => {
  const library = openLibrary('administrators');
  const lost = [...library.entries.values()].filter(({ id, title, level }) => {
    const { searched, original, skill } = understand(title, library, null);
    const found = search(library, { text: searched, original, skill, level: level === 'all' ? null : level }, 3);
    return found.every(({ entry }) => entry.id !== id);
  });
  expect(lost.map(({ id }) => id)).toEqual([]);
});

it('recommends only what is there', () => {
  for (const { url, description } of curatedLinks) {
    expect(url.startsWith('https://') || isThere(url)).toBe(true);
    expect(description).not.toBe('');
  }
});
