// Keys and the moments when they stay silent.

import { describe, expect, it } from 'vitest';
import { belongsToFocus, commandOfKey } from './review-keys.ts';

const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
  commandOfKey({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

describe('keys of the review workspace', () => {
  it('make notes, with Caps Lock too', () => {
    const types = ['t', 'P', 's', 'g', 'i', 'n'].map((key) => press(key));
    expect(types.map((one) => one?.kind === 'note' && one.type)).toEqual([
      'technique',
      'positioning',
      'strategy',
      'strength',
      'improvement',
      'last',
    ]);
  });

  it('drive the video', () => {
    expect(press(' ')).toEqual(press('k'));
    expect(press('j')).toEqual({ kind: 'skip', seconds: -10 });
    expect(press('ArrowRight')).toEqual({ kind: 'skip', seconds: 5 });
    expect(press('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'skip', seconds: -1 });
    expect(press('<', { shiftKey: true })).toEqual({ kind: 'speed', direction: -1 });
    expect(press('.')).toEqual({ kind: 'frame', direction: 1 });
  });

  it('leave the browser its own, but find brackets behind AltGr', () => {
    expect(press('t', { ctrlKey: true })).toBeNull();
    expect(press('[', { metaKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('[', { ctrlKey: true, altKey: true })).toEqual({ kind: 'go-to-note', direction: -1 });
    expect(press('x')).toBeNull();
  });

  it('stay silent where the focus needs them', () => {
    const element = (html: string) => {
      const place = document.createElement('div');
      place.innerHTML = html;
      return place.querySelector('[data-here]');
    };
    const belongs = (html: string, key: string) => {
      const command = press(key);
      return command !== null && belongsToFocus(element(html), command, key);
    };
    expect(belongs('<textarea data-here></textarea>', 't')).toBe(true);
    expect(belongs('<div role="dialog"><button data-here></button></div>', 'k')).toBe(true);
    expect(belongs('<input data-here type="range">', 'ArrowRight')).toBe(true);
    expect(belongs('<input data-here type="range">', 't')).toBe(false);
    expect(belongs('<button data-here></button>', ' ')).toBe(true);
    expect(belongs('<button data-here></button>', 'k')).toBe(false);
    expect(belongs('<p data-here></p>', ' ')).toBe(false);
  });
});
