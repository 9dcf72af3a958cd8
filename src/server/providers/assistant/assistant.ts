// The port to whoever helps with words: a model that is configured, or the rules that are always there.

import type { ReviewProposal } from '#domain/reviews/draft/ai-draft.ts';
import type { ReviewMaterial } from '#domain/reviews/draft/review-facts.ts';

/** A draft of a review's texts, and who wrote it. */
export interface WrittenReview {
  proposal: ReviewProposal;
  writer: 'model' | 'rules';
  /** Whether a model was asked first and gave nothing that could be used. */
  hasModelFailed: boolean;
}

export interface ReviewWriter {
  /** Writes from the material of one review and from nothing else. Always gives an answer: where a model fails, the rules write. */
  writeReview(material: ReviewMaterial): Promise<WrittenReview>;
}
