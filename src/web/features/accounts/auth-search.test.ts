import { describe, expect, test } from 'vitest';
import { parseAuthSearch } from './auth-search.ts';

describe('the query string of the sign-in screen', () => {
  test('is read as the router gives it, with numbers and booleans already parsed', () => {
    expect(
      parseAuthSearch({ tab: 'register', verified: true, error: 5, returnTo: '/player/videos?sort=oldest' }),
    ).toEqual({
      tab: 'register',
      verified: true,
      error: '5',
      returnTo: '/player/videos?sort=oldest',
    });
  });

  test('names the club of an invitation link, also one of digits', () => {
    expect(parseAuthSearch({ club: ' HAVNEN ' }).club).toBe('HAVNEN');
    expect(parseAuthSearch({ club: 1234 }).club).toBe('1234');
    for (const club of ['', '  ', 'x'.repeat(41), {}, true]) expect(parseAuthSearch({ club }).club).toBeUndefined();
  });

  test('ignores invalid values', () => {
    expect(parseAuthSearch({ tab: 'admin', verified: 'no', returnTo: 'https://evil.example' })).toEqual({});
  });
});
