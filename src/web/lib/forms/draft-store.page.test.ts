// How long drafts are kept, and what makes room.

import { expect, test, vi } from 'vitest';
import { draftKey } from '#web/lib/drafts.ts';
import { forgetDraft, keepDraft, readDraft } from './draft-store.ts';

const place = (name: string, endsWithTab = false) => ({ key: draftKey('maja', name), endsWithTab });
const day = 24 * 60 * 60 * 1000;

test('a draft comes back until it is forgotten', () => {
  keepDraft(place('note'), { text: 'Half a sentence' });
  expect(readDraft(place('note'))).toEqual({ text: 'Half a sentence' });
  forgetDraft(place('note'));
  expect(readDraft(place('note'))).toBeUndefined();
});

test('a visitor’s draft ends with the tab', () => {
  keepDraft(place('request', true), 'Please remove me');
  expect(readDraft(place('request', true))).toBe('Please remove me');
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each(['', 'no JSON', 'null', '7', '[]', '"text"', '{"at":"now","draft":1}', '{"at":1}'])(
  '%j is ignored',
  (stored) => {
    localStorage.setItem(place('note').key, stored);
    expect(readDraft(place('note'))).toBeUndefined();
  },
);

test('a draft is offered for 30 days, and removed by the next one', () => {
  const now = Date.now();
  vi.useFakeTimers({ now: now - 30 * day + 1000, toFake: ['Date'] });
  keepDraft(place('yesterday'), 'still wanted');
  vi.setSystemTime(now - 30 * day);
  keepDraft(place('old'), 'forgotten');
  vi.setSystemTime(now);
  expect(readDraft(place('yesterday'))).toBe('still wanted');
  expect(readDraft(place('old'))).toBeUndefined();
  keepDraft(place('new'), 'typed now');
  expect(localStorage.getItem(place('old').key)).toBeNull();
  expect(readDraft(place('yesterday'))).toBe('still wanted');
});

test('beyond a hundred drafts the oldest are removed, and nothing else', () => {
  localStorage.setItem(draftKey('maja', 'unsent:jon'), '[]');
  localStorage.setItem('theme', '{"at":1,"draft":2}');
  const now = Date.now();
  vi.useFakeTimers({ now, toFake: ['Date'] });
  for (let count = 0; count < 101; count += 1) {
    vi.setSystemTime(now + count);
    keepDraft(place(`number ${count}`), count);
  }
  expect(readDraft(place('number 0'))).toBeUndefined();
  expect(readDraft(place('number 1'))).toBe(1);
  expect(readDraft(place('number 100'))).toBe(100);
  expect(localStorage.getItem(draftKey('maja', 'unsent:jon'))).toBe('[]');
  expect(localStorage.getItem('theme')).not.toBeNull();
});

test('with full storage the oldest draft is removed, and too long a text causes no error', () => {
  const large = 'x'.repeat(3_000_000);
  const now = Date.now();
  vi.useFakeTimers({ now, toFake: ['Date'] });
  keepDraft(place('old'), large);
  vi.setSystemTime(now + 1);
  keepDraft(place('new'), large);
  expect(readDraft(place('old'))).toBeUndefined();
  expect(readDraft(place('new'))).toBe(large);
  keepDraft(place('endless'), 'x'.repeat(6_000_000));
  expect(readDraft(place('endless'))).toBeUndefined();
  expect(readDraft(place('new'))).toBe(large);
});

test('without storage nothing is kept, and nothing fails', () => {
  const off = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const getter = vi.spyOn(window, 'localStorage', 'get').mockImplementation(off);
  expect(() => keepDraft(place('note'), 'x')).not.toThrow();
  expect(readDraft(place('note'))).toBeUndefined();
  expect(() => forgetDraft(place('note'))).not.toThrow();
  getter.mockRestore();
});
