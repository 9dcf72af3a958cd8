// The beginning of every review: apart from its schema, which screens that only begin one do without.

import type { ReviewDocument } from './review-document.ts';

/** A review in which nothing has been written. */
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
