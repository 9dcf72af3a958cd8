// Award rules and figures in words.

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { improvementRule } from '#domain/progress/improvement.ts';
import { numberText, oneDecimal } from '#domain/round-to.ts';
import type { AwardCategory, AwardWorking } from './award-categories.ts';
import { awardRules } from './award-rules.ts';

/** The rule of an award in a sentence. */
export function awardRule(category: AwardCategory): string {
  const [{ compared }, { minReviews, minActivity, minSkillReviews: least, minWeeks }] = [improvementRule, awardRules];
  switch (category) {
    case 'most-improved':
      return say(
        msg`The biggest rise from the first ${{ compared }} to the last ${{ compared }} overall ratings, with at least ${{ reviews: minReviews }} reviews.`,
      );
    case 'most-active':
      return say(msg`The most videos sent and training sessions completed, at least ${{ count: minActivity }}.`);
    case 'best-technical':
      return say(msg`The highest average rating for the six strokes, from at least ${{ reviews: least }} reviews.`);
    case 'best-tactical':
      return say(
        msg`The highest average rating for positioning, strategy and communication, from at least ${{ reviews: least }} reviews.`,
      );
    case 'best-physical':
      return say(msg`The highest average rating for footwork, from at least ${{ reviews: least }} reviews.`);
    case 'rising-star':
      return say(
        msg`The most progress towards the target level from the first ${{ compared }} to the last ${{ compared }} overall ratings, with at least ${{ reviews: minReviews }} reviews.`,
      );
    case 'iron-streak':
      return say(msg`The most weeks in a row with a video or training session, at least ${{ weeks: minWeeks }}.`);
  }
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
      return numberText(figure.toFixed(2));
    case 'rising-star':
      return `${figure}%`;
    case 'iron-streak':
      return say(msg`${plural({ weeks: figure }, { one: '# week', other: '# weeks' })}`);
  }
}

/** The numbers behind a figure. */
export function awardWorkingWords(working: AwardWorking): string {
  switch (working.kind) {
    case 'improvement':
      return say(
        msg`From ${{ begin: oneDecimal(working.begin) }} to ${{ end: oneDecimal(working.end) }} in ${plural({ reviews: working.reviews }, { one: '# review', other: '# reviews' })}`,
      );
    case 'activity':
      return say(
        msg`${plural({ videos: working.videos }, { one: '# video', other: '# videos' })} and ${plural({ sessions: working.sessions }, { one: '# training session', other: '# training sessions' })}`,
      );
    case 'skills':
      return say(
        msg`${plural({ reviews: working.reviews }, { one: 'Average of # review', other: 'Average of # reviews' })}`,
      );
    case 'goal':
      return say(
        msg`From ${{ begin: oneDecimal(working.begin) }} to ${{ end: oneDecimal(working.end) }}, target ${{ target: oneDecimal(working.target) }}`,
      );
    case 'streak':
      return say(
        msg`${plural({ weeks: working.activeWeeks }, { one: 'Active in # week of the season', other: 'Active in # weeks of the season' })}`,
      );
  }
}
