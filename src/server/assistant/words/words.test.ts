// Words of questions: normalised, translated, corrected and stemmed.

import { describe, expect, it } from 'vitest';
import { normalise, splitWords } from '#domain/assistant/normalise.ts';
import { nearestWord } from '#domain/assistant/spelling.ts';
import { detectLanguage } from '#domain/language/detect-language.ts';
import { danish } from './danish.ts';
import { dictionary, translate } from './dictionary.ts';
import { toEnglish } from './languages.ts';
import { spanish } from './spanish.ts';
import { stemsOf } from './stems.ts';
import { synonyms } from './synonyms.ts';

it.each([
  ['¿Qué es la VÍBORA?', 'que es la vibora'],
  ['Hvad er øvelsen på æggebanen?', 'hvad er ovelsen pa aeggebanen'],
  ['What’s a 4,5 player – or 4.0?', 'whats a 4.5 player or 4.0'],
  ['…', ''],
])('“%s” is normalised to “%s”', (text, expected) => {
  expect(normalise(text)).toBe(expected);
});

describe('the language of a question', () => {
  it.each([
    ['What is a bandeja?', 'english'],
    ['víbora', 'english'],
    ['I play a remate por tres', 'english'],
    ['Hvad er en bandeja?', 'danish'],
    ['hvornår skal jeg lobbe', 'danish'],
    ['¿Qué es la bandeja?', 'spanish'],
    ['como se juega el globo', 'spanish'],
  ])('“%s” is %s', (question, language) => {
    expect(detectLanguage(question, splitWords(normalise(question)))).toBe(language);
  });
});

describe('a dictionary', () => {
  it('replaces the longest phrase first, and leaves unknown words', () => {
    const known = dictionary('a = one; a b = two; c = ');
    expect(translate('a b a c d', known)).toBe('two one d');
  });

  it.each([
    ['hvad skal jeg arbejde pa', danish, 'what should i work on'],
    ['en que debo mejorar', spanish, 'what should i improve'],
    ['el remate de los rivales', spanish, 'the smash of the opponents'],
  ])('translates “%s”', (text, known, english) => {
    expect(translate(text, known)).toBe(english);
  });

  it.each([
    ['verificaron mi nivel', 'spanish', 'verified my level'],
    ['slagene', 'danish', 'stroke'],
  ] as const)('translates other forms of its words: “%s”', (text, language, english) => {
    expect(toEnglish(normalise(text), language, () => false)).toBe(english);
  });

  it.each([...danish, ...spanish, ...synonyms])('has normalised words on both sides: %s = %s', (from, to) => {
    expect(from).toBe(normalise(from));
    expect(to).toBe(normalise(to));
  });
});

describe('the nearest word', () => {
  const known = new Map([
    ['vibora', 40],
    ['volley', 60],
    ['bandeja', 90],
    ['communication', 5],
  ]);
  it.each([
    ['vibra', 'vibora'],
    ['volely', 'volley'],
    ['bandeha', 'bandeja'],
    ['comunicatoin', 'communication'],
    ['libora', null],
    ['vib', null],
    ['wonderful', null],
  ])('to “%s” is %s', (word, expected) => {
    expect(nearestWord(word, known)).toBe(expected);
  });
});

it('synonyms have the same stems', () => {
  expect(stemsOf('the trays')).toEqual(stemsOf('la bandeja').slice(1));
  expect(stemsOf('practising')).toEqual(stemsOf('practice'));
  expect(stemsOf('against left-handers')).toEqual(stemsOf('versus a lefty'));
});
