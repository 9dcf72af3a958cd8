// The default name of a passkey: the device it was created on.

const devices: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux/, 'Linux computer'],
];

/** From the user agent; the person can rename it. */
export function deviceWords(userAgent: string): string {
  return devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My device';
}
