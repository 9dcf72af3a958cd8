// Describes a place that two versions of a review changed, and each version's text there.

import { msg, t } from '@lingui/core/macro';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { say } from '#domain/language/say.ts';
import { boardInWords } from '#domain/reviews/court/court-board.ts';
import type { Collision } from '#domain/reviews/draft/review-merge.ts';
import { answerWords } from '#domain/reviews/priorities/priority-answers.ts';
import { sendByWords } from '#domain/reviews/priorities/situation-requests.ts';
import { codeText } from '#domain/reviews/strokes/code-pad.ts';
import { spokenTitle } from '#domain/reviews/voice/voice-clips.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillName, skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { pairSubjectLabel } from '#domain/videos/pairs/pair-subjects.ts';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { joinNoteText } from '../state/note-text.ts';
import { rangeText } from '../state/range-text.ts';
import { reviewContents } from '../summary/review-contents.ts';
import { summaryFields } from '../summary/summary-texts.ts';

/** The parts of a note that are chosen on their own. */
const noteUnits = {
  time: msg({ message: 'time', context: 'part of a note' }),
  type: msg({ message: 'type', context: 'part of a note' }),
  skill: msg({ message: 'skill', context: 'part of a note' }),
  pair: msg({ message: 'pair', context: 'part of a note' }),
  text: msg({ message: 'text', context: 'part of a note' }),
  board: msg({ message: 'court board', context: 'part of a note' }),
  voice: msg({ message: 'recording', context: 'part of a note' }),
};
type NoteUnit = keyof typeof noteUnits;

/** The place's name: "Note at 1:23", "Lob, comment", "Final summary". */
export function collisionLabel({ part, key, unit }: Collision, { notes, codes }: ReviewDocument): string {
  switch (part) {
    case 'notes': {
      const note = notes.find(({ id }) => id === key);
      return `${t`Note at ${{ time: formatClockTime(note?.timestamp ?? 0) }}`}, ${say(noteUnits[unit as NoteUnit])}`;
    }
    case 'ratings':
      return unit === 'comment'
        ? t`${{ skill: skillLabel(key as SkillName) }}, comment`
        : t`${{ skill: skillLabel(key as SkillName) }}, rating`;
    case 'priorities':
      return key === '' ? t`Priorities` : t`Priority: ${{ skill: skillLabel(key as SkillName) }}`;
    case 'priorityAnswers':
      return unit === 'comment'
        ? t`Did it change? ${{ skill: skillLabel(key as SkillName) }}, comment`
        : t`Did it change? ${{ skill: skillLabel(key as SkillName) }}`;
    case 'rallies':
      return t`End of the rally at ${{ time: formatClockTime(Number(key)) }}`;
    case 'codes':
      return t`Stroke at ${{ time: formatClockTime(codes.find(({ id }) => id === key)?.timestamp ?? 0) }}`;
    case 'texts':
      return say(summaryFields.find(({ field }) => field === key)?.label ?? msg`Summary`);
    case 'everything':
      return t`The whole review, timed to another video`;
  }
}

/** One version's text at the place. */
export function collisionText({ part, key, unit }: Collision, document: ReviewDocument): string {
  const { notes, ratings, priorities, priorityAnswers, rallies, codes } = document;
  switch (part) {
    case 'notes': {
      const note = notes.find(({ id }) => id === key);
      if (!note) return '';
      if (unit === 'time') return rangeText(note);
      if (unit === 'type') return noteStyles[note.type].label;
      if (unit === 'skill') return note.skill ? skillLabel(note.skill) : t`No skill`;
      if (unit === 'voice') return note.voice ? spokenTitle(note.voice) : t`No recording`;
      if (unit === 'pair')
        return note.pair ? t`The pair: ${{ subject: pairSubjectLabel(note.pair) }}` : t`The player alone`;
      if (unit === 'board') return note.board ? boardInWords(note.board) : t`No court board`;
      return withoutAiPrefix(joinNoteText(note));
    }
    case 'ratings': {
      const rating = ratings.find(({ skillName }) => skillName === key);
      return unit === 'rating' ? oneDecimal(rating?.rating ?? 0) : withoutAiPrefix(rating?.comment ?? '');
    }
    case 'priorities':
      return priorities
        .filter(({ skill }) => key === '' || skill === key)
        .map(({ skill, focus, drillId, sendBy }) =>
          [
            `${skillLabel(skill)}: ${withoutAiPrefix(focus)}`,
            t`Drill: ${{ drill: drillId.replaceAll('-', ' ') }}`,
            sendByWords({ sendBy }),
          ]
            .filter(Boolean)
            .join('\n'),
        )
        .join('\n');
    case 'priorityAnswers': {
      const answer = priorityAnswers.find(({ skill }) => skill === key);
      return answer ? (unit === 'comment' ? answer.comment : answerWords(answer)) : '';
    }
    case 'rallies': {
      const end = rallies.find(({ start }) => String(start) === key)?.end ?? null;
      return end === null ? t`Not ended yet` : formatClockTime(end);
    }
    case 'codes': {
      const code = codes.find(({ id }) => id === key);
      return code ? codeText(code) : '';
    }
    case 'texts': {
      const field = summaryFields.find((one) => one.field === key)?.field;
      return field ? withoutAiPrefix(document[field]) : '';
    }
    case 'everything':
      return reviewContents(document);
  }
}
