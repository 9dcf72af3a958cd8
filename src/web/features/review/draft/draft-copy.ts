// The copy of a review that has not reached the server, on this device.

import { draftKey } from '#web/lib/drafts.ts';
import type { DraftCopy } from './draft-saver-ports.ts';

/** The place of one copy of one review, that of an owner of drafts, for one opening of the review. */
export function draftCopyPlace(owner: string, videoId: string) {
  const key = draftKey(owner, `review:${videoId}`);
  /** The stored text, to be read by `stored-copy.ts`; null when there is none. */
  function text(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  let own = text();
  return {
    text,
    write(copy: DraftCopy): void {
      try {
        const written = JSON.stringify(copy);
        localStorage.setItem(key, written);
        own = written;
      } catch {
        // A full or forbidden storage must not stop the typing; the next attempt to save goes on regardless.
      }
    },
    /** Takes away what was found or written here. What was written since stays: the review has been opened again, and changed. */
    remove(): void {
      if (own !== null && text() === own) localStorage.removeItem(key);
    },
  };
}
