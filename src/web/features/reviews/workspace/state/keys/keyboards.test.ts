// The workspace's keys on real keyboards, with the events that browsers send.

import { describe, expect, it } from 'vitest';
import { strokes } from '#domain/reviews/strokes/strokes.ts';
import { printedKey } from '#web/features/reviews/shared/keys/keyboard-layout.ts';
import { noteFormTable, padTable } from './key-table.ts';
import { noteCommandOfKey } from './note-keys.ts';
import { commandOfKey } from './review-keys.ts';
import { type Held, keyNamed, press } from './testing/presses.ts';

const command = (code: string, key: string, held?: Held, isPadOn = false) =>
  commandOfKey(press(code, key, held), isPadOn);
/** What KeyA to KeyZ write on keyboards of another script. */
const scripts = {
  Greek: 'αβψδεφγηιξκλμνοπ;ρστθωςχυζ',
  Russian: 'фисвуапршолдьтщзйкыегмцчня',
  Ukrainian: 'фисвуапршолдьтщзйкіегмцчня',
} as const;

const american = 'abcdefghijklmnopqrstuvwxyz';

describe.each(Object.entries(scripts))('a %s keyboard', (_, letters) => {
  it.each(american.split(''))('gives the command at the %s of an American one', (letter) => {
    const code = `Key${letter.toUpperCase()}`;
    const key = letters[american.indexOf(letter)] as string;
    const expected = commandOfKey(press(code, letter), true);
    expect(command(code, key, {}, true)).toEqual(expected);
    // With Caps Lock too.
    expect(command(code, key === ';' ? ':' : key.toUpperCase(), {}, true)).toEqual(expected);
    expect(noteCommandOfKey(press(code, key, { alt: true }), false)).toEqual(
      noteFormTable.find((row) => row.key === letter)?.command ?? null,
    );
  });

  it('undoes and redoes', () => {
    const z = letters[25] as string;
    expect(command('KeyZ', z, { ctrl: true })).toEqual({ kind: 'undo' });
    expect(command('KeyZ', z.toUpperCase(), { ctrl: true, shift: true })).toEqual({ kind: 'redo' });
  });
});

describe('characters', () => {
  it.each<[string, string, string, Held, string]>([
    ['American', 'BracketLeft', '[', {}, '['],
    ['American', 'Slash', '?', { shift: true }, '?'],
    ['Danish', 'Digit8', '[', { altGr: true }, '['],
    ['Danish, as Windows told it before', 'Digit8', '[', { ctrl: true, alt: true }, '['],
    ['Danish', 'IntlBackslash', '<', {}, '<'],
    ['Danish', 'Digit7', '/', { shift: true }, '/'],
    ['German', 'Digit9', ']', { altGr: true }, ']'],
    ['German, Apple', 'Digit5', '[', { alt: true }, '['],
    ['German', 'Minus', '?', { shift: true }, '?'],
    ['Spanish', 'BracketLeft', '[', { altGr: true }, '['],
    ['Hungarian', 'KeyF', '[', { altGr: true }, '['],
    ['Brazilian', 'KeyQ', '/', { altGr: true }, '/'],
    ['Brazilian', 'KeyW', '?', { altGr: true }, '?'],
    ['French', 'KeyM', ',', {}, ','],
    ['French', 'Comma', ';', {}, ''],
    ['Dvorak', 'KeyZ', ';', {}, ''],
    ['Dvorak', 'KeyW', ',', {}, ','],
    ['Russian', 'BracketLeft', 'х', {}, '['],
    ['Russian', 'BracketRight', 'ъ', {}, ']'],
    ['Russian', 'Comma', 'б', {}, ','],
    ['Russian', 'Period', 'Ю', { shift: true }, '>'],
    ['Russian', 'Slash', '.', {}, '.'],
    ['Greek', 'Comma', '<', { shift: true }, '<'],
    ['American', 'Equal', '=', {}, '+'],
    ['American', 'Equal', '+', { shift: true }, '+'],
    ['any, at the right', 'NumpadAdd', '+', {}, '+'],
    ['German', 'BracketRight', '+', {}, '+'],
    ['French', 'Digit6', '-', {}, '-'],
  ])('%s: %s writes %s', (_, code, key, held, name) => {
    expect(command(code, key, held)).toEqual(keyNamed(name) ?? null);
  });
});

describe('letters', () => {
  it.each([
    ['French', 'KeyA', 'q', 'q'],
    ['French', 'KeyW', 'z', 'z'],
    ['German', 'KeyY', 'z', 'z'],
    ['German', 'KeyZ', 'y', 'y'],
    ['Dvorak', 'KeyK', 't', 't'],
    ['Colemak', 'KeyF', 't', 't'],
    ['Bépo', 'KeyW', 'é', ''],
    ['Danish', 'Quote', 'ø', ''],
    ['Turkish', 'KeyI', 'ı', ''],
    ['Turkish', 'Quote', 'i', 'i'],
  ])('%s: the character counts, not the position: %s writes %s', (_, code, key, name) => {
    expect(command(code, key)).toEqual(keyNamed(name) ?? null);
  });

  it.each<[string, string, string, Held]>([
    ['Polish', 'KeyS', 'ś', { altGr: true }],
    ['Polish, as Windows told it before', 'KeyO', 'ó', { ctrl: true, alt: true }],
    ['Polish, Apple', 'KeyS', 'ś', { alt: true }],
    ['German', 'KeyE', '€', { altGr: true }],
    ['German', 'KeyQ', '@', { altGr: true }],
    ['Ukrainian', 'KeyU', 'ґ', { altGr: true }],
    ['any that writes nothing else', 'KeyT', 't', { altGr: true }],
  ])('%s: AltGr characters are no commands, also in the note form', (name, code, key, held) => {
    expect(command(code, key, held)).toBeNull();
    expect(noteCommandOfKey(press(code, key, held), name.endsWith('Apple'))).toBeNull();
  });
});

