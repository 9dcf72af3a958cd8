// The port for drafting texts: a configured model, or the built-in rules.

import type { ReviewProposal } from '#domain/reviews/draft/ai-draft.ts';
import type { ReviewMaterial } from '#domain/reviews/draft/review-facts.ts';

/** A draft of a review's texts, and its author. */
export interface WrittenReview {
  proposal: ReviewProposal;
  writer: 'model' | 'rules';
  /** Whether a model was asked first and failed. */
  hasModelFailed: boolean;
}

export interface ReviewWriter {
  /** Writes from one review's material only. Always answers: where a model fails, the rules write. */
  writeReview(material: ReviewMaterial): Promise<WrittenReview>;
}
