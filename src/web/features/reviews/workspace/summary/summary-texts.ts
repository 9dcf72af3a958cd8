// The four texts of the summary, with their help.

import type { SummaryField } from '../state/review-document.ts';

/** Longest text, in characters (contract, ReviewDocument). */
export const maxSummaryTextLength = 10_000;

/** Name and help of each text, in order. */
export const summaryFields: readonly { field: SummaryField; label: string; help: string }[] = [
  { field: 'finalSummary', label: 'Final summary', help: 'The player reads this first. Required to publish.' },
  { field: 'overallStrengths', label: 'Overall strengths', help: 'What already works and is worth keeping.' },
  { field: 'areasOfImprovement', label: 'Areas of improvement', help: 'What costs the most points right now.' },
  {
    field: 'recommendationsForImprovement',
    label: 'Recommendations for improvement',
    help: 'What to train next, and how.',
  },
];
