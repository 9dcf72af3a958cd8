// Answers to coaches and club managers about their own sessions, players and figures.

import { countFitting } from '#domain/reviews/evening/evening-plan.ts';
import type { ClubData, CoachData, CoachedSession } from '#server/assistant/staff-data.ts';
import type { Speech } from './phrases/phrases.ts';
import { answered, escapeMarkdown, type Reply } from './reply.ts';

/** Players named in one answer. */
const mostNames = 20;
/** Minutes that a coach means without saying how long, and in an hour. */
const [usualEvening, hour] = [60, 60];

const named = (names: readonly string[]) => names.map(escapeMarkdown).join(', ');

export async function coachSessionAnswer(say: Speech, coach: CoachData): Promise<Reply> {
  const [next, ...later] = await coach.sessions();
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
    return names.length === 0 ? [] : [`- ${label}: ${named(names)}`];
  });
  return lines.join('\n');
}

export async function coachedPlayersAnswer(say: Speech, coach: CoachData): Promise<Reply> {
  const { names, hasMore } = await coach.players();
  if (names.length === 0) return answered(say.noPlayers, ['/coach/players', '/coach/add-player']);
  const rest = hasMore || names.length > mostNames ? ', …' : '';
  const count = `${names.length}${hasMore ? '+' : ''}`;
  return answered(say.coachedPlayers(count, named(names.slice(0, mostNames)) + rest), ['/coach/players']);
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
