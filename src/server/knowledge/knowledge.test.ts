// Every entry of the knowledge base is valid, names its sources and links to existing addresses.

import { describe, expect, it } from 'vitest';
import { detectEmergency } from '#domain/assistant/emergencies/detect.ts';
import { drills } from '#domain/skills/drills.ts';
import { skillTextsIn } from '#domain/skills/translations/translations.ts';
import { toIntent } from '#server/assistant/understanding/intents.ts';
import { intentPrefix, parseEntry, readEntries, readOwnWordings, topics } from './entries.ts';

const entries = readEntries();

/** Addresses an entry may link to. */
const addresses =
  /^\/(?:admin|club|coach|player|my-coaches|auth|upload|dashboard|progress|performance|profile|payment|subscription|subscription-management|help-center|method|privacy-policy|takedown|role-switcher)(?:\/[a-z-]+)*(?:\?tab=[a-z]+)?$/;

/** The figures of a text, however the language writes their decimals and thousands. */
function figures(text: string): string[] {
  const plain = text.replaceAll(/\]\([^)]*\)/g, ']');
  return [...plain.matchAll(/\d+(?:[.,]\d+)*/g)]
    .map(([figure]) => figure.replaceAll(/,(\d{1,2})(?!\d)/g, '.$1').replaceAll(/[.,](\d{3})(?!\d)/g, '$1'))
    .toSorted();
}

function targets(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target).toSorted();
}

describe('the knowledge base', () => {
  it('has at least 160 entries, some in every topic, and at most 25 per folder', () => {
    expect(entries.length).toBeGreaterThanOrEqual(160);
    const sizes = Map.groupBy(entries, ({ id }) => id.split('/')[0]);
    expect(new Set(sizes.keys())).toEqual(new Set(topics));
    expect([...sizes].filter(([, list]) => list.length > 25)).toEqual([]);
  });

  it('has unique titles', () => {
    const titles = entries.map(({ title, level }) => `${title} (${level})`);
    expect(titles).toEqual([...new Set(titles)]);
  });

  it('repeats no drill', () => {
    const names = drills.map(({ name }) => name.toLowerCase());
    expect(entries.filter(({ title }) => names.includes(title.toLowerCase()))).toEqual([]);
  });

  it('names drills in each language as Smashy does', () => {
    const quotes = (name: string) => [`“${name}”`, `»${name}«`, `«${name}»`];
    const named = (text: string, name: string) => quotes(name).some((quoted) => text.includes(quoted));
    const differing = entries.flatMap(({ id, text, translations }) =>
      drills
        .filter(({ name }) => named(text, name))
        .filter((drill) =>
          (['danish', 'spanish'] as const).some(
            (language) => !named(translations[language].text, skillTextsIn(language).drillText(drill).name),
          ),
        )
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(differing).toEqual([]);
  });

  it('has no way to ask twice', () => {
    const all = [...entries.flatMap(({ wordings }) => wordings), ...readOwnWordings()];
    const texts = all.map(({ language, text }) => `${language}: ${text.toLowerCase()}`);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('knows every intent of the asker’s own things', () => {
    for (const { id } of readOwnWordings()) expect(() => toIntent(id.slice(intentPrefix.length))).not.toThrow();
  });

  it('rejects an invalid entry by name', () => {
    expect(() => parseEntry({ id: 'rules/x', text: 'No head' })).toThrow('rules/x.md');
    expect(() =>
      parseEntry({ id: 'rules/x', text: '---\ntitle: X\ntopic: cooking\ntags: [a]\nsources: [b]\n---\nText' }),
    ).toThrow('rules/x.md');
  });
});

describe.each(entries.map((entry) => [entry.id, entry] as const))(
  '%s',
  (_, { id, title, asked, topic, text, sources, links, tags, wordings, translations }) => {
    it('is in the folder of its topic', () => {
      expect(id.split('/')[0]).toBe(topic);
    });

    it('is short and plain', () => {
      const words = text.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(30);
      expect(words).toBeLessThanOrEqual(170);
      expect(text).not.toMatch(/https?:|www\.|<[a-z]/i);
    });

    it('names its sources and has no tag twice', () => {
      for (const source of sources) expect(source.length).toBeGreaterThan(3);
      expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
    });

    it('has no question that is taken for an emergency', () => {
      for (const wording of [title, ...asked, ...wordings.map((one) => one.text)]) {
        expect(detectEmergency(wording)).toBeNull();
      }
    });

    it('can be asked in thirty ways, in three languages', () => {
      const counts = Map.groupBy(wordings, ({ language }) => language);
      expect(counts.get('english')?.length).toBeGreaterThanOrEqual(14);
      expect(counts.get('danish')?.length).toBeGreaterThanOrEqual(8);
      expect(counts.get('spanish')?.length).toBeGreaterThanOrEqual(8);
    });

    it.each(['danish', 'spanish'] as const)('has the same figures, links and paragraphs in %s', (language) => {
      const { title: otherTitle, text: otherText } = translations[language];
      expect(figures(`${otherTitle} ${otherText}`)).toEqual(figures(`${title} ${text}`));
      expect(targets(otherText)).toEqual(targets(text));
      expect(otherText.split(/\n\n+/)).toHaveLength(text.split(/\n\n+/).length);
    });

    it('links only to addresses of the product', () => {
      for (const link of links) expect(link).toMatch(addresses);
    });
  },
);
