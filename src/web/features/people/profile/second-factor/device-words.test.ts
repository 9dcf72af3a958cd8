// The default name of a passkey.

import { expect, it } from 'vitest';
import { deviceWords } from './device-words.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 'iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 'Mac'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/142.0', 'Android phone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0', 'Linux computer'],
  ['curl/8.0', 'My device'],
])('deviceWords of %s is %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
