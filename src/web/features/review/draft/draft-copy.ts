// The copy of a review that has not reached the server, on this device.

import { z } from 'zod';
import { ReviewDocument } from '#contract/reviews/review-document.ts';
import { draftKey } from '#web/lib/drafts.ts';
import type { DraftCopy } from './draft-saver-ports.ts';

const StoredCopy = z.object({ document: ReviewDocument, version: z.int(), base: ReviewDocument.optional() });

/** The place of one copy of one review, that of an owner of drafts. */
export function draftCopyPlace(owner: string, videoId: string) {
  const key = draftKey(owner, `review:${videoId}`);
  return {
    /** The copy, or null when there is none that can be read. */
    read(): DraftCopy | null {
      try {
        return StoredCopy.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
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
