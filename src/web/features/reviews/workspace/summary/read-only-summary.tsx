// The summary of a read-only review.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { say } from '#domain/language/say.ts';
import { isBlank } from '#domain/plain-text.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { ReadOnlyAnswers } from '../did-it-change/read-only-answers.tsx';
import { ReadOnlyPriorities } from './priorities.tsx';
import { summaryFields } from './summary-texts.ts';

/** The texts that were written, and the priorities. */
export function ReadOnlySummary({ document }: { document: ReviewDocument }) {
  return (
    <div className="grid gap-5 p-1">
      {summaryFields
        .filter(({ field }) => !isBlank(document[field]))
        .map(({ field, label }) => (
          <section key={field} className="grid gap-1">
            <h2 className="text-base">{say(label)}</h2>
            <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line">{withoutAiPrefix(document[field])}</p>
          </section>
        ))}
      <ReadOnlyAnswers answers={document.priorityAnswers} />
      <ReadOnlyPriorities priorities={document.priorities} />
    </div>
  );
}
