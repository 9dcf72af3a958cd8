// Award rules and figures in words.

import { counted } from '#domain/clubs/report-words.ts';
import { improvementRule } from '#domain/progress/improvement.ts';
import { oneDecimal } from '#domain/round-to.ts';
import type { AwardCategory, AwardWorking } from './award-categories.ts';
import { awardRules } from './award-rules.ts';

const { compared } = improvementRule;
const bestOf = (skills: string) =>
  `The highest average rating for ${skills}, from at least ${awardRules.minSkillReviews} reviews.`;

const rules: Record<AwardCategory, string> = {
  'most-improved': `The biggest rise from the first ${compared} to the last ${compared} overall ratings, with at least ${awardRules.minReviews} reviews.`,
  'most-active': `The most videos sent and training sessions completed, at least ${awardRules.minActivity}.`,
  'best-technical': bestOf('the six strokes'),
  'best-tactical': bestOf('positioning, strategy and communication'),
  'best-physical': bestOf('footwork'),
  'rising-star': `The most progress towards the target level from the first ${compared} to the last ${compared} overall ratings, with at least ${awardRules.minReviews} reviews.`,
  'iron-streak': `The most weeks in a row with a video or training session, at least ${awardRules.minWeeks}.`,
};

/** The rule of an award in a sentence. */
export function awardRule(category: AwardCategory): string {
  return rules[category];
}

/** The deciding figure for display. */
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
      return `${figure}%`;
    case 'iron-streak':
      return counted(figure, 'week');
  }
}

/** The numbers behind a figure. */
export function awardWorkingWords(working: AwardWorking): string {
  switch (working.kind) {
    case 'improvement':
      return `From ${oneDecimal(working.begin)} to ${oneDecimal(working.end)} in ${counted(working.reviews, 'review')}`;
    case 'activity':
      return `${counted(working.videos, 'video')} and ${counted(working.sessions, 'training session')}`;
    case 'skills':
      return `Average of ${counted(working.reviews, 'review')}`;
    case 'goal':
      return `From ${oneDecimal(working.begin)} to ${oneDecimal(working.end)}, target ${oneDecimal(working.target)}`;
    case 'streak':
      return `Active in ${counted(working.activeWeeks, 'week')} of the season`;
  }
}
