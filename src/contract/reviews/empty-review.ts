// An empty review, apart from its schema: screens that only start one load without Zod.

import type { ReviewDocument } from './review-document.ts';

/** A review with nothing in it yet. */
export const emptyReview: ReviewDocument = {
  notes: [],
  ratings: [],
  finalSummary: '',
  overallStrengths: '',
  areasOfImprovement: '',
  recommendationsForImprovement: '',
  priorities: [],
  priorityAnswers: [],
  rallies: [],
  codes: [],
  timedFor: null,
};
