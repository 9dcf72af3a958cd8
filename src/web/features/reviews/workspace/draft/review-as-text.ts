// A review as plain text, to paste anywhere.

import { t } from '@lingui/core/macro';
import type { DraftNote, ReviewDocument } from '#contract/reviews/review-document.ts';
import { isBlank } from '#domain/plain-text.ts';
import { boardInWords } from '#domain/reviews/court/court-board.ts';
import { answerWords } from '#domain/reviews/priorities/priority-answers.ts';
import { sendByWords } from '#domain/reviews/priorities/situation-requests.ts';
import { codeText } from '#domain/reviews/strokes/code-pad.ts';
import { noteTitle } from '#domain/reviews/voice/voice-clips.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { pairSubjectLabel } from '#domain/videos/pairs/pair-subjects.ts';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { rangeText } from '../state/range-text.ts';

/** Everything that is written in a review, part by part. */
export function reviewAsText(document: ReviewDocument): string {
  const notes = document.notes.map(noteAsText);
  const ratings = document.ratings.map(({ skillName, rating, comment }) =>
    [`${skillLabel(skillName)}: ${oneDecimal(rating)}`, withoutAiPrefix(comment)].filter(Boolean).join('\n'),
  );
  const priorities = document.priorities.map(({ skill, focus, sendBy }) =>
    [`${skillLabel(skill)}: ${withoutAiPrefix(focus)}`, sendByWords({ sendBy })].filter(Boolean).join('. '),
  );
  const parts: [string, string][] = [
    [t`Notes`, notes.join('\n\n')],
    [t`Skills`, ratings.join('\n\n')],
    [t`Final summary`, document.finalSummary],
    [t`Overall strengths`, document.overallStrengths],
    [t`Areas of improvement`, document.areasOfImprovement],
    [t`Recommendations`, document.recommendationsForImprovement],
    [t`Priorities`, priorities.join('\n')],
    [t`Did it change?`, document.priorityAnswers.map(answerAsText).join('\n')],
    [
      t`Rallies`,
      document.rallies.map(({ start, end }) => rangeText({ timestamp: start, endTimestamp: end })).join('\n'),
    ],
    [t`Strokes`, document.codes.map((code) => `${formatClockTime(code.timestamp)} ${codeText(code)}`).join('\n')],
  ];
  return parts
    .filter(([, text]) => !isBlank(text))
    .map(([title, text]) => `${title}\n\n${withoutAiPrefix(text)}`)
    .join('\n\n\n');
}

function answerAsText({ comment, ...answer }: ReviewDocument['priorityAnswers'][number]): string {
  return [answerWords(answer), comment.trim()].filter(Boolean).join('. ');
}

function noteAsText(note: DraftNote): string {
  const { type, skill, pair, comment, board } = note;
  const parts = [
    skill && skillLabel(skill),
    pair && t`the pair: ${{ subject: pairSubjectLabel(pair).toLowerCase() }}`,
  ].filter(Boolean);
  const about = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  return [
    `${rangeText(note)} ${noteStyles[type].label}${about}: ${withoutAiPrefix(noteTitle(note))}`,
    withoutAiPrefix(comment),
    board && t`Court board. ${{ description: boardInWords(board) }}`,
  ]
    .filter(Boolean)
    .join('\n');
}
