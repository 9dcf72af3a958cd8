// Answers about what a question names: one reviewed video of the player who asks, or a player of the coach who asks.

import type { AskedSkill } from '#domain/assistant/turns.ts';
import type { Role } from '#domain/people/roles.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import { isOverdue } from '#domain/reviews/due-groups.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import type { PlayerData, PlayerReview } from '#server/assistant/player-data.ts';
import type { CoachData, CoachedName, CoachedPlayer, DueVideo } from '#server/assistant/staff-data.ts';
import type { PersonalIntent } from '#server/assistant/understanding/intents.ts';
import type { Named, TitledKind } from '#server/assistant/understanding/own-names.ts';
import { noteLine, notesOnSkill } from './coach-said.ts';
import type { Speech } from './phrases/phrases.ts';
import { answered, escapeMarkdown, type Reply, reviewLink } from './reply.ts';
import { priorityLines } from './work-on.ts';

/** What people ask of a review by the title of its video. */
const ofReviews: readonly PersonalIntent[] = ['rating', 'profile', 'coach-said', 'work-on', 'videos', 'change'];

/** What coaches ask of a player by name. */
const ofPlayers: readonly PersonalIntent[] = ['coached-player', 'coached-players', 'due-reviews'];

/** What people ask of something by its title. */
const ofTitled: Record<TitledKind, readonly PersonalIntent[]> = {
  video: ['videos', 'coaches', 'work'],
  session: ['next-session', 'session-people', 'cancel-session'],
  'open-session': ['open-sessions'],
  evening: ['ranking-evening', 'level', 'why-level'],
};

/** Whether a question that names a review, a player or something with a title asks for it. */
export function isAboutNamed(intent: PersonalIntent, named: Named): boolean {
  if ('players' in named) return ofPlayers.includes(intent);
  return ('review' in named ? ofReviews : ofTitled[named.kind]).includes(intent);
}

/** Skills named as the best and the lowest of a review. */
const mostSkills = 2;

/** One review: its rating, or that of a skill with the notes on it, the best and lowest skills, and what the coach wrote. */
export async function namedReviewAnswer(
  say: Speech,
  player: PlayerData,
  review: PlayerReview,
  { skill, intent }: { skill: AskedSkill | null; intent: PersonalIntent },
): Promise<Reply> {
  const ratings = (await player.ratings()).filter(({ videoId }) => videoId === review.videoId);
  const ratingOf = (name: string) => ratings.find(({ skillName }) => skillName === name)?.rating;
  const asked = skill === null || skill === 'smash' ? 'overall' : skill;
  const rating = ratingOf(asked);
  const ranked = singleSkills
    .flatMap((one): [SingleSkill, number][] => (ratingOf(one) === undefined ? [] : [[one, Number(ratingOf(one))]]))
    .toSorted(([, one], [, other]) => other - one);
  const list = (some: typeof ranked) =>
    some.map(([one, value]) => `${say.skillName(one)} ${say.figure(value)}`).join(', ');
  const quote = (text: string) => escapeMarkdown(excerpt(text));
  const notes = skill === null ? [] : await notesOnSkill(player, skill);
  const lines = [
    ...(rating === undefined ? [] : [`**${say.skillName(asked)}**: ${say.ofSeven(Number(rating))}`]),
    ...notes.filter(({ videoId }) => videoId === review.videoId).map((note) => noteLine(say, note)),
    ...(ranked.length <= mostSkills
      ? []
      : [
          `${say.bestRated}: ${list(ranked.slice(0, mostSkills))}`,
          `${say.lowestRated}: ${list(ranked.slice(-mostSkills).toReversed())}`,
        ]),
    `**${say.strengths}**: ${quote(review.overallStrengths)}`,
    `**${say.toImprove}**: ${quote(review.areasOfImprovement)}`,
    ...(intent === 'work-on' ? priorityLines(say, review) : []),
  ];
  const heading = say.namedReview(
    escapeMarkdown(review.title),
    escapeMarkdown(review.coach),
    say.day(player.timeZone, review.publishedAt),
  );
  return answered(`${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}`, [reviewLink(say, review.videoId)], {
    skill: skill ?? 'overall',
  });
}

/** What the coach's list says about the players whom the question names, and when their reviews are due. */
export async function namedPlayersAnswer(
  say: Speech,
  role: Role,
  coach: CoachData,
  names: readonly CoachedName[],
): Promise<Reply> {
  const found = (await Promise.all(names.map(({ id }) => coach.player(id)))).filter((one) => one !== null);
  if (found.length === 0) return answered(say.noPlayers, ['/coach/players']);
  const links = found.map(({ id, name }) => ({ label: escapeMarkdown(name), to: addressFor('person', role, id) }));
  const reviews = found.flatMap(({ waiting }) =>
    waiting.map(({ title, videoId }) => ({ label: escapeMarkdown(title), to: addressFor('review', role, videoId) })),
  );
  return answered(found.map((one) => onePlayer(say, coach, one)).join('\n\n'), [...links, ...reviews]);
}

function onePlayer(say: Speech, { timeZone }: CoachData, player: CoachedPlayer): string {
  const { name, level, isLevelVerified, lastVideoAt, lastContactAt, waiting } = player;
  const day = (moment: string | null) => moment && say.day(timeZone, moment);
  const lines = [
    say.playersLevel(level === null ? null : say.figure(Number(level)), isLevelVerified),
    say.lastVideo(day(lastVideoAt)),
    say.lastContact(day(lastContactAt)),
    ...(waiting.length === 0 ? [say.noneWaits] : waiting.map((video) => dueLine(say, timeZone, video))),
  ];
  return `**${escapeMarkdown(name)}**\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** "“Semi-final” is due on Tuesday 24 November at 18:00 (Copenhagen time)". */
function dueLine(say: Speech, timeZone: string | null, video: DueVideo) {
  const named = escapeMarkdown(video.title);
  if (video.pausedAt !== null) return say.pausedVideo(named);
  const moment = say.moment(timeZone ?? 'UTC', video.dueAt);
  return isOverdue(video, Date.now()) ? say.overdueVideo(named, moment) : say.dueVideo(named, moment);
}
