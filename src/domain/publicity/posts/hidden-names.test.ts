import { describe, expect, it } from 'vitest';
import { addsHiddenName, hiddenNameIn, publicText } from './hidden-names.ts';

describe('a text names a member who must stay unnamed', () => {
  it.each([
    ['by first name', 'Autumn with Ylva', true],
    ['in small letters', 'autumn with ylva', true],
    ['by last name', 'The Strand smash', true],
    ['in the English genitive', 'Ylva’s autumn', true],
    ['in the Danish genitive', 'Ylvas efterår', true],
    ['composed in another way', 'Rene\u0301 wins', true],
    ['without accents', 'Rene wins', true],
    ['with accents', 'Ÿlvá wins', true],
    ['with a letter that has no plain form', 'Bjorns smash', true],
    ['in full-width letters', 'Ｙｌｖａ wins', true],
    ['with something invisible inside', 'Yl\u200Bva and Str\u00ADand', true],
    ['in a hashtag', '#TeamYlva', true],
    ['in a hashtag of the whole name', 'Go #ylvastrand!', true],
    ['in a handle', '@ylva_strand7', true],
    ['in capitals', 'YLVA', true],
    ['in a script without spaces', '李明的秋天', true],
    ['not by a word that holds the name', 'Strandhuset open', false],
    ['not by a particle of a family name', 'La final de verano', false],
    ['not at all', 'Best of the season', false],
  ])('%s', (_, title, is) => {
    const hidden = ['Ylva Strand', 'René de la Cruz', 'Bjørn Aa', '李明'];
    expect(hiddenNameIn(title, hidden, []) !== null).toBe(is);
    expect(publicText(title, hidden, [])).toBe(is ? null : title);
  });

  it('not where the name stands in the post anyway', () => {
    expect(hiddenNameIn('Ylva’s autumn', ['Ylva Berg'], ['Ylva S.'])).toBeNull();
    expect(hiddenNameIn('Ylva Berg’s autumn', ['Ylva Berg'], ['Ylva S.'])).toBe('Ylva Berg');
    expect(hiddenNameIn('#YlvaBerg', ['Ylva Berg'], ['Ylva S.'])).toBe('Ylva Berg');
  });
});

describe('a rewriting adds a hidden name', () => {
  const add = (text: string) =>
    addsHiddenName(text, 'May was good. Alma B. won.', ['Will Grace', 'May Hart'], ['Alma B.']);
  it('when it is capitalised and new', () => {
    expect(add('Alma B. won against Grace.')).toBe(true);
  });
  it('not when it is a word, or stood in the draft', () => {
    expect(add('Alma B. will grace the court in May.')).toBe(false);
  });
});