describe('words being composed', () => {
  it('do not switch tabs', () => {
    expect(command('Digit1', 'Dead', { shift: true })).toBeNull();
    expect(command('Digit1', 'Unidentified')).toBeNull();
  });
});

describe('numbers', () => {
  it.each<[string, string, string, Held]>([
    ['American', 'Digit2', '@', { shift: true }],
    ['French', 'Digit2', '2', { shift: true }],
    ['Czech', 'Digit2', '2', { shift: true }],
    ['Russian', 'Digit2', '"', { shift: true }],
    ['Hungarian, whose plus is no zoom there', 'Digit2', '+', { shift: true }],
  ])('%s: Shift and a number key open a part', (_, code, key, held) => {
    expect(command(code, key, held)).toEqual({ kind: 'part', number: 2 });
    expect(command(code, key, held, true)).toEqual({ kind: 'part', number: 2 });
  });

  it.each([
    ['French', 'é'],
    ['Czech', 'ě'],
    ['American', '2'],
  ])('%s: a number key alone is a stroke of the code pad', (_, key) => {
    expect(command('Digit2', key, {}, true)).toEqual({ kind: 'pad', part: { kind: 'stroke', value: strokes[1] } });
    expect(command('Digit2', key)).toBeNull();
  });

  it('are shown with the other character on their key', () => {
    const french = new Map([
      ['Digit2', 'é'],
      ['Digit6', '-'],
      ['Minus', ')'],
    ]);
    expect(['2', '6', '3', '-', 'A'].map((key) => printedKey(key, french))).toEqual(['2 é', '6 -', '3', '- )', 'A']);
    const plainNumbers = new Map([
      ['Digit2', '2'],
      ['Minus', '-'],
    ]);
    expect(['2', '-'].map((key) => printedKey(key, plainNumbers))).toEqual(['2', '-']);
  });
});

describe('the note form', () => {
  it('handles Alt, on Apple keyboards Ctrl and Alt, whatever they write', () => {
    const first = { kind: 'priority', rank: 1 };
    expect(noteCommandOfKey(press('KeyT', 't', { alt: true }), false)).toEqual({ kind: 'type', type: 'technique' });
    expect(noteCommandOfKey(press('Digit1', '1', { alt: true }), false)).toEqual(first);
    expect(noteCommandOfKey(press('Digit1', '&', { alt: true }), false)).toEqual(first);
    expect(noteCommandOfKey(press('Digit1', '¡', { alt: true, ctrl: true }), true)).toEqual(first);
    expect(noteCommandOfKey(press('KeyE', 'Dead', { alt: true, ctrl: true }), true)).toEqual({ kind: 'end' });
    expect(noteCommandOfKey(press('KeyT', 'å', { alt: true, ctrl: true }), true)?.kind).toBe('type');
    // VoiceOver takes Ctrl and Option; Ctrl and Shift arrive.
    expect(noteCommandOfKey(press('KeyT', 'T', { shift: true, ctrl: true }), true)?.kind).toBe('type');
    expect(noteCommandOfKey(press('Digit1', '!', { shift: true, ctrl: true }), true)).toEqual(first);
    expect(noteCommandOfKey(press('KeyT', 'T', { shift: true, ctrl: true }), false)).toBeNull();
    expect(noteCommandOfKey(press('KeyT', 't'), false)).toBeNull();
    expect(noteCommandOfKey(press('KeyZ', 'z', { alt: true }), false)).toBeNull();
  });

  it('has no key twice', () => {
    const keys = noteFormTable.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it('switches focus mode by F, and with Shift where the code pad has F for itself', () => {
  expect(command('KeyF', 'f')).toEqual({ kind: 'focus-mode' });
  expect(command('KeyF', 'f', {}, true)).toEqual({ kind: 'pad', part: { kind: 'outcome', value: 'forced-error' } });
  expect(command('KeyF', 'F', { shift: true }, true)).toEqual({ kind: 'focus-mode' });
});

it('deletes with Backspace where there is no Delete key, unless the code pad needs it', () => {
  expect(command('Backspace', 'Backspace')).toEqual({ kind: 'delete-note' });
  expect(command('Backspace', 'Backspace', {}, true)).toEqual({ kind: 'pad-undo' });
  expect(padTable.flatMap(({ keys }) => keys.map(([key]) => key)).filter(keyNamed)).toEqual(['c', 'f', 'backspace']);
});
