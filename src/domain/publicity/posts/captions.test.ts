import { describe, expect, it } from 'vitest';
import { type AwardCategory, awardCategories } from '#domain/publicity/awards/award-categories.ts';
import { captionDraft, captionText } from './captions.ts';
import {
  type AwardPostFacts,
  captionLanguages,
  captionLengths,
  maxDraft,
  type PostFacts,
  type ReelPostFacts,
  type SpotlightPostFacts,
} from './post-facts.ts';

const reel: ReelPostFacts = {
  kind: 'reel',
  clubName: 'Havnens Padel',
  title: 'Autumn',
  names: ['Alma B.', 'Bo Lund'],
  clips: 8,
  length: 92,
  address: 'https://pala.test/reel/abc',
};
const spotlight: SpotlightPostFacts = {
  kind: 'spotlight',
  clubName: 'Havnens Padel',
  name: 'Alma B.',
  level: { federation: 'DPF', value: '4.0', isAbout: false },
  isVerified: true,
  skills: ['lob', 'bandeja'],
  sentence: 'Your lob is deep.',
};
const award: AwardPostFacts = {
  kind: 'award',
  clubName: 'Havnens Padel',
  category: 'iron-streak',
  from: '2026-09-01',
  to: '2026-11-30',
  figure: 6,
  names: ['Alma B.'],
  unnamed: 0,
};
const all: readonly PostFacts[] = [reel, spotlight, award];
const text = (
  facts: PostFacts,
  language: (typeof captionLanguages)[number],
  length: (typeof captionLengths)[number],
  draft = 0,
) => captionText(captionDraft(facts, { language, length, draft }));
const drafts = Array.from({ length: maxDraft + 1 }, (_, draft) => draft);

describe('a caption', () => {
  it('describes a reel in three lengths, with its page', () => {
    expect(text(reel, 'en', 'short')).toBe(
      'New highlights from Havnens Padel: “Autumn”.\n\nhttps://pala.test/reel/abc',
    );
    expect(text(reel, 'en', 'medium')).toBe(
      'New highlights from Havnens Padel: “Autumn”. On court: Alma B. and Bo Lund. Which point is your favourite?\n\nhttps://pala.test/reel/abc',
    );
    expect(text(reel, 'en', 'long')).toBe(
      [
        'New highlights from Havnens Padel: “Autumn”.',
        'On court: Alma B. and Bo Lund. That is 8 clips, one after the other, in 1:32.',
        'Which point is your favourite?',
        'https://pala.test/reel/abc',
        '#padel #HavnensPadel #padelclub #padellife #padeltime',
      ].join('\n\n'),
    );
  });

  it('describes a card and an award in Danish and Spanish', () => {
    expect(text(spotlight, 'da', 'long')).toContain('Stærkest i lob og bandeja.');
    expect(text(spotlight, 'da', 'long', 1)).toContain('Niveau 4,0 (DPF), verificeret af en træner.');
    expect(text(spotlight, 'es', 'medium')).toContain('Sus puntos fuertes: globo y bandeja.');
    expect(text(award, 'es', 'long')).toContain('6 semanas seguidas de pádel');
    expect(text(award, 'da', 'long')).toMatch(/1\. september.*30\. november 2026/);
  });

  it.each([
    ['Your lob is deep, and you follow it to the net.', 'en', '“'],
    ['Din lob er dyb, og du følger den til nettet.', 'da', '»'],
    ['Tu globo es profundo y subes con él a la red.', 'es', '«'],
  ] as const)('quotes the coach in their language alone: %s', (sentence, written, mark) => {
    for (const language of captionLanguages) {
      const quotes = text({ ...spotlight, sentence }, language, 'long').includes(`${mark}${sentence}`);
      expect([language, quotes]).toEqual([language, language === written]);
    }
  });

  it('varies by draft and repeats for the same draft', () => {
    for (const facts of all) {
      for (const language of captionLanguages) {
        for (const length of captionLengths) {
          const texts = drafts.map((draft) => text(facts, language, length, draft));
          expect(drafts.filter((draft) => draft > 0 && texts[draft] === texts[draft - 1])).toEqual([]);
          const ways = length === 'short' ? 5 : 20;
          expect([language, length, new Set(texts).size >= ways]).toEqual([language, length, true]);
          expect(text(facts, language, length, 7)).toBe(texts[7]);
        }
      }
    }
  });

  it('reads well in every draft, without gaps or doubled marks', () => {
    const bare: PostFacts[] = [
      { ...reel, title: null, names: [], clips: 1 },
      { ...spotlight, skills: [], sentence: null, isVerified: false },
      { ...spotlight, level: null },
      { ...award, names: [], unnamed: 2 },
    ];
    const categories = awardCategories.map((category: AwardCategory) => ({ ...award, category }));
    for (const facts of [...all, ...bare, ...categories]) {
      for (const language of captionLanguages) {
        for (const length of captionLengths) {
          for (const draft of drafts) {
            const { words } = captionDraft(facts, { language, length, draft });
            expect(words).not.toMatch(/undefined|null|NaN|\{|: \.|, \.| {2}|\.\.(?!\.)|^\s|\s$|^$/);
          }
        }
      }
    }
  });
});

describe('people', () => {
  it('without consent appear as a number', () => {
    expect(text({ ...award, names: [], unnamed: 1 }, 'en', 'short')).toBe(
      'Iron Streak of the season: one of our members.',
    );
    expect(text({ ...award, unnamed: 2 }, 'da', 'short')).toContain('Alma B. og 2 medlemmer mere');
    expect(text({ ...award, unnamed: 1 }, 'es', 'short')).toContain('Alma B. y una persona más');
  });

  it('beyond the fifth appear as a number', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `${letter}na`);
    expect(text({ ...reel, names }, 'en', 'medium')).toContain('Ana, Bna, Cna, Dna, Ena and 2 more members');
  });
});

describe('ratings', () => {
  it('stay out of captions, unlike activity figures', () => {
    const rated = awardCategories.filter((category) => !['most-active', 'iron-streak'].includes(category));
    for (const category of rated) {
      for (const language of captionLanguages) {
        for (const draft of drafts) {
          expect(text({ ...award, category, figure: 77.31 }, language, 'long', draft)).not.toMatch(/77/);
        }
      }
    }
  });
});

describe('hashtags', () => {
  it('write the club as one word, unless it has no letters', () => {
    const tags = (clubName: string) =>
      captionDraft({ ...award, clubName }, { language: 'en', length: 'long', draft: 0 }).tags;
    expect(tags('pádel & Søn 2')).toContain('#PádelSøn2 ');
    expect(tags('1234')).not.toContain('1234');
    expect(tags('🎾')).toMatch(/^(?:#\p{L}+ ?)+$/u);
  });
});
