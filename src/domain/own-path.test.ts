import { describe, expect, it } from 'vitest';
import { isOwnPath } from './own-path.ts';

describe('isOwnPath', () => {
  it.each([
    '/',
    '/player/videos',
    '/coach/video-analysis/1?t=83#note',
    '/a?next=//b',
    `/upload?title=${'%C3%B8'.repeat(200)}`,
  ])('takes %s', (path) => {
    expect(isOwnPath(path)).toBe(true);
  });

  it.each([
    '',
    'player/videos',
    '//evil.example',
    '/.//evil.example',
    '/\\evil.example',
    '/player\\evil.example',
    'http:/\\evil.example',
    'https:evil.example',
    '/..//evil.example',
    '/\t/evil.example',
    ' /player',
    'https://evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(500)}`,
    `/a?${'a'.repeat(2000)}`,
  ])('refuses %j', (path) => {
    expect(isOwnPath(path)).toBe(false);
  });
});
