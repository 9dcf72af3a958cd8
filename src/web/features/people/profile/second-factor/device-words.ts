// The default name of a passkey: the device it was created on.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';

const devices: readonly [RegExp, MessageDescriptor][] = [
  [/iPhone/, msg`iPhone`],
  [/iPad/, msg`iPad`],
  [/Android/, msg`Android phone`],
  [/Mac OS X/, msg`Mac`],
  [/Windows/, msg`Windows computer`],
  [/Linux/, msg`Linux computer`],
];

/** From the user agent; the person can rename it. */
export function deviceWords(userAgent: string): string {
  return say(devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? msg`My device`);
}
