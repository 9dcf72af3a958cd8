// What the coach wrote: notes on a skill, or the latest review.

import { normalise } from '#domain/assistant/normalise.ts';
import type { AskedSkill } from '#domain/assistant/turns.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { noteSkills } from '#domain/reviews/notes/review-evidence.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import type { PlayerData, PlayerNote } from '#server/assistant/player-data.ts';
import { skillWord } from '#server/assistant/understanding/skills.ts';
import { noReviewAnswer } from './profile.ts';
import { answered, escapeMarkdown, type Reply, ratedSkill, videoLink } from './reply.ts';

const maxNotes = 3;

export async function coachSaidAnswer(player: PlayerData, skill: AskedSkill | null): Promise<Reply> {
  const [review] = await player.reviews();
  if (review === undefined) return noReviewAnswer('what your coach said');
  if (skill === null || skill === 'overall') {
    return answered(
      `In your latest review, “${escapeMarkdown(review.title)}”, ${escapeMarkdown(review.coach)} wrote:\n\n- **Strengths**: ${escapeMarkdown(excerpt(review.overallStrengths))}\n- **To improve**: ${escapeMarkdown(excerpt(review.areasOfImprovement))}\n- **Recommended**: ${escapeMarkdown(excerpt(review.recommendationsForImprovement))}`,
      [{ label: 'The whole review', to: videoLink(review.videoId) }],
    );
  }
  const notes = (await notesOnSkill(player, skill)).slice(0, maxNotes);
  const rated = ratedSkill(skill);
  const rating = rated === null ? undefined : latestRatings(await player.ratings()).get(rated);
  const comment = withoutAiPrefix((rating as { comment?: string | null } | undefined)?.comment ?? '');
  const name = skillWord(skill);
  if (notes.length === 0 && comment === '') {
    return answered(`Your coach hasn’t written about your ${name} in a published review yet. Ask them about it.`, [
      { label: 'My Coaches', to: '/my-coaches' },
    ]);
  }
  const lines = [
    ...(comment === '' ? [] : [`- With the rating: ${escapeMarkdown(excerpt(comment))}`]),
    ...notes.map(
      ({ videoId, videoTitle, timestamp, title, comment: words }) =>
        `- [${formatClockTime(timestamp)} in “${escapeMarkdown(videoTitle)}”](${videoLink(videoId, timestamp)}): ${escapeMarkdown(excerpt(`${title}. ${words}`))}`,
    ),
  ];
  return answered(`Your coach wrote about your ${name}:\n\n${lines.join('\n')}`, [], { skill });
}

/** The notes marked with a skill or mentioning it, latest reviews first. */
export async function notesOnSkill(player: PlayerData, skill: AskedSkill): Promise<PlayerNote[]> {
  const notes = await player.notes();
  if (skill === 'overall') return [];
  return notes.filter((note) =>
    skill === 'smash'
      ? /\b(smash|remate)/.test(normalise(`${note.title} ${note.comment}`))
      : noteSkills(note).includes(skill),
  );
}
