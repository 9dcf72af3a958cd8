// Parses a stored copy, which may be from an older version or tampered with.

import { z } from 'zod';
import { ReviewDocument } from '#contract/reviews/review-document.ts';
import { WindowChanges } from '#contract/reviews/reviews.ts';
import type { DraftCopy } from './draft-saver-ports.ts';

const StoredCopy = z.object({
  // Older copies have no window and no list of changes.
  window: z.string().default(''),
  document: ReviewDocument,
  version: z.int(),
  base: ReviewDocument.optional(),
  writtenBy: z.array(WindowChanges).default([]),
  sent: z.object({ document: ReviewDocument, writtenBy: z.array(WindowChanges) }).optional(),
});

/** The copy in a stored text; null if it cannot be read. */
export function readStoredCopy(text: string): DraftCopy | null {
  try {
    return StoredCopy.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
