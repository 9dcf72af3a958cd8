// What to work on: the coach's priorities, then the lowest ratings, otherwise general advice for the level.

import { recommendedActions } from '#domain/progress/recommended-actions.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { drillById } from '#domain/skills/drills.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import type { PlayerData, PlayerReview } from '#server/assistant/player-data.ts';
import { rankedSkills } from './profile.ts';
import { answered, escapeMarkdown, type Reply, videoLink } from './reply.ts';

export async function workOnAnswer(player: PlayerData): Promise<Reply> {
  const [reviews, ranked, goals] = await Promise.all([player.reviews(), rankedSkills(player), player.goals()]);
  const review = reviews.find(({ priorities }) => priorities.length > 0);
  const lowest = ranked.toReversed().slice(0, 2);
  const links = [
    ...(review ? [{ label: 'The review', to: videoLink(review.videoId) }] : []),
    { label: 'Your progress', to: '/progress' },
  ];
  const parts = [
    ...(review ? [fromCoach(review)] : []),
    ...(goals !== null && goals.skillPriorities.length > 0
      ? [`Your coach lists these skills in your goals: ${goals.skillPriorities.map(escapeMarkdown).join(', ')}.`]
      : []),
    ...(lowest.length > 0
      ? [
          `Your lowest latest ratings: ${lowest.map(({ skill, rating }) => `${skillLabel(skill)} ${oneDecimal(rating)}`).join(', ')}.`,
        ]
      : []),
  ];
  const skill = review?.priorities[0]?.skill ?? lowest[0]?.skill;
  if (parts.length > 0) return answered(parts.join('\n\n'), links, skill && { skill });
  const general = recommendedActions(player.level, []).map(({ text }) => `- ${text}`);
  return answered(
    `No coach has published a review of your game yet, so I can only tell you what helps ${player.level === null ? 'everyone' : 'players at your level'}:\n\n${general.join('\n')}`,
    [{ label: 'Send a video', to: '/upload' }],
  );
}

function fromCoach({ coach, title, priorities }: PlayerReview): string {
  const lines = priorities.map(({ skill, focus, drillId }) => {
    const drill = drillById(drillId);
    return `- **${skillLabel(skill)}**: ${escapeMarkdown(focus)}${drill ? ` Drill: *${drill.name}*.` : ''}`;
  });
  return `First, what ${escapeMarkdown(coach)} wrote in the review of “${escapeMarkdown(title)}”:\n\n${lines.join('\n')}`;
}
