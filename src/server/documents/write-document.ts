// Documents as PDF: written in threads, away from requests, and short ones never behind long ones.

import { threadProgram } from '#server/paths.ts';
import type { documents } from './document.thread.ts';
import { createRenderThread } from './render-thread.ts';

type Documents = typeof documents;

/** Up to so many characters of facts a document is short: it takes less than a second. */
const shortUpTo = 20_000;

/** Two threads at most, each of which writes one document at a time. */
const lanes = { short: createRenderThread(threadProgram), long: createRenderThread(threadProgram) };

/** Writes a document. @throws Error when it takes too long, or more memory than it may */
export function writeDocument<K extends keyof Documents>(kind: K, facts: Parameters<Documents[K]>[0]): Promise<Buffer> {
  const lane = JSON.stringify(facts).length > shortUpTo ? lanes.long : lanes.short;
  return lane({ kind, facts });
}
