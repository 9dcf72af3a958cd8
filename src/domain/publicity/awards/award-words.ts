// What an award is given for, and its figures, in words.

import { counted } from '#domain/clubs/report-words.ts';
import { improvementRule } from '#domain/progress/improvement.ts';
import { oneDecimal } from '#domain/round-to.ts';
import type { AwardCategory, AwardWorking } from './award-categories.ts';
import { awardRules } from './award-rules.ts';

const { compared } = improvementRule;
const bestOf = (skills: string) =>
  `The highest mean rating of ${skills}, over ${awardRules.minSkillReviews} reviews or more.`;

const rules: Record<AwardCategory, string> = {
  'most-improved': `The largest rise between the means of the first ${compared} and the last ${compared} overall ratings, over ${awardRules.minReviews} reviews or more.`,
  'most-active': `The most videos sent and training sessions completed, ${awardRules.minActivity} or more.`,
  'best-technical': bestOf('the six strokes'),
  'best-tactical': bestOf('positioning, strategy and communication'),
  'best-physical': bestOf('footwork'),
  'rising-star': `The largest part of the way to the target level, between the means of the first ${compared} and the last ${compared} overall ratings, over ${awardRules.minReviews} reviews or more.`,
  'iron-streak': `The most weeks in a row with a video or a training session, ${awardRules.minWeeks} or more.`,
};

/** The rule of an award in a sentence. */
export function awardRule(category: AwardCategory): string {
  return rules[category];
}

/** The figure that decided, as it is shown. */
export function awardFigure(category: AwardCategory, figure: number): string {
  switch (category) {
    case 'most-improved':
      return `+${oneDecimal(figure)}`;
    case 'most-active':
      return String(figure);
    case 'best-technical':
    case 'best-tactical':
    case 'best-physical':
      return figure.toFixed(2);
    case 'rising-star':
      return `${figure} %`;
    case 'iron-streak':
      return counted(figure, 'week');
  }
}

/** The numbers that a figure was worked out from. */
export function awardWorkingWords(working: AwardWorking): string {
  switch (working.kind) {
    case 'improvement':
      return `From ${oneDecimal(working.begin)} to ${oneDecimal(working.end)} in ${counted(working.reviews, 'review')}`;
    case 'activity':
      return `${counted(working.videos, 'video')} and ${counted(working.sessions, 'training session')}`;
    case 'skills':
      return `Mean of ${counted(working.reviews, 'review')}`;
    case 'goal':
      return `From ${oneDecimal(working.begin)} to ${oneDecimal(working.end)}, aiming at ${oneDecimal(working.target)}`;
    case 'streak':
      return `Active in ${counted(working.activeWeeks, 'week')} of the season`;
  }
}
