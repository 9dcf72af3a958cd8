import { describe, expect, it } from 'vitest';
import { containsAddress, withoutAddresses } from './addresses-in-text.ts';

describe('an address in a text', () => {
  it.each([
    'https://evil.example/a?b=c',
    'HTTP:/\\host',
    'http:\\\\host',
    'https:/host',
    'https:host',
    'ftp://host',
    'intent://host',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b',
    '//host',
    '/\\host',
    '\\\\host',
    'www.host',
    'evil.com',
    'evil.example/win',
    'sub.evil.dk:80/x',
    'evil\u3002com',
    'evil\uFF0Ecom',
    'http\uFF1A\uFF0F\uFF0Fhost',
    'ada@evil.example',
  ])('is found and left out: %s', (address) => {
    expect(containsAddress(`See ${address} now`)).toBe(true);
    expect(withoutAddresses(`See ${address} now`)).toBe('See … now');
  });

  it.each([
    'Won 6/4 and 3:2 at 18:30.',
    'Level 3.5, then 4.0',
    'Forehand/backhand',
    'Note: lob deeper',
    'All data: forty strokes',
    'St.Pauli e.g. Dr.Berg',
    'Set 1//2',
  ])('is not in “%s”', (text) => {
    expect(containsAddress(text)).toBe(false);
    expect(withoutAddresses(text)).toBe(text);
  });
});
