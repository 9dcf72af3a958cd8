import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, containsText, searchText } from './search-text.ts';

/** Each finds each other. */
const alike = [
  ['vibora', 'víbora', 'VÍBORA', 'vi\u0301bora', 'vi\u00ADbora', 'ｖｉｂｏｒａ'],
  ['Ibanez', 'Ibáñez', 'IBÁÑEZ', 'Iba\u0301n\u0303ez'],
  ['Moller', 'Møller', 'MØLLER', 'Möller', 'ＭØＬＬＥＲ'],
  ['Ostergaard', 'Østergaard', 'Østergård', 'OSTERGARD'],
  ['Arhus', 'Århus', 'Aarhus', 'A\u030Arhus', 'Å'.concat('rhus')],
  ['Baek', 'Bæk', 'BÆK'],
  ['Grosse', 'Große', 'GROẞE'],
  ['Gudrun', 'Guðrun', 'GUÐRUN'],
  ['Thor', 'Þor', 'þor'],
  ['Lukasz', 'Łukasz', 'łukasz'],
  ['Doric', 'Đorić', 'Doric\u0301'],
  ['Istanbul', 'İstanbul', 'istanbul', 'ISTANBUL', 'ıstanbul'],
  ["O'Brien", 'O’Brien'],
  ['Anna Maria', 'Anna\u00A0Maria', 'Anna  Maria', ' Anna\u3000Maria '],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσεύς'],
];

describe('containsText', () => {
  it.each(alike.map((spellings) => ({ spellings })))('finds each of $spellings by the others', ({ spellings }) => {
    for (const one of spellings)
      for (const other of spellings) expect([one, other, containsText(one, other)]).toEqual([one, other, true]);
  });

  it('finds nothing that is missing', () => {
    expect(containsText('Møller', 'muller')).toBe(false);
    expect(containsText('Bæk', 'bek')).toBe(false);
  });

  it('finds a text by each of its parts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, from) => {
        const letters = [...text];
        expect(containsText(text, letters.slice(from, from + 3).join(''))).toBe(true);
      }),
    );
  });
});

describe('searchText', () => {
  it('does not change a search text', () => {
    expect(searchText(searchText('Måløv – ÆØÅ'))).toBe(searchText('Måløv – ÆØÅ'));
  });
});

describe('compareNames', () => {
  it('sorts accents next to their letters, and small letters next to capitals', () => {
    const names = ['Zoe', 'ana', 'Østen', 'Ana', 'Ängla', 'Otto', 'Åse', 'Bo'];
    expect(names.toSorted(compareNames)).toEqual(['ana', 'Ana', 'Ängla', 'Åse', 'Bo', 'Østen', 'Otto', 'Zoe']);
  });
});
