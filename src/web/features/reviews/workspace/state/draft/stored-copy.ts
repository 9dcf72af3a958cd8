// Reading the copy that a device has kept: it may be of an older version of the product, or of someone who changed it.

import { z } from 'zod';
import { ReviewDocument } from '#contract/reviews/review-document.ts';
import { WindowChanges } from '#contract/reviews/reviews.ts';
import type { DraftCopy } from './draft-saver-ports.ts';

const StoredCopy = z.object({
  // Copies of before name no window, nor what they hold.
  window: z.string().default(''),
  document: ReviewDocument,
  version: z.int(),
  base: ReviewDocument.optional(),
  writtenBy: z.array(WindowChanges).default([]),
  sent: z.object({ document: ReviewDocument, writtenBy: z.array(WindowChanges) }).optional(),
});

/** The copy that a stored text holds; null where it holds none that can be read. */
export function readStoredCopy(text: string): DraftCopy | null {
  try {
    return StoredCopy.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
