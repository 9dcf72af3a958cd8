// A review as plain text, to be pasted anywhere.

import type { ReviewDocument } from '#contract/reviews.ts';
import { formatClockTime } from '#domain/clock-time.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { skillLabel } from '#domain/skills.ts';
import { noteLooks } from '#web/ui/note-looks.ts';

/** Everything that is written in a review, part by part. */
export function reviewAsText(document: ReviewDocument): string {
  const notes = document.notes.map(({ timestamp, type, title, comment }) =>
    [`${formatClockTime(timestamp)} ${noteLooks[type].label}: ${title}`, comment].filter(Boolean).join('\n'),
  );
  const ratings = document.ratings.map(({ skillName, rating, comment }) =>
    [`${skillLabel(skillName)}: ${oneDecimal(rating)}`, comment].filter(Boolean).join('\n'),
  );
  const parts: [string, string][] = [
    ['Notes', notes.join('\n\n')],
    ['Skills', ratings.join('\n\n')],
    ['Final summary', document.finalSummary],
    ['Overall strengths', document.overallStrengths],
    ['Areas of improvement', document.areasOfImprovement],
    ['Recommendations', document.recommendationsForImprovement],
  ];
  return parts
    .filter(([, text]) => text.trim() !== '')
    .map(([title, text]) => `${title}\n\n${text}`)
    .join('\n\n\n');
}
