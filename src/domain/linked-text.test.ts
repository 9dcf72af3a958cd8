// Which parts of a text become links.

import { expect, it } from 'vitest';
import { linkedText } from './linked-text.ts';

const linksIn = (text: string) => linkedText(text).flatMap(({ url }) => url ?? []);

it.each([
  ['Sign up at https://havnen.example/cup.', ['https://havnen.example/cup']],
  ['See padel.dk and www.havnen.dk', ['http://padel.dk', 'http://www.havnen.dk']],
  ['Write to freja@havnen.example or mailto:freja@havnen.example', []],
  ['javascript:alert(1) ftp://files.example //evil.example data:text/html,x', []],
  ['Court 1.2, at 18.30', []],
])('in %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

it('the pieces together are the text', () => {
  const text = 'Before https://a.example\nbetween www.b.example after';
  expect(
    linkedText(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(linkedText('')).toEqual([]);
});
