// The name and date on a certificate.

import { describe, expect, it } from 'vitest';
import { type NameStyle, shownName, verificationMonth } from './certificates.ts';

describe('shownName', () => {
  it.each<[string, string, NameStyle, string]>([
    ['Alma', 'Berg', 'full', 'Alma Berg'],
    ['Alma', 'Berg', 'short', 'Alma B.'],
    ['Alma', 'Berg', 'initials', 'A. B.'],
    ['ángel', 'de la Cruz', 'initials', 'Á. D.'],
    // A letter with a combining accent counts as one letter.
    ['e\u0301lodie', 'Zapata', 'initials', 'É. Z.'],
    ['Łukasz', ' Żółty', 'short', 'Łukasz Ż.'],
  ])('shows %s %s as %s: %s', (firstName, lastName, style, shown) => {
    expect(shownName({ firstName, lastName }, style)).toBe(shown);
  });
});

describe('verificationMonth', () => {
  it('is the UTC month in English in any time zone', () => {
    expect(verificationMonth('2026-03-31T23:30:00Z')).toBe('March 2026');
    expect(verificationMonth('2026-01-01T00:00:00Z')).toBe('January 2026');
  });
});
