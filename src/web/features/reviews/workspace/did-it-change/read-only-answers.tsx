// The answers of a read-only review.

import { t } from '@lingui/core/macro';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { answerWords } from '#domain/reviews/priorities/priority-answers.ts';

/** Renders nothing without answers. */
export function ReadOnlyAnswers({ answers }: { answers: ReviewDocument['priorityAnswers'] }) {
  if (answers.length === 0) return null;
  return (
    <section aria-label={t`Did it change?`} className="grid gap-1">
      <h2 className="text-base">{t`Did it change?`}</h2>
      <ul className="grid gap-1">
        {answers.map((answer) => (
          <li key={answer.skill} className="max-w-[70ch] wrap-anywhere">
            <span className="font-medium">{answerWords(answer)}</span>
            {answer.comment !== '' && <span>{`. ${answer.comment}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
