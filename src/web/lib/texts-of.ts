// Tables of words.

import type { MessageDescriptor } from '@lingui/core';
import { say } from '#domain/language/say.ts';

/** Words by key, each in the language in force when it is read: read it where it is shown. */
export function textsOf<Key extends string>(words: Record<Key, MessageDescriptor>): Readonly<Record<Key, string>> {
  const readers = Object.entries<MessageDescriptor>(words).map(([key, one]) => [
    key,
    { get: () => say(one), enumerable: true },
  ]);
  return Object.defineProperties({}, Object.fromEntries(readers)) as Record<Key, string>;
}
