// Answers to coaches, club managers and administrators about their own sessions, players and figures.

import type { Role } from '#domain/people/roles.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import { countFitting } from '#domain/reviews/evening/evening-plan.ts';
import type { AdminData, ClubData, CoachData, CoachedSession, DueVideo } from '#server/assistant/staff-data.ts';
import { type Named, namedAlone } from '#server/assistant/understanding/own-names.ts';
import type { Speech } from './phrases/phrases.ts';
import { answered, escapeMarkdown, type Reply } from './reply.ts';

/** Players named in one answer. */
const mostNames = 20;
/** Minutes that a coach means without saying how long, and in an hour. */
const [usualEvening, hour] = [60, 60];

const listed = (names: readonly string[]) => names.map(escapeMarkdown).join(', ');

export async function coachSessionAnswer(say: Speech, coach: CoachData, named: Named | null): Promise<Reply> {
  const [next, ...later] = namedAlone(await coach.sessions(), named);
  if (next === undefined) return answered(say.noCoachSession, ['/coach/sessions']);
  const words = say.nextSession({
    title: escapeMarkdown(next.title),
    moment: say.moment(coach.timeZone ?? next.timeZone, next.sessionDate),
    place: next.place && escapeMarkdown(next.place),
    coach: null,
    objectives: null,
    later: later.length,
  });
  return answered(`${words}\n\n${whoComes(say, next)}`, ['/coach/sessions']);
}

/** Who comes to a session, who cannot, and who has not answered. */
function whoComes(say: Speech, { players }: CoachedSession): string {
  const lines = (
    [
      [say.coming, 'coming'],
      [say.cannotCome, 'cant'],
      [say.noAnswer, null],
    ] as const
  ).flatMap(([label, wanted]) => {
    const names = players.filter(({ answer }) => answer === wanted).map(({ name }) => name);
    return names.length === 0 ? [] : [`- ${label}: ${listed(names)}`];
  });
  return lines.join('\n');
}

export async function coachedPlayersAnswer(say: Speech, coach: CoachData): Promise<Reply> {
  const { names, hasMore } = await coach.players();
  if (names.length === 0) return answered(say.noPlayers, ['/coach/players', '/coach/add-player']);
  const rest = hasMore || names.length > mostNames ? ', …' : '';
  const count = `${names.length}${hasMore ? '+' : ''}`;
  return answered(say.coachedPlayers(count, listed(names.slice(0, mostNames)) + rest), ['/coach/players']);
}

/** How many of the open videos fit into the minutes of the question: "I have an hour", "90 minutter". */
export async function eveningAnswer(say: Speech, coach: CoachData, text: string): Promise<Reply> {
  const { minutes: each, reviews } = await coach.evening();
  if (each.length === 0) return answered(say.nothingToReview, ['/coach/videos']);
  const minutes = minutesIn(text) ?? usualEvening;
  const fitting = countFitting(
    each.map((one) => ({ minutes: one })),
    minutes,
  );
  const all = each.reduce((sum, one) => sum + one, 0);
  return answered(say.evening({ fitting, open: each.length, minutes, all, reviews }), ['/coach/videos']);
}

/** The minutes in a normalised text, in any of the three languages; null without any. */
function minutesIn(text: string): number | null {
  const [, minutes] = /\b(\d{1,3}) ?(?:m|min|mins|minutes?|minutter|minutos?)\b/.exec(text) ?? [];
  if (minutes !== undefined) return Number(minutes);
  if (/\b(half an hour|halv time|halve time|media hora)\b/.test(text)) return hour / 2;
  const [, hours] =
    /\b(an?|one|two|three|en|to|tre|una|dos|tres|\d(?:\.5)?)(?: and a half)? (?:hours?|h|timer?|horas?)\b/.exec(text) ??
    [];
  return hours === undefined ? null : hour * (numbers[hours] ?? Number(hours));
}

const numbers: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  en: 1,
  una: 1,
  two: 2,
  to: 2,
  dos: 2,
  three: 3,
  tre: 3,
  tres: 3,
};

export async function clubFiguresAnswer(say: Speech, club: ClubData): Promise<Reply> {
  const figures = await club.figures();
  const lines = say.figures({ ...figures, coaches: figures.coaches.map(escapeMarkdown) }).map((line) => `- ${line}`);
  return answered(lines.join('\n'), ['/club/dashboard', '/club/players']);
}

