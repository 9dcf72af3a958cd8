// How a skill has changed over the reviews.

import type { AskedSkill } from '#domain/assistant/turns.ts';
import type { Numeric } from '#domain/numeric.ts';
import { difference } from '#domain/round-to.ts';
import { ratingsBySkill } from '#domain/skills/ratings.ts';
import { singleSkills } from '#domain/skills/skills.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import type { Speech } from './phrases/phrases.ts';
import { noReviewAnswer } from './profile.ts';
import { answered, type Reply, reviewLink } from './reply.ts';

export async function changeAnswer(say: Speech, player: PlayerData, skill: AskedSkill | null): Promise<Reply> {
  if (skill === 'smash') return answered(say.smashHasNoHistory, ['/progress']);
  const asked = skill ?? 'overall';
  const ratings = ratingsBySkill(await player.ratings());
  const history = ratings.get(asked) ?? [];
  const [first] = history;
  const last = history.at(-1);
  const before = history.at(-2);
  const name = say.skill(asked);
  if (first === undefined || last === undefined) return noReviewAnswer(say, say.what.change(name));
  const shown = (rating: Numeric) => say.figure(Number(rating));
  const day = (moment: string) => say.day(player.timeZone, moment);
  const links = ['/progress', reviewLink(say, last.videoId)];
  if (before === undefined) {
    return answered(say.ratedOnce(name, shown(last.rating), day(last.createdAt)), links, { skill: asked });
  }
  const whole = say.changed(
    name,
    say.onDay(shown(first.rating), day(first.createdAt)),
    say.onDay(`**${shown(last.rating)}**`, day(last.createdAt)),
    change(say, first.rating, last.rating),
    history.length,
  );
  const step = history.length > 2 ? ` ${say.sinceLast(change(say, before.rating, last.rating))}` : '';
  return answered(`${whole}${step}${asked === 'overall' ? bySkill(say, ratings) : ''}`, links, { skill: asked });
}

/** How each skill has changed, the greatest rise first: "what have I improved most", "has anything got worse". */
function bySkill(say: Speech, ratings: ReturnType<typeof ratingsBySkill>): string {
  const changes = singleSkills.flatMap((skill) => {
    const [first, ...later] = ratings.get(skill) ?? [];
    const last = later.at(-1);
    if (first === undefined || last === undefined) return [];
    const by = difference(Number(first.rating), Number(last.rating), 'both');
    return [{ by, words: `${say.skillName(skill)} ${change(say, first.rating, last.rating)}` }];
  });
  const sorted = changes.toSorted((one, other) => other.by - one.by).map(({ words }) => words);
  return sorted.length === 0 ? '' : `\n\n${say.changes(sorted.join(', '))}`;
}

function change(say: Speech, from: Numeric, to: Numeric): string {
  const by = difference(Number(from), Number(to), 'both');
  if (by === 0) return say.unchanged;
  return (by > 0 ? say.up : say.down)(say.figure(Math.abs(by)));
}
