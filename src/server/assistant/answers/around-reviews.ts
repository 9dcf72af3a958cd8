// Answers about what is around reviews: the same situation, when reviews open, second reviews, and what is unread.

import { addressFor } from '#domain/reader-addresses.ts';
import type { Weekday } from '#domain/training/training-requests.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import type { Speech } from './phrases/phrases.ts';
import { answered, escapeMarkdown, type Reply, reviewLink, videoLink } from './reply.ts';

/** Open requests for the same situation, the earliest due first. */
export async function situationAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const open = await player.situations();
  const [first] = open;
  if (first === undefined) return answered(say.noSituation, ['/player/videos']);
  const lines = open.map(({ skill, focus, dueOn, title, reply }) => {
    const asked = { skill: say.skillName(skill), focus: escapeMarkdown(focus), title: escapeMarkdown(title) };
    const sent = reply === null ? '' : ` ${say.situationSent(escapeMarkdown(reply))}`;
    return `- ${say.situation({ ...asked, by: say.day(null, dueOn) })}${sent}`;
  });
  return answered(`${say.situations}\n\n${lines.join('\n')}`, [reviewLink(say, first.videoId), '/upload'], {
    skill: first.skill,
  });
}

/** When reviews open, and those that are closed until then. */
export async function openingAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const [choice, reviews] = await Promise.all([player.opening(), player.reviews()]);
  const days = choice?.days.map((day) => weekdayIn(say, day)) ?? [];
  const rule = choice === null ? say.opensAtOnce : say.opens(choice.time, days.length === 0 ? null : days.join(', '));
  const closed = reviews.flatMap(({ title, opensAt }) =>
    opensAt === null ? [] : [say.reviewOpens(escapeMarkdown(title), say.moment(player.timeZone ?? 'UTC', opensAt))],
  );
  return answered([rule, ...closed].join(' '), ['/player/profile', ...(closed.length > 0 ? ['/player/videos'] : [])]);
}

/** 5 January 1970 was a Monday. */
const firstDays: Record<Weekday, string> = {
  monday: '1970-01-05',
  tuesday: '1970-01-06',
  wednesday: '1970-01-07',
  thursday: '1970-01-08',
  friday: '1970-01-09',
  saturday: '1970-01-10',
  sunday: '1970-01-11',
};

function weekdayIn(say: Speech, day: Weekday): string {
  return new Intl.DateTimeFormat(say.locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(firstDays[day]));
}

export async function secondReviewAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const asked = await player.secondReviews();
  if (asked.length === 0) return answered(say.noSecondReview, ['/player/videos']);
  const lines = asked.map(({ videoId, title, state }) => {
    const shown = `[${escapeMarkdown(title)}](${videoLink(videoId)}): ${say.secondReview[state]}`;
    return state === 'both'
      ? `- ${shown}. [${say.compare}](${addressFor('comparison', 'player', videoId)})`
      : `- ${shown}`;
  });
  return answered(lines.join('\n'), ['/player/videos']);
}

/** Unread messages, answers to notes among them, and notifications. */
export async function unreadAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const { messages, notifications } = await player.unread();
  const words = messages + notifications === 0 ? say.allRead : say.unread(messages, notifications);
  return answered(words, ['/my-coaches', '/notifications']);
}
