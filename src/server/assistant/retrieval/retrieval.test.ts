// Every entry can be found, and what is recommended is there.

import { describe, expect, it } from 'vitest';
import { isScreenAddress } from '#server/assistant/answers/places.ts';
import { understand } from '#server/assistant/understanding/understand.ts';
import { curatedLinks, recommendedFor } from '#server/knowledge/recommended.ts';
import { openLibrary } from './library.ts';
import { search } from './search.ts';

it('finds nearly every entry by its own title, among the first three', () => {
  const library = openLibrary('administrators');
  const lost = [...library.entries.values()].filter(({ id, title, level }) => {
    const { text, original, skill } = understand(title, library, null);
    const found = search(library, { text, original, skill, level: level === 'all' ? null : level }, 3);
    return found.every(({ entry }) => entry.id !== id);
  });
  expect(lost.map(({ id }) => id)).toEqual([]);
});

describe('what is recommended', () => {
  it.each(curatedLinks)('$url leads to a screen, or to a plain address elsewhere', ({ url, description }) => {
    const isElsewhere = /^https:\/\/[a-z0-9.-]+\.[a-z]+(\/[a-z0-9-]+)+$/.test(url);
    expect(isElsewhere || isScreenAddress(url)).toBe(true);
    expect(description).not.toBe('');
  });

  it('is each address once', () => {
    const urls = curatedLinks.map(({ url }) => url);
    expect(urls).toEqual([...new Set(urls)]);
  });

  it('is about the skill, and beside an answer about playing', () => {
    const titles = (entry: string, skill: 'lob' | null) => recommendedFor(entry, skill).map(({ title }) => title);
    expect(titles('skills/how-do-i-hit-a-lob', 'lob')).toEqual(['The lob']);
    expect(titles('rules/what-if-the-ball-hits-the-ceiling', 'lob')).toEqual([]);
    expect(titles('skills/how-do-i-hit-a-lob', null)).toEqual([]);
    expect(titles('product/credits', null)).toEqual(['Help Center']);
  });
});
