// Keys, and when they are ignored.

import { describe, expect, it } from 'vitest';
import { padParts } from '#domain/reviews/strokes/code-pad.ts';
import { keySign, keyTable, padTable } from './key-table.ts';
import { commandOfKey, isWriting } from './review-keys.ts';

const none = { code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const press = (key: string, held: Partial<typeof none> = {}, isPadOn = false) =>
  commandOfKey({ ...none, key, ...held }, isPadOn);

describe('the table of keys', () => {
  const rows = Object.values(keyTable).flat();

  it('gives no key two meanings, except three of the code pad while it is open', () => {
    const keys = [...rows, ...padTable].flatMap((row) => row.keys.map(([key]) => key));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual(['c', 'f', 'backspace']);
    expect(keys).toEqual(keys.map((key) => key.toLowerCase()));
  });

  it('matches the keyboard and the legend', () => {
    for (const { keys, meaning } of rows) {
      expect(meaning).not.toBe('');
      for (const [key, command] of keys) {
        const named = { arrowleft: 'ArrowLeft', arrowright: 'ArrowRight' }[key] ?? key;
        expect(press(named)).toEqual(command);
        expect(keySign(key)).not.toBe('');
      }
    }
  });

  it('knows which keys change the review', () => {
    const kinds = ['t', 'e', 'b', 'r', 'q', 'Delete', 'Enter'].map((key) => press(key));
    expect(kinds.every((command) => command && isWriting(command))).toBe(true);
    expect(['k', ']', 'h', 'o', 'x', '?'].some((key) => isWriting(press(key) ?? { kind: 'undo' }))).toBe(false);
  });
});

describe('keys of the review workspace', () => {
  it('start notes, also with Caps Lock', () => {
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

  it('control the video', () => {
    expect(press(' ')).toEqual(press('k'));
    expect(press('j')).toEqual({ kind: 'skip', seconds: -10 });
    expect(press('ArrowRight')).toEqual({ kind: 'skip', seconds: 5 });
    expect(press('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'skip', seconds: -1 });
    expect(press('<', { shiftKey: true })).toEqual({ kind: 'speed', direction: -1 });
    expect(press('.')).toEqual({ kind: 'frame', direction: 1 });
  });

  it('code strokes only while the pad is open', () => {
    expect(press('8')).toBeNull();
    expect(press('8', {}, true)).toEqual({ kind: 'pad', part: { kind: 'stroke', value: 'bandeja' } });
    expect(press('w')).toBeNull();
    expect(press('Backspace', {}, true)).toEqual({ kind: 'pad-undo' });
    expect(padTable).toHaveLength(padParts.length + 1);
  });

  it('code strokes by number keys and open parts with Shift, also on French keyboards', () => {
    expect(press('!', { code: 'Digit1', shiftKey: true })).toEqual({ kind: 'part', number: 1 });
    expect(press('é', { code: 'Digit2' }, true)).toEqual(press('2', { code: 'Digit2' }, true));
    expect(press('é', { code: 'Digit2' }, true)?.kind).toBe('pad');
    expect(press('é', { code: 'Digit2' })).toBeNull();
    expect(press('2', { code: 'Digit2', shiftKey: true }, true)).toEqual({ kind: 'part', number: 2 });
    expect(press('2', { code: 'Numpad2' }, true)?.kind).toBe('pad');
    expect(press('^', { code: 'Digit6', shiftKey: true })).toBeNull();
  });

  it('undo and redo', () => {
    expect(press('z', { ctrlKey: true })).toEqual({ kind: 'undo' });
    expect(press('Z', { metaKey: true, shiftKey: true })).toEqual({ kind: 'redo' });
    expect(press('y', { ctrlKey: true })).toEqual({ kind: 'redo' });
    expect(press('z')).toEqual({ kind: 'go-to-rally', direction: -1 });
  });

  it('leave browser shortcuts alone, but find brackets behind AltGr', () => {
    expect(press('t', { ctrlKey: true })).toBeNull();
    expect(press('[', { metaKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('[', { ctrlKey: true, altKey: true })).toEqual({ kind: 'go-to-note', direction: -1 });
    expect(press('u')).toBeNull();
  });
});
