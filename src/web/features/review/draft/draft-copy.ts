// The copy of a review that has not reached the server, on this device.

import { draftKey } from '#web/lib/drafts.ts';
import type { DraftCopy } from './draft-saver-ports.ts';

/** The place of one copy of one review, that of an owner of drafts. */
export function draftCopyPlace(owner: string, videoId: string) {
  const key = draftKey(owner, `review:${videoId}`);
  return {
    /** The stored text, to be read by `stored-copy.ts`; null when there is none. */
    text(): string | null {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(copy: DraftCopy): void {
      try {
        localStorage.setItem(key, JSON.stringify(copy));
      } catch {
        // A full or forbidden storage must not stop the typing; the next attempt to save goes on regardless.
      }
    },
    remove: () => localStorage.removeItem(key),
  };
}
