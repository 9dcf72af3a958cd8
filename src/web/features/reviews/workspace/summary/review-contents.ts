// A review's content, counted in words.

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
  return [
    counted(notes.length, 'note', 'notes'),
    `${counted(ratings.length, 'rating', 'ratings')}${
      overall === undefined ? '' : ` (overall ${oneDecimal(overall)}, ${skillTier(overall).label})`
    }`,
    `${texts} of ${summaryFields.length} summary texts`,
    counted(priorities.length, 'priority', 'priorities'),
    ...(answers > 0 ? [counted(answers, 'answer to “Did it change?”', 'answers to “Did it change?”')] : []),
    ...(rallies.length > 0 ? [counted(rallies.length, 'rally', 'rallies')] : []),
    ...(codes.length > 0 ? [counted(codes.length, 'coded stroke', 'coded strokes')] : []),
  ].join(', ');
}

function counted(count: number, one: string, many: string): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;
}
