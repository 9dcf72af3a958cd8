// Entries can be found, and recommended links exist.

import { describe, expect, it } from 'vitest';
import { isKnownAddress } from '#server/assistant/answers/screen-links.ts';
import { understand } from '#server/assistant/understanding/understand.ts';
import { curatedLinks, recommendedFor } from '#server/knowledge/recommended.ts';
import { openLibrary } from './library.ts';
import { search } from './search.ts';

it('search finds every entry by its own title among the first three', async () => {
  const library = await openLibrary('administrators');
  const lost = [...library.entries.values()].filter(({ id, title, level }) => {
    const asked = understand(title, library, null);
    const found = search(library, { ...asked, level: level === 'all' ? null : level }, 3);
    return found.every(({ entry }) => entry.id !== id);
  });
  expect(lost.map(({ id }) => id)).toEqual([]);
});

describe('recommended links', () => {
  it.each(curatedLinks)('$url is a screen or a plain external address', ({ url, description }) => {
    const isElsewhere = /^https:\/\/[a-z0-9.-]+\.[a-z]+(\/[a-z0-9-]+)+$/.test(url);
    expect(isElsewhere || isKnownAddress(url)).toBe(true);
    expect(description).not.toBe('');
  });

  it('contain each address once', () => {
    const urls = curatedLinks.map(({ url }) => url);
    expect(urls).toEqual([...new Set(urls)]);
  });

  it('match the skill, and appear only with answers about playing', () => {
    const titles = (entry: string, skill: 'lob' | null) => recommendedFor(entry, skill).map(({ title }) => title);
    expect(titles('skills/how-do-i-hit-a-lob', 'lob')).toEqual(['The lob']);
    expect(titles('rules/what-if-the-ball-hits-the-ceiling', 'lob')).toEqual([]);
    expect(titles('skills/how-do-i-hit-a-lob', null)).toEqual([]);
    expect(titles('product/credits', null)).toEqual(['Help Center']);
  });
});
