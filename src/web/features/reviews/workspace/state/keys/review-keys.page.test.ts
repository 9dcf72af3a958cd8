// Whether a key is a command depends on the focus.

import { expect, it } from 'vitest';
import { belongsToFocus, isTyping } from '#web/lib/keys/focus.ts';

it('keys are ignored where the focus needs them', () => {
  const element = (html: string) => {
    const container = document.createElement('div');
    container.innerHTML = html;
    return container.querySelector('[data-here]');
  };
  const belongs = (html: string, key: string) => belongsToFocus(element(html), key);
  expect(belongs('<textarea data-here></textarea>', 't')).toBe(true);
  expect(belongs('<div role="dialog"><button data-here></button></div>', 'k')).toBe(true);
  expect(belongs('<input data-here type="range">', 'ArrowRight')).toBe(true);
  expect(belongs('<input data-here type="range">', 't')).toBe(false);
  expect(belongs('<button data-here></button>', ' ')).toBe(true);
  expect(belongs('<button data-here></button>', 'Enter')).toBe(true);
  expect(belongs('<button data-here></button>', 'k')).toBe(false);
  expect(belongs('<p data-here></p>', ' ')).toBe(false);
  expect(isTyping(element('<input data-here>'))).toBe(true);
  expect(isTyping(element('<input data-here type="radio">'))).toBe(false);
  expect(isTyping(element('<div role="dialog"><input data-here></div>'))).toBe(false);
});
