// What the coach wrote: notes on a skill, or the latest review.

import { plain } from '#domain/assistant/plain.ts';
import type { AskedSkill } from '#domain/assistant/turns.ts';
import { excerpt } from '#domain/reviews/coach-text.ts';
import { noteSkills } from '#domain/reviews/review-evidence.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import type { OwnNote, OwnPlay } from '#server/assistant/own-play.ts';
import { skillWord } from '#server/assistant/understanding/skills.ts';
import { withoutReview } from './profile.ts';
import { answered, quoted, type Reply, ratedSkill, videoLink } from './reply.ts';

const maxNotes = 3;

export async function coachSaidAnswer(play: OwnPlay, skill: AskedSkill | null): Promise<Reply> {
  const [review] = await play.reviews();
  if (review === undefined) return withoutReview('what your coach said');
  if (skill === null || skill === 'overall') {
    return answered(
      `In your latest review, “${quoted(review.title)}”, ${quoted(review.coach)} wrote:\n\n- **Strengths**: ${quoted(excerpt(review.overallStrengths))}\n- **To improve**: ${quoted(excerpt(review.areasOfImprovement))}\n- **Recommended**: ${quoted(excerpt(review.recommendationsForImprovement))}`,
      [{ label: 'The whole review', to: videoLink(review.videoId) }],
    );
  }
  const notes = (await notesAbout(play, skill)).slice(0, maxNotes);
  const rated = ratedSkill(skill);
  const rating = rated === null ? undefined : latestRatings(await play.ratings()).get(rated);
  const comment = withoutAiPrefix((rating as { comment?: string | null } | undefined)?.comment ?? '');
  const name = skillWord(skill);
  if (notes.length === 0 && comment === '') {
    return answered(`Your coach hasn’t written about your ${name} in a published review yet. Ask them about it.`, [
      { label: 'My Coaches', to: '/my-coaches' },
    ]);
  }
  const lines = [
    ...(comment === '' ? [] : [`- With the rating: ${quoted(excerpt(comment))}`]),
    ...notes.map(
      ({ videoId, videoTitle, timestamp, title, comment: words }) =>
        `- [${formatClockTime(timestamp)} in “${quoted(videoTitle)}”](${videoLink(videoId, timestamp)}): ${quoted(excerpt(`${title}. ${words}`))}`,
    ),
  ];
  return answered(`Your coach wrote about your ${name}:\n\n${lines.join('\n')}`, [], { skill });
}

/** The notes marked with a skill or mentioning it, latest reviews first. */
export async function notesAbout(play: OwnPlay, skill: AskedSkill): Promise<OwnNote[]> {
  const notes = await play.notes();
  if (skill === 'overall') return [];
  return notes.filter((note) =>
    skill === 'smash'
      ? /\b(smash|remate)/.test(plain(`${note.title} ${note.comment}`))
      : noteSkills(note).includes(skill),
  );
}
