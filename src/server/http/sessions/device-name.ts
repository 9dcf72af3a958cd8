// Readable names of browsers.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
];

/** "Firefox on Linux", from the User-Agent header; enough to recognise your own devices. */
export function deviceName(userAgent: string | null): string {
  const name = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [name(browsers), name(systems)];
  if (browser && system) return say(msg`${{ browser }} on ${{ system }}`);
  return browser ?? system ?? say(msg`Unknown device`);
}
