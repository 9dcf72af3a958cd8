import { describe, expect, it } from 'vitest';
import { addsHiddenName, namesSomebodyHidden } from './hidden-names.ts';

describe('a text names somebody who must stay unnamed', () => {
  it.each([
    ['by first name', 'Autumn with Ylva', true],
    ['in small letters', 'autumn with ylva', true],
    ['by last name', 'The Strand smash', true],
    ['in the English genitive', 'Ylva’s autumn', true],
    ['in the Danish genitive', 'Ylvas efterår', true],
    ['composed in another way', 'Rene\u0301 wins', true],
    ['in a script without spaces', '李明的秋天', true],
    ['not by a word that holds the name', 'Strandhuset open', false],
    ['not by a particle of a family name', 'La final de verano', false],
    ['not at all', 'Best of the season', false],
  ])('%s', (_, title, is) => {
    expect(namesSomebodyHidden(title, ['Ylva Strand', 'René de la Cruz', '李明'], [])).toBe(is);
  });

  it('not where the name stands in the post anyway', () => {
    expect(namesSomebodyHidden('Ylva’s autumn', ['Ylva Berg'], ['Ylva S.'])).toBe(false);
    expect(namesSomebodyHidden('Ylva Berg’s autumn', ['Ylva Berg'], ['Ylva S.'])).toBe(true);
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
