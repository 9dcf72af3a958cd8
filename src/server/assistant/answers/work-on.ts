// What to work on: the coach's priorities, then the lowest ratings, otherwise general advice for the level.

import { drillById } from '#domain/skills/drills.ts';
import type { PlayerData, PlayerReview } from '#server/assistant/player-data.ts';
import type { Speech } from './phrases/phrases.ts';
import { rankedSkills } from './profile.ts';
import { answered, escapeMarkdown, type Reply, reviewLink } from './reply.ts';

export async function workOnAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const [reviews, ranked, goals] = await Promise.all([player.reviews(), rankedSkills(player), player.goals()]);
  const review = reviews.find(({ priorities }) => priorities.length > 0);
  const lowest = ranked.toReversed().slice(0, 2);
  const goalSkills = goals?.skillPriorities ?? [];
  const parts = [
    ...(review ? [fromCoach(say, review)] : []),
    ...(goalSkills.length > 0 ? [say.goalSkills(goalSkills.map(escapeMarkdown).join(', '))] : []),
    ...(lowest.length > 0
      ? [say.lowest(lowest.map(({ skill, rating }) => `${say.skillName(skill)} ${say.figure(rating)}`).join(', '))]
      : []),
  ];
  const skill = review?.priorities[0]?.skill ?? lowest[0]?.skill;
  if (parts.length > 0) {
    const links = [...(review ? [reviewLink(say, review.videoId)] : []), '/progress'];
    return answered(parts.join('\n\n'), links, skill && { skill });
  }
  const general = say.advice(player.level).map((text) => `- ${text}`);
  return answered(`${say.generalAdvice(player.level !== null)}\n\n${general.join('\n')}`, ['/upload']);
}

function fromCoach(say: Speech, review: PlayerReview): string {
  const lines = priorityLines(say, review).map((line) => `- ${line}`);
  return `${say.priorities(escapeMarkdown(review.coach), escapeMarkdown(review.title))}\n\n${lines.join('\n')}`;
}

/** Each priority of a review with its drill. */
export function priorityLines(say: Speech, { priorities }: Pick<PlayerReview, 'priorities'>): string[] {
  return priorities.map(({ skill, focus, drillId }) => {
    const drill = drillById(drillId);
    return `**${say.skillName(skill)}**: ${escapeMarkdown(focus)}${drill ? ` ${say.drill(say.drillText(drill).name)}` : ''}`;
  });
}
