// Level names and federation scales.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '#domain/people/countries.ts';
import {
  explosionLevel,
  explosionLevels,
  federationLevel,
  levelBarPercent,
  levelLanguage,
  levelName,
  levelOptions,
  levelText,
  type ScaleMappings,
  shortLevel,
} from './levels.ts';

/** A mapping whose numbers fall, as categories do whose first is the best. */
const categories: ScaleMappings = [
  {
    scale: 'APA',
    steps: [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 2, 1, 1].map((value) => ({ value, label: `${value}ª` })),
  },
];

/** A level on the internal scale, in tenths: 1.0–7.0. */
const levelTenths = fc.integer({ min: 10, max: 70 });

describe('levelName', () => {
  it('offers 1.0 to 7.0 in half steps, each with one decimal', () => {
    expect(levelOptions.map((option) => option.value)).toEqual(
      Array.from({ length: 13 }, (_, index) => (1 + index / 2).toFixed(1)),
    );
  });

  it.each([
    [1, 'Absolute Beginner'],
    [1.5, 'Absolute Beginner+'],
    [2.9, 'Beginner+'],
    [3.5, 'Lower Intermediate+'],
    [4, 'Solid Intermediate'],
    [5.4, 'Upper Intermediate'],
    [6.9, 'Advanced+'],
    [7, 'Elite'],
    [7.1, 'Elite'],
    [0.5, 'Absolute Beginner'],
  ])('calls %s %s', (level, name) => {
    expect(levelName(level)).toBe(name);
  });
});

describe('federationLevel', () => {
  it.each([
    [4.5, 'DK', 'DPF', '4.5', 'Solid Intermediate+'],
    [4.46, 'DK', 'DPF', '4.5', 'Solid Intermediate+'],
    [1, 'ES', 'FEP', '1.0', 'Iniciación'],
    [2.2, 'ES', 'FEP', '2.0', 'Básico'],
    [4, 'ES', 'FEP', '3.5', 'Intermedio'],
    [6.9, 'ES', 'FEP', '5.9', 'Experto'],
    [7, 'ES', 'FEP', '6.0', 'Élite'],
    [1, 'AR', 'APA', '1.0', 'Principiante'],
    [4, 'AR', 'APA', '4.5', 'Intermedio'],
    [6.1, 'AR', 'APA', '7.0', 'Profesional'],
    [7, 'AR', 'APA', '8.0', 'Profesional'],
  ])('shows %s in %s as %s %s %s', (level, country, federation, value, label) => {
    expect(federationLevel(level, country, [])).toMatchObject({
      federation,
      value,
      label,
      isAbout: federation !== 'DPF',
    });
  });

  it('uses the Danish scale for all other countries', () => {
    for (const { code } of countries.filter((country) => !['ES', 'AR'].includes(country.code))) {
      expect(federationLevel(3, code, [])).toMatchObject({
        federation: 'DPF',
        value: '3.0',
        label: 'Lower Intermediate',
        isAbout: false,
      });
    }
  });

  it.each(['', 'XX', 'dk', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'uses the Danish scale for the unknown code %j',
    (code) => {
      expect(federationLevel(7, code, [])).toMatchObject({
        federation: 'DPF',
        value: '7.0',
        label: 'Elite',
        isAbout: false,
      });
    },
  );

  it.each([
    ['ES', 5],
    ['AR', 7],
  ])('converts to %s exactly, rounding to one decimal', (country, sixths) => {
    fc.assert(
      fc.property(levelTenths, (tenths) => {
        const exact = (Math.round((60 + (tenths - 10) * sixths) / 6) / 10).toFixed(1);
        expect(federationLevel(tenths / 10, country, []).value).toBe(exact);
      }),
    );
  });

  it.each(['DK', 'ES', 'AR'])('keeps the order of levels in %s', (country) => {
    fc.assert(
      fc.property(levelTenths, levelTenths, (one, other) => {
        const [lower, higher] = one < other ? [one, other] : [other, one];
        expect(Number(federationLevel(lower / 10, country, []).value)).toBeLessThanOrEqual(
          Number(federationLevel(higher / 10, country, []).value),
        );
      }),
    );
  });
});

describe('a mapping that an administrator has set', () => {
  it.each([
    [1, '8.0', '8ª'],
    [1.2, '7.6', '8ª'],
    [1.5, '7.0', '7ª'],
    [2, '7.0', '7ª'],
    [7, '1.0', '1ª'],
    [7.1, '1.0', '1ª'],
    [0.5, '8.0', '8ª'],
  ])('shows %s as %s, %s', (level, value, label) => {
    expect(federationLevel(level, 'AR', categories)).toMatchObject({ federation: 'APA', value, label, isAbout: false });
  });

  it('takes away "about" on its own scale only', () => {
    expect(levelText('4.0', 'AR', categories)).toBe('APA 5.0 · 5ª');
    expect(shortLevel('4.0', 'AR', categories)).toBe('APA 5.0');
    expect(shortLevel('4.0', 'ES', categories)).toBe('about 3.5 FEP');
    expect(shortLevel('4.0', 'DK', categories)).toBe('DPF 4.0');
    expect(shortLevel(null, 'AR', categories)).toBe('Not Rated');
  });
});

describe('levelText', () => {
  it.each([
    ['4.5', 'DK', 'DPF 4.5 · Solid Intermediate+'],
    [4.5, 'SE', 'DPF 4.5 · Solid Intermediate+'],
    [7.1, 'DK', 'DPF 7.1 · Elite'],
    ['4.0', 'ES', 'about 3.5 FEP · Intermedio'],
    ['7.0', 'AR', 'about 8.0 APA · Profesional'],
    [null, 'DK', 'Not Rated'],
    [undefined, 'ES', 'Not Rated'],
    ['', 'AR', 'Not Rated'],
  ])('writes %j in %s as %s', (level, country, text) => {
    expect(levelText(level, country, [])).toBe(text);
  });
});

describe('explosionLevel', () => {
  it.each([
    [0, 'beginner'],
    [1.9, 'beginner'],
    [2, 'intermediate'],
    [3.4, 'intermediate'],
    [3.5, 'advanced'],
    [4.9, 'advanced'],
    [5, 'expert'],
    [6.4, 'expert'],
    [6.5, 'pro'],
    [7, 'pro'],
    [-1, 'beginner'],
  ])('makes %s %s', (level, id) => {
    expect(explosionLevel(level).id).toBe(id);
  });

  it('is the highest one reached', () => {
    fc.assert(
      fc.property(levelTenths, (tenths) => {
        const reached = explosionLevels.filter(({ from }) => tenths / 10 >= from);
        expect(explosionLevel(tenths / 10)).toBe(reached.at(-1));
      }),
    );
  });
});

describe('levelBarPercent', () => {
  it('is the share of 7 as a percentage', () => {
    expect(levelBarPercent(0)).toBe(0);
    expect(levelBarPercent(3.5)).toBe(50);
    expect(levelBarPercent(7)).toBe(100);
  });

  it('stays within 0–100 for any number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (level) => {
        expect(levelBarPercent(level)).toBeGreaterThanOrEqual(0);
        expect(levelBarPercent(level)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('levelLanguage', () => {
  it('is Spanish for Spanish labels, and English otherwise', () => {
    expect(['ES', 'AR', 'DK', 'SE', 'XX'].map(levelLanguage)).toEqual(['es', 'es', 'en', 'en', 'en']);
  });
});