export async function clubGroupsAnswer(say: Speech, club: ClubData): Promise<Reply> {
  const groups = await club.groups();
  const lines = groups.map(({ name, members }) => `- ${say.group(escapeMarkdown(name), members)}`);
  return answered(lines.length === 0 ? say.noGroups : lines.join('\n'), ['/club/groups']);
}

export async function clubCodeAnswer(say: Speech, club: ClubData): Promise<Reply> {
  const found = await club.code();
  return answered(found === null ? say.noClub : say.clubCode(escapeMarkdown(found.name), found.code), [
    '/club/dashboard',
  ]);
}

export async function withoutCoachAnswer(say: Speech, club: ClubData): Promise<Reply> {
  const count = await club.withoutCoach();
  const members = { label: say.membersWithoutCoach, to: '/club/players?coach=none' };
  return answered(say.withoutCoach(count), [count === 0 ? '/club/players' : members]);
}

/** Videos named in one answer. */
const mostVideos = 5;

/**
 * The overdue reviews, or the next ones that are due.
 *
 * @param text in English: "how many" asks for their count
 */
export async function dueAnswer(say: Speech, role: Role, data: CoachData | ClubData, text: string): Promise<Reply> {
  const { timeZone } = data;
  const { overdue, next } = await data.due();
  const screen = addressFor('videos', role);
  if (next.length === 0) return answered(say.nothingToReview, [screen]);
  const shown = next.slice(0, overdue > 0 ? Math.min(overdue, mostVideos) : mostVideos);
  const line = ({ videoId, title, player, dueAt }: DueVideo) =>
    `- [${escapeMarkdown(title)}](${addressFor('review', role, videoId)}), ${escapeMarkdown(player)}: ${say.moment(timeZone ?? 'UTC', dueAt)}`;
  const open = 'evening' in data ? (await data.evening()).minutes.length : (await data.figures()).waiting;
  const count = /\bhow many\b/.test(text) ? `${say.openAndOverdue(open, overdue)}\n\n` : '';
  const heading = overdue > 0 ? say.overdueReviews(overdue) : say.noneOverdue;
  return answered(`${count}${heading}\n\n${shown.map(line).join('\n')}`, [screen]);
}

/** Evenings named in one answer. */
const mostEvenings = 3;

/** The open ranking evenings, or the last finished one. */
export async function staffEveningsAnswer(
  say: Speech,
  role: 'coach' | 'club',
  { evenings }: CoachData | ClubData,
  named: Named | null,
): Promise<Reply> {
  const all = namedAlone(await evenings(), named);
  const screen = `/${role}/ranking-evenings`;
  const open = all.filter(({ isFinished }) => !isFinished);
  const shown = open.length > 0 ? open.slice(0, mostEvenings) : all.slice(0, 1);
  if (shown.length === 0) return answered(say.noEvening, [screen]);
  const lines = shown.map(({ id, title, heldOn, isFinished, ready, players }) => {
    const linked = `[${escapeMarkdown(title)}](${screen}/${id}), ${say.day(null, heldOn)}`;
    return `- ${linked}: ${isFinished ? say.finishedEvening : say.openEvening(ready, players)}`;
  });
  const heading = open.length > 0 ? say.openEvenings : say.lastEvening;
  return answered(`${heading}\n\n${lines.join('\n')}`, [screen]);
}

/** Days that an administrator asks about without saying how many. */
const [usualDays, monthDays] = [7, 30];

/** Counts of the last days, and what is open now: "how many videos today", "brugere denne måned". */
export async function adminFiguresAnswer(say: Speech, admin: AdminData, text: string): Promise<Reply> {
  const isToday = /\b(today|i dag|hoy)\b/.test(text);
  const days = /\b(month|months|maned|maaned|maneden|mes)\b/.test(text) ? monthDays : isToday ? 1 : usualDays;
  const figures = await admin.figures(days);
  const lines = say.adminFigures(figures).map((line) => `- ${line}`);
  return answered(lines.join('\n'), ['/admin/analytics', '/admin/users', '/admin/videos']);
}

/** How many reviews are open and overdue. */
export async function adminDueAnswer(say: Speech, admin: AdminData): Promise<Reply> {
  const { open, overdue } = await admin.figures(1);
  return answered(say.openAndOverdue(open, overdue), [overdue > 0 ? '/admin/videos?show=overdue' : '/admin/videos']);
}
