// Drafting without a model, by rules: the same text for the same material.

import { writeReview } from '#domain/reviews/draft/review-writer.ts';
import type { ReviewWriter } from './assistant.ts';

export const builtInAssistant: ReviewWriter = {
  async writeReview(material) {
    return { proposal: writeReview(material), writer: 'rules', hasModelFailed: false };
  },
};
