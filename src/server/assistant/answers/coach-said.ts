// What the coach wrote: notes on a skill, or the latest review.

import { normalise } from '#domain/assistant/normalise.ts';
import type { AskedSkill } from '#domain/assistant/turns.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { noteSkills } from '#domain/reviews/notes/review-evidence.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import type { PlayerData, PlayerNote } from '#server/assistant/player-data.ts';
import type { Speech } from './phrases/phrases.ts';
import { noReviewAnswer } from './profile.ts';
import { answered, escapeMarkdown, type Reply, ratedSkill, reviewLink, videoLink } from './reply.ts';
import { priorityLines } from './work-on.ts';

const maxNotes = 3;

/** The notes at the moment that the question names (4:05), those on its skill, or the latest review. */
export async function coachSaidAnswer(
  say: Speech,
  player: PlayerData,
  skill: AskedSkill | null,
  question = '',
): Promise<Reply> {
  const [review] = await player.reviews();
  if (review === undefined) return noReviewAnswer(say, say.what.said);
  const [moment] = /\b\d{1,3}:\d{2}\b/.exec(question) ?? [];
  const there = moment === undefined ? [] : await notesAt(player, moment);
  if (there.length > 0) return answered(there.map((note) => `- ${noteLine(say, note)}`).join('\n'));
  const quote = (words: string) => escapeMarkdown(excerpt(words));
  if (skill === null || skill === 'overall') {
    const lines = [
      `- **${say.strengths}**: ${quote(review.overallStrengths)}`,
      `- **${say.toImprove}**: ${quote(review.areasOfImprovement)}`,
      `- **${say.recommended}**: ${quote(review.recommendationsForImprovement)}`,
      ...priorityLines(say, review).map((line) => `- ${line}`),
    ];
    const day = say.day(player.timeZone, review.publishedAt);
    const intro = say.wrote(escapeMarkdown(review.title), escapeMarkdown(review.coach), day);
    return answered(`${intro}\n\n${lines.join('\n')}`, [reviewLink(say, review.videoId)]);
  }
  const notes = (await notesOnSkill(player, skill)).slice(0, maxNotes);
  const rated = ratedSkill(skill);
  const rating = rated === null ? undefined : latestRatings(await player.ratings()).get(rated);
  const comment = withoutAiPrefix((rating as { comment?: string | null } | undefined)?.comment ?? '');
  const name = say.skill(skill);
  const priorities = review.priorities.filter((one) => one.skill === skill);
  if (notes.length === 0 && comment === '' && priorities.length === 0)
    return answered(say.notWritten(name), ['/my-coaches']);
  const lines = [
    ...(comment === '' ? [] : [`- ${say.withRating}: ${quote(comment)}`]),
    ...priorityLines(say, { priorities }).map((line) => `- ${line}`),
    ...notes.map((note) => `- ${noteLine(say, note)}`),
  ];
  return answered(`${say.wroteAbout(name)}\n\n${lines.join('\n')}`, [], { skill });
}

/** The notes at a moment of their videos ("4:05"), latest reviews first. */
async function notesAt(player: PlayerData, moment: string): Promise<PlayerNote[]> {
  const notes = await player.notes();
  return notes.filter(({ timestamp }) => formatClockTime(timestamp) === moment).slice(0, maxNotes);
}

/** A note with its moment, linked, and its words. */
export function noteLine(say: Speech, { videoId, videoTitle, timestamp, title, comment }: PlayerNote): string {
  const moment = say.momentIn(formatClockTime(timestamp), escapeMarkdown(videoTitle));
  return `[${moment}](${videoLink(videoId, timestamp)}): ${escapeMarkdown(excerpt(`${title}. ${comment}`))}`;
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
