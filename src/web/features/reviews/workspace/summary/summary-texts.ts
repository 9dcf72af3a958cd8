// The four texts of the summary, with their help.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SummaryField } from '../state/review-document.ts';

/** Name and help of each text, in order. */
export const summaryFields: readonly { field: SummaryField; label: MessageDescriptor; help: MessageDescriptor }[] = [
  { field: 'finalSummary', label: msg`Final summary`, help: msg`The player reads this first. Required to publish.` },
  { field: 'overallStrengths', label: msg`Overall strengths`, help: msg`What already works and is worth keeping.` },
  { field: 'areasOfImprovement', label: msg`Areas of improvement`, help: msg`What costs the most points right now.` },
  {
    field: 'recommendationsForImprovement',
    label: msg`Recommendations for improvement`,
    help: msg`What to train next, and how.`,
  },
];
