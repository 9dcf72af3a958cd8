// Says the texts of the page that checks a badge: they have no plurals, so it needs nothing of Lingui, which is larger than its own code.

import type { MessageDescriptor } from '@lingui/core';

/** A compiled text: its words, and the names of values between them. */
type Parts = readonly (string | readonly [string])[];

/** A text in the page's language: its translation as the built files have loaded it, or its English. */
export function inPageLanguage({ id, message = '', values = {} }: MessageDescriptor): string {
  const text = (globalThis.translations?.[pageLocale()]?.[id] ?? message) as string | Parts;
  const valueOf = (name: string) => {
    const value: unknown = values[name];
    return typeof value === 'string' ? value : '';
  };
  if (typeof text === 'string') return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  return text.map((part) => (typeof part === 'string' ? part : valueOf(part[0]))).join('');
}

/** What dates inside of sentences are formatted by; English is British. */
export function pageLocale(): string {
  return document.documentElement.dataset['language'] ?? 'en-GB';
}
