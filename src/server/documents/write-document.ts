// Writes PDFs in worker threads, short ones separately from long ones.

import { languageInForce } from '#domain/language/say.ts';
import { threadProgram } from '#server/paths.ts';
import type { documents } from './document.thread.ts';
import { createRenderThread } from './render-thread.ts';

type Documents = typeof documents;

/** Characters of facts up to which a document is short and takes less than a second. */
const shortUpTo = 20_000;

/** Two threads, each writing one document at a time. */
const lanes = { short: createRenderThread(threadProgram), long: createRenderThread(threadProgram) };

/** Writes a document. @throws Error when it exceeds its time or memory limit */
export function writeDocument<K extends keyof Documents>(kind: K, facts: Parameters<Documents[K]>[0]): Promise<Buffer> {
  const lane = JSON.stringify(facts).length > shortUpTo ? lanes.long : lanes.short;
  return lane({ kind, facts, language: languageInForce() });
}
