// Reading the copy that a device has kept: it may be of an older version of the product, or of somebody who changed it.

import { z } from 'zod';
import { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { DraftCopy } from './draft-saver-ports.ts';

const StoredCopy = z.object({ document: ReviewDocument, version: z.int(), base: ReviewDocument.optional() });

/** The copy that a stored text holds; null where it holds none that can be read. */
export function readStoredCopy(text: string): DraftCopy | null {
  try {
    return StoredCopy.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
