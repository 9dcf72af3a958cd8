// Answers about a player's coaches, sessions, goals, credits, messages, videos and payments.

import type { WaitingVideo } from '#contract/videos/videos.ts';
import { personName } from '#domain/people/person-name.ts';
import { waitState } from '#domain/videos/review-wait.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import { type Named, namedAlone } from '#server/assistant/understanding/own-names.ts';
import type { Speech } from './phrases/phrases.ts';
import { answered, escapeMarkdown, type Reply, videoLink } from './reply.ts';

export async function coachesAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const names = await player.coaches();
  if (names.length === 0) return answered(say.noCoach, ['/my-coaches/find']);
  return answered(say.coaches(names.map(escapeMarkdown)), ['/my-coaches']);
}

/** @param isCancelling whether the question is how to cancel it */
export async function nextSessionAnswer(
  say: Speech,
  player: PlayerData,
  named: Named | null,
  isCancelling: boolean,
): Promise<Reply> {
  if (!player.isClubMember) return answered(say.sessionsAreForMembers, ['/my-coaches']);
  const [next, ...later] = namedAlone(await player.sessions(), named);
  if (next === undefined) return answered(say.noSession, ['/player/training']);
  const words = say.nextSession({
    title: escapeMarkdown(next.title),
    moment: say.moment(player.timeZone ?? next.timeZone, next.sessionDate),
    place: next.place && escapeMarkdown(next.place),
    coach: next.coach && escapeMarkdown(next.coach),
    objectives: next.objectives && escapeMarkdown(next.objectives),
    later: later.length,
  });
  return isCancelling
    ? answered(`${say.cancelSession} ${words}`, ['/my-coaches', '/player/training'])
    : answered(words, ['/player/training']);
}

/** Who comes to the next session, as on its card. */
export async function sessionPeopleAnswer(say: Speech, player: PlayerData, named: Named | null): Promise<Reply> {
  const [next] = namedAlone(await player.sessions(), named);
  if (next === undefined) return nextSessionAnswer(say, player, null, false);
  return answered(
    say.sessionPeople({
      title: escapeMarkdown(next.title),
      moment: say.moment(player.timeZone ?? next.timeZone, next.sessionDate),
      coach: next.coach && escapeMarkdown(next.coach),
      partners: next.partners.map(escapeMarkdown),
    }),
    ['/player/training'],
  );
}

export async function goalsAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  if (!player.isClubMember) return answered(say.goalsAreForMembers, ['/my-coaches']);
  const set = await player.goals();
  if (set === null) return answered(say.noGoals, ['/player/goals']);
  const { targetLevel, targetDate } = set;
  const listed = (label: string, list: readonly string[]) =>
    list.length === 0 ? [] : [`- **${label}**: ${list.map(escapeMarkdown).join('; ')}`];
  const lines = [
    ...(targetLevel === null
      ? []
      : [`- ${say.targetLevel(say.figure(Number(targetLevel)), targetDate && say.day(null, targetDate))}`]),
    ...listed(say.shortTerm, set.shortTermGoals),
    ...listed(say.longTerm, set.longTermGoals),
    ...listed(say.skillPriorities, set.skillPriorities),
  ];
  return answered(lines.length === 0 ? say.emptyGoals : `${say.goals}\n\n${lines.join('\n')}`, ['/player/goals']);
}

export function creditsAnswer(say: Speech, { credits, isClubMember }: PlayerData): Reply {
  return answered(`${say.credits(credits)} ${isClubMember ? say.creditsOfMember : say.creditsOfOthers}`, [
    '/player/videos',
  ]);
}

export async function messagesAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const left = await player.messagesLeft();
  return left === null ? answered(say.noMessages, ['/subscription']) : answered(say.messages(left), ['/my-coaches']);
}

/** Reviewed videos named in one answer. */
const mostReviews = 3;

export async function videosAnswer(say: Speech, player: PlayerData, named: Named | null): Promise<Reply> {
  const counts = await player.videos();
  if (counts.videos === 0) return answered(say.noVideos, ['/upload']);
  const waiting = await player.waiting();
  const asked = namedAlone(waiting, named);
  const waits =
    asked.length < waiting.length
      ? `\n\n${waitLines(say, player.timeZone, asked)}`
      : waitsInWords(say, player.timeZone, waiting, counts.inReview);
  const reviewed = (await player.reviews()).slice(0, mostReviews);
  const titles = reviewed.map(({ title, videoId }) => `[${escapeMarkdown(title)}](${videoLink(videoId)})`).join(', ');
  const last = reviewed.length === 0 ? '' : `\n\n${say.reviewedLast}: ${titles}`;
  return answered(say.videos(counts) + waits + last, ['/player/videos']);
}

/** When to expect each review: a sentence for one video, a list for several. */
function waitsInWords(say: Speech, zone: string | null, waiting: readonly WaitingVideo[], inReview: number): string {
  const [only, ...others] = waiting;
  if (only === undefined) return '';
  if (others.length === 0) return ` ${waitInWords(say, zone, only)}`;
  const first = waiting.length < inReview ? ` ${say.firstDue}` : '';
  return `${first}\n\n${waitLines(say, zone, waiting)}`;
}

function waitLines(say: Speech, zone: string | null, waiting: readonly WaitingVideo[]): string {
  return waiting.map((video) => `- “${escapeMarkdown(video.title)}”: ${waitInWords(say, zone, video)}`).join('\n');
}

function waitInWords(say: Speech, zone: string | null, video: WaitingVideo): string {
  const state = waitState(video, new Date());
  const { reviewer, asked, coaches, dueAt } = video;
  const offered = asked ? [asked] : coaches;
  const isOpen = reviewer === null && offered.length === 0;
  if (state === 'paused' || state === 'unassigned' || isOpen) return say.wait(state);
  const due = say.moment(zone ?? 'UTC', dueAt);
  const names = (reviewer ? [reviewer] : offered).map((coach) => escapeMarkdown(personName(coach))).join(', ');
  return `${say.wait(state)} ${reviewer ? say.reviewer(names, due) : say.offered(names, due)}`;
}

export async function paymentAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const plan = await player.plan();
  if (plan === null) return answered(say.noPlan, ['/subscription']);
  const on = (moment: string) => say.day(player.timeZone, moment);
  const links = ['/subscription-management'];
  if (plan.graceUntil !== null) return answered(say.paymentFailed(plan.name, on(plan.graceUntil)), links);
  if (plan.isCancelled) return answered(say.planEnds(plan.name, on(plan.periodEnd)), links);
  return answered(say.nextPayment(plan.nextName, say.money(plan.nextCents, plan.currency), on(plan.periodEnd)), links);
}

export async function refundAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const refunds = await player.refunds();
  const lines = refunds.map(({ cents, currency, name }) => say.refund(say.money(cents, currency), name));
  return answered(refunds.length === 0 ? say.noRefund : [...lines, say.refundTakes].join(' '), [
    '/subscription-management',
  ]);
}
