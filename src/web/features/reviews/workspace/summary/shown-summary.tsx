// The summary of a read-only review.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { isBlank } from '#domain/plain-text.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { ShownAnswers } from '../did-it-change/shown-answers.tsx';
import { ShownPriorities } from './priorities.tsx';
import { summaryFields } from './summary-words.ts';

/** The texts that were written, and the priorities. */
export function ShownSummary({ document }: { document: ReviewDocument }) {
  return (
    <div className="grid gap-5 p-1">
      {summaryFields
        .filter(({ field }) => !isBlank(document[field]))
        .map(({ field, label }) => (
          <section key={field} className="grid gap-1">
            <h2 className="text-base">{label}</h2>
            <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line">{withoutAiPrefix(document[field])}</p>
          </section>
        ))}
      <ShownAnswers answers={document.priorityAnswers} />
      <ShownPriorities priorities={document.priorities} />
    </div>
  );
}
