// What lies between a player and a level: the ratings, what the next band looks like, and who decides.

import { notRated } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { difference, oneDecimal } from '#domain/round-to.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { rubricBand, rubricSentence } from '#domain/skills/rubric.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import type { OwnPlay } from '#server/assistant/own-play.ts';
import { rankedSkills } from './profile.ts';
import { answered, dayIn, quoted, type Reply } from './reply.ts';

/** How many skills are named that lie below the level. */
const named = 3;

/** @param asked the level that was named, 1.0–7.0; null for the next half step */
export async function nextLevelAnswer(play: OwnPlay, asked: number | null): Promise<Reply> {
  const target = asked ?? nextStep(play.level ?? 1);
  const [ranked, ratings] = await Promise.all([rankedSkills(play), play.ratings()]);
  const overall = latestRatings(ratings).get('overall');
  const links = [
    { label: 'Your progress', to: '/progress' },
    { label: 'Performance', to: '/performance' },
  ];
  const band = rubricBand(target);
  const picture = `A player in the band ${band.label}: “${rubricSentence('overall', target)}”`;
  const decides = 'A certified coach decides about your level, by what your videos show.';
  const here = play.level === null ? unrated : `Your level here is ${oneDecimal(play.level)}${standing(play)}.`;
  if (overall === undefined) {
    return answered(
      `${here} No review is published yet, so I cannot say what is missing for ${oneDecimal(target)}. ${picture}\n\n${decides}`,
      links,
    );
  }
  const value = Number(overall.rating);
  const gap = difference(value, target, 'both');
  const state =
    gap > 0
      ? `Your latest overall rating is ${oneDecimal(value)}, **${oneDecimal(gap)} below ${oneDecimal(target)}**.`
      : `Your latest overall rating is ${oneDecimal(value)}, which has reached ${oneDecimal(target)}.`;
  const below = ranked
    .filter(({ rating }) => rating < target)
    .toReversed()
    .slice(0, named);
  const lines = below.map(
    ({ skill, rating }) =>
      `- **${skillLabel(skill)}** ${oneDecimal(rating)}. At ${oneDecimal(target)}: “${rubricSentence(skill, target)}”`,
  );
  const list = lines.length === 0 ? '' : `\n\nFurthest away:\n\n${lines.join('\n')}`;
  return answered(`${here} ${state}${list}\n\n${picture}\n\n${decides}`, links);
}

/** The next half step, on the inner scale. */
function nextStep(level: number): number {
  return Math.min(Math.floor(level * 2) / 2 + 0.5, 7);
}

const unrated = `Your level is **${notRated}** so far: a certified coach verifies one after a review.`;

export function levelAnswer(play: OwnPlay): Reply {
  const { isLevelVerified, levelWithdrawn } = play;
  if (play.level === null) return answered(unrated, [{ label: 'Send a video', to: '/upload' }]);
  const withdrawn =
    levelWithdrawn && `It was verified, and the verification was withdrawn ${withdrawal(play, levelWithdrawn)}.`;
  const state = isLevelVerified
    ? 'A certified coach has verified it.'
    : (withdrawn ?? 'No certified coach has verified it yet; that happens after a review.');
  return answered(`Your level here is **${oneDecimal(play.level)}**. ${state}`, [
    { label: 'My Profile', to: '/profile' },
    { label: 'Your progress', to: '/progress' },
  ]);
}

/** Whose word the level is, behind its figure. */
function standing(play: OwnPlay): string {
  if (play.isLevelVerified) return ', verified';
  return play.levelWithdrawn
    ? `; its verification was withdrawn ${withdrawal(play, play.levelWithdrawn)}`
    : ', not verified yet';
}

/** "on 12 November 2026 by Dario Vega", as every screen says it. */
function withdrawal({ timeZone }: OwnPlay, { at, by }: NonNullable<OwnPlay['levelWithdrawn']>): string {
  return `on ${dayIn(timeZone, at)} by ${quoted(personName(by, 'a former coach'))}`;
}
