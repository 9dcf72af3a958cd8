// The summary of a published review.

import { useReviewState } from './review-context.ts';
import { summaryFields } from './summary-words.ts';

/** The texts that were written. */
export function ShownSummary() {
  const document = useReviewState((state) => state.document);
  return (
    <div className="grid gap-5 p-1">
      {summaryFields
        .filter(({ field }) => document[field].trim() !== '')
        .map(({ field, label }) => (
          <section key={field} className="grid gap-1">
            <h2 className="text-base">{label}</h2>
            <p className="max-w-[70ch] whitespace-pre-line">{document[field]}</p>
          </section>
        ))}
    </div>
  );
}
