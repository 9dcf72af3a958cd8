// How a skill has changed over the reviews.

import type { AskedSkill } from '#domain/assistant/turns.ts';
import type { Numeric } from '#domain/numeric.ts';
import { difference, oneDecimal } from '#domain/round-to.ts';
import { ratingsBySkill } from '#domain/skills/ratings.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import { skillWord } from '#server/assistant/understanding/skills.ts';
import { noReviewAnswer } from './profile.ts';
import { answered, formatDay, type Reply, videoLink } from './reply.ts';

export async function changeAnswer(player: PlayerData, skill: AskedSkill | null): Promise<Reply> {
  if (skill === 'smash') {
    return answered(
      'The smash has no rating of its own, so I can’t show how it has changed. Coaches rate your overheads as bandeja and víbora.',
      [{ label: 'Your progress', to: '/progress' }],
    );
  }
  const asked = skill ?? 'overall';
  const history = ratingsBySkill(await player.ratings()).get(asked) ?? [];
  const [first] = history;
  const last = history.at(-1);
  const before = history.at(-2);
  const name = skillWord(asked);
  if (first === undefined || last === undefined) return noReviewAnswer(`how your ${name} has changed`);
  const links = [
    { label: 'Your progress', to: '/progress' },
    { label: 'The latest review', to: videoLink(last.videoId) },
  ];
  if (before === undefined) {
    return answered(
      `Your ${name} has been rated once so far: **${shown(last.rating)}** on ${formatDay(player.timeZone, last.createdAt)}. You’ll see a change after your second review.`,
      links,
      { skill: asked },
    );
  }
  const whole = `From ${shown(first.rating)} (${formatDay(player.timeZone, first.createdAt)}) to **${shown(last.rating)}** (${formatDay(player.timeZone, last.createdAt)}): ${change(first.rating, last.rating)} over ${history.length} reviews.`;
  const step = history.length > 2 ? ` Since the previous review: ${change(before.rating, last.rating)}.` : '';
  return answered(`Your ${name}: ${whole}${step}`, links, { skill: asked });
}

function shown(rating: Numeric): string {
  return oneDecimal(Number(rating));
}

function change(from: Numeric, to: Numeric): string {
  const by = difference(Number(from), Number(to), 'both');
  if (by === 0) return 'unchanged';
  return `${by > 0 ? 'up' : 'down'} ${oneDecimal(Math.abs(by))}`;
}
