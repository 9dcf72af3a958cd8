// What a card can quote, and what became of it.

import { expect, it } from 'vitest';
import { cardState, quotableSentences } from './spotlights.ts';

it('quotableSentences returns whole sentences that fit, each once', () => {
  const texts = [
    'Your lob is deep, and you follow it in.  Good. Keep the racket\nup at the net!',
    'Keep the racket up at the net!',
  ];
  expect(quotableSentences([...texts, `${'long '.repeat(50)}.`])).toEqual([
    'Your lob is deep, and you follow it in.',
    'Keep the racket up at the net!',
  ]);
});

it('cardState follows the player’s answer', () => {
  const at = '2026-03-14T10:00:00Z';
  expect(cardState({ agreedAt: null, declinedAt: null })).toBe('asked');
  expect(cardState({ agreedAt: at, declinedAt: null })).toBe('agreed');
  expect(cardState({ agreedAt: null, declinedAt: at })).toBe('declined');
});
