// What a player needs for a level: the ratings, what that level looks like, and who decides.

import { notRated } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { difference, oneDecimal } from '#domain/round-to.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { rubricBand, rubricSentence } from '#domain/skills/rubric.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import { rankedSkills } from './profile.ts';
import { answered, escapeMarkdown, formatDay, type Reply } from './reply.ts';

/** Skills below the level to list. */
const maxSkills = 3;

/** @param asked level in the question, 1.0–7.0; null for the next half step */
export async function nextLevelAnswer(player: PlayerData, asked: number | null): Promise<Reply> {
  const target = asked ?? nextStep(player.level ?? 1);
  const [ranked, ratings] = await Promise.all([rankedSkills(player), player.ratings()]);
  const overall = latestRatings(ratings).get('overall');
  const links = [
    { label: 'Your progress', to: '/progress' },
    { label: 'Performance', to: '/performance' },
  ];
  const band = rubricBand(target);
  const picture = `A ${band.label} player: “${rubricSentence('overall', target)}”`;
  const decides = 'A certified coach decides your level from your videos.';
  const here = player.level === null ? unrated : `Your level here is ${oneDecimal(player.level)}${standing(player)}.`;
  if (overall === undefined) {
    return answered(
      `${here} You have no published review yet, so I can’t say what you need for ${oneDecimal(target)}. ${picture}\n\n${decides}`,
      links,
    );
  }
  const value = Number(overall.rating);
  const gap = difference(value, target, 'both');
  const state =
    gap > 0
      ? `Your latest overall rating is ${oneDecimal(value)}, **${oneDecimal(gap)} below ${oneDecimal(target)}**.`
      : `Your latest overall rating is ${oneDecimal(value)}, so you’ve reached ${oneDecimal(target)}.`;
  const below = ranked
    .filter(({ rating }) => rating < target)
    .toReversed()
    .slice(0, maxSkills);
  const lines = below.map(
    ({ skill, rating }) =>
      `- **${skillLabel(skill)}** ${oneDecimal(rating)}. At ${oneDecimal(target)}: “${rubricSentence(skill, target)}”`,
  );
  const list = lines.length === 0 ? '' : `\n\nYour furthest skills:\n\n${lines.join('\n')}`;
  return answered(`${here} ${state}${list}\n\n${picture}\n\n${decides}`, links);
}

/** The next half step on the product's own scale. */
function nextStep(level: number): number {
  return Math.min(Math.floor(level * 2) / 2 + 0.5, 7);
}

const unrated = `Your level is **${notRated}** so far. A certified coach can verify one after a review.`;

export function levelAnswer(player: PlayerData): Reply {
  const { isLevelVerified, levelWithdrawn } = player;
  if (player.level === null) return answered(unrated, [{ label: 'Send a video', to: '/upload' }]);
  const withdrawn =
    levelWithdrawn && `It was verified, but the verification was withdrawn ${withdrawal(player, levelWithdrawn)}.`;
  const state = isLevelVerified
    ? 'A certified coach has verified it.'
    : (withdrawn ?? 'No certified coach has verified it yet. That can happen after a review.');
  return answered(`Your level here is **${oneDecimal(player.level)}**. ${state}`, [
    { label: 'My Profile', to: '/profile' },
    { label: 'Your progress', to: '/progress' },
  ]);
}

/** Whether the level is verified or withdrawn. */
function standing(player: PlayerData): string {
  if (player.isLevelVerified) return ', verified';
  return player.levelWithdrawn
    ? `; its verification was withdrawn ${withdrawal(player, player.levelWithdrawn)}`
    : ', not verified yet';
}

/** "on 12 November 2026 by Dario Vega", as on the screens. */
function withdrawal({ timeZone }: PlayerData, { at, by }: NonNullable<PlayerData['levelWithdrawn']>): string {
  return `on ${formatDay(timeZone, at)} by ${escapeMarkdown(personName(by, 'a former coach'))}`;
}
