// Answers about a player's sessions, goals, credits, messages and videos.

import type { WaitingVideo } from '#contract/videos/videos.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { reviewWait } from '#domain/videos/review-wait.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import { answered, escapeMarkdown, formatDay, formatMoment, type Reply } from './reply.ts';

const training = { label: 'Training Sessions', to: '/player/training' };
const goals = { label: 'My Goals', to: '/player/goals' };
const coaches = { label: 'My Coaches', to: '/my-coaches' };

export async function nextSessionAnswer(player: PlayerData): Promise<Reply> {
  if (!player.isClubMember)
    return answered('Training sessions are for club members. Ask your coach about lessons outside a club.', [coaches]);
  const [next, ...later] = await player.sessions();
  if (next === undefined) return answered('You have no training session booked. Your coach books them.', [training]);
  const place = next.place === null ? '' : ` at ${escapeMarkdown(next.place)}`;
  const coach = next.coach === null ? '' : ` with ${escapeMarkdown(next.coach)}`;
  const aims = next.objectives === null ? '' : ` Objectives: ${escapeMarkdown(next.objectives)}`;
  const more = later.length === 0 ? '' : ` ${later.length} more ${later.length === 1 ? 'is' : 'are'} booked.`;
  return answered(
    `Your next session is **${escapeMarkdown(next.title)}** on ${formatMoment(player.timeZone ?? next.timeZone, next.sessionDate)}${place}${coach}.${aims}${more}`,
    [training],
  );
}

export async function goalsAnswer(player: PlayerData): Promise<Reply> {
  if (!player.isClubMember) return answered('Goals are for club members. Their coach sets them.', [coaches]);
  const set = await player.goals();
  if (set === null) return answered('Your coach hasn’t set any goals for you yet.', [goals]);
  const target =
    set.targetLevel === null
      ? []
      : [
          `- **Target level** ${oneDecimal(Number(set.targetLevel))}${set.targetDate === null ? '' : ` by ${formatDay(null, set.targetDate)}`}`,
        ];
  const listed = (label: string, list: readonly string[]) =>
    list.length === 0 ? [] : [`- **${label}**: ${list.map(escapeMarkdown).join('; ')}`];
  const lines = [
    ...target,
    ...listed('Short term', set.shortTermGoals),
    ...listed('Long term', set.longTermGoals),
    ...listed('Skill priorities', set.skillPriorities),
  ];
  if (lines.length === 0) return answered('Your coach has started your goals, but they’re still empty.', [goals]);
  return answered(`Your coach has set:\n\n${lines.join('\n')}`, [goals]);
}

export function creditsAnswer(player: PlayerData): Reply {
  const count = `You have **${player.credits}** analysis ${player.credits === 1 ? 'credit' : 'credits'} left.`;
  const member = player.isClubMember
    ? ' As a club member you don’t need one to send a video.'
    : ' Each video you send takes one.';
  return answered(count + member, [{ label: 'My Videos', to: '/player/videos' }]);
}

export async function messagesAnswer(player: PlayerData): Promise<Reply> {
  const left = await player.messagesLeft();
  if (left === null) {
    return answered('You need a subscription to message your coach, and you don’t have one at the moment.', [
      { label: 'Subscription', to: '/subscription' },
    ]);
  }
  return answered(`You have **${left}** ${left === 1 ? 'message' : 'messages'} left this month.`, [coaches]);
}

export async function videosAnswer(player: PlayerData): Promise<Reply> {
  const { videos, analyzed, inReview } = await player.videos();
  if (videos === 0) return answered('You haven’t sent a video yet.', [{ label: 'Send a video', to: '/upload' }]);
  const sent = `You have sent **${videos}** ${videos === 1 ? 'video' : 'videos'}: ${analyzed} reviewed, ${inReview} in review.`;
  return answered(sent + waitsInWords(await player.waiting(), inReview), [
    { label: 'My Videos', to: '/player/videos' },
  ]);
}

/** When to expect each review, in the same words as on the screens: a sentence for one video, a list for several. */
function waitsInWords(waiting: readonly WaitingVideo[], inReview: number): string {
  const now = new Date();
  const words = (video: WaitingVideo) => reviewWait(video, now);
  const [only, ...others] = waiting;
  if (only === undefined) return '';
  if (others.length === 0) return ` ${words(only)}`;
  const first = waiting.length < inReview ? ' The first due:' : '';
  return `${first}\n\n${waiting.map((video) => `- “${escapeMarkdown(video.title)}”: ${words(video)}`).join('\n')}`;
}
