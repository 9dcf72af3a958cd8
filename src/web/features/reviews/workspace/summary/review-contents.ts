// A review's content, counted in words.

import { plural, t } from '@lingui/core/macro';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { isBlank } from '#domain/plain-text.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { skillTier } from '#domain/skills/skills.ts';
import { summaryFields } from './summary-texts.ts';

/**
 * "12 notes, 6 ratings (overall 4.2, Solid), 2 of 4 summary texts, 1 priority, 14 rallies, 40 coded strokes". Answers, rallies and
 * strokes, which most reviews lack, are left out if there are none.
 */
export function reviewContents(document: ReviewDocument): string {
  const { notes, ratings, priorities, priorityAnswers, rallies, codes } = document;
  const answers = priorityAnswers.filter(({ answer }) => answer !== null).length;
  const overall = ratings.find(({ skillName }) => skillName === 'overall')?.rating;
  const texts = summaryFields.filter(({ field }) => !isBlank(document[field])).length;
  const rated =
    ratings.length === 0 ? t`no ratings` : plural({ count: ratings.length }, { one: '# rating', other: '# ratings' });
  return [
    notes.length === 0 ? t`no notes` : plural({ count: notes.length }, { one: '# note', other: '# notes' }),
    overall === undefined
      ? rated
      : t`${{ ratings: rated }} (overall ${{ rating: oneDecimal(overall) }}, ${{ tier: skillTier(overall).label }})`,
    t`${{ count: texts }} of ${{ total: summaryFields.length }} summary texts`,
    priorities.length === 0
      ? t`no priorities`
      : plural({ count: priorities.length }, { one: '# priority', other: '# priorities' }),
    answers > 0 &&
      plural({ count: answers }, { one: '# answer to “Did it change?”', other: '# answers to “Did it change?”' }),
    rallies.length > 0 && plural({ count: rallies.length }, { one: '# rally', other: '# rallies' }),
    codes.length > 0 && plural({ count: codes.length }, { one: '# coded stroke', other: '# coded strokes' }),
  ]
    .filter(Boolean)
    .join(', ');
}
