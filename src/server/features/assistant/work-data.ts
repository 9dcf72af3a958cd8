// What waits for a coach, a club's manager or an administrator, and what they ask about their work, as on their screens.

import { seasonOf } from '#domain/levels/clip-season.ts';
import { shownCode } from '#domain/people/club-codes.ts';
import { personName } from '#domain/people/person-name.ts';
import { coachRoles, isCoach, type Role } from '#domain/people/roles.ts';
import { orderEvening, paceOf } from '#domain/reviews/evening/evening-plan.ts';
import { dayLength } from '#domain/time/moments.ts';
import { momentsOf, presetPeriod } from '#domain/time/period.ts';
import { addDays, wallTime } from '#domain/time/time-zones.ts';
import { turnaroundDays } from '#domain/videos/turnaround.ts';
import type { Work } from '#server/assistant/answers/reply.ts';
import type {
  AdminData,
  AdminFigures,
  ClubData,
  ClubFigures,
  CoachData,
  CoachedPlayer,
  DueVideo,
  StaffEvening,
} from '#server/assistant/staff-data.ts';
import type { Database } from '#server/db/database.ts';
import { findClub } from '#server/features/accounts/joining.queries.ts';
import { analyse } from '#server/features/administration/analytics/analytics.presenters.ts';
import { countPeopleByRole, countWaiting } from '#server/features/administration/dashboard/admin-dashboard.queries.ts';
import { countFailedJobs } from '#server/features/administration/failed-jobs/failed-jobs.queries.ts';
import {
  countNeeds,
  listActivePlayers,
  listWaitingVideos,
  readVideoFigures,
} from '#server/features/clubs/dashboard/club-dashboard.queries.ts';
import { listNamedCoaches } from '#server/features/clubs/people/coaches.queries.ts';
import { listGroups } from '#server/features/clubs/people/groups/club-groups.queries.ts';
import { countPeople } from '#server/features/clubs/people/players.queries.ts';
import { listEvenings } from '#server/features/levels/evenings.queries.ts';
import { countLevels, countSecondOpinions } from '#server/features/levels/levels.queries.ts';
import { findWaitingClips } from '#server/features/levels/reference-clips/reference-clips.queries.ts';
import { countUnread } from '#server/features/messages/messages.queries.ts';
import { listUnanswered } from '#server/features/messages/note-answers/note-answers.queries.ts';
import { countRequests } from '#server/features/people/coach-dashboard/coach-dashboard.queries.ts';
import {
  countVideosFor,
  findConnectedPlayer,
  findLastContact,
} from '#server/features/people/coaching/one-player.queries.ts';
import { listCoachedPlayers, listNamesOfPlayers } from '#server/features/people/coaching/players.queries.ts';
import { listJuniorsOfClub } from '#server/features/people/families/club-juniors.queries.ts';
import {
  countOverdue,
  countQueue,
  listEveningVideos,
  listNextDue,
  listSittings,
} from '#server/features/reviews/queue/review-queue.queries.ts';
import { listCoachSessions } from '#server/features/training/coach-sessions.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';

/** What waits for the actor; null for players. */
export function workData(db: Database, actor: Actor): (() => Promise<Work[]>) | null {
  if (isCoach(actor.role)) return () => workOfCoach(db, actor);
  if (actor.role === 'admin') return () => workOfAdministrators(db);
  const { clubId } = actor;
  return actor.role === 'club' && clubId !== null ? () => workOfClub(db, clubId) : null;
}

async function workOfCoach(db: Database, actor: Actor): Promise<Work[]> {
  const [queue, levels, requests, answers, unread, clips] = await Promise.all([
    countQueue(db, actor),
    countLevels(db, actor),
    countRequests(db, actor.id),
    listUnanswered(db, actor, 1),
    countUnread(db, actor.id),
    findWaitingClips(db, seasonOf(new Date()), actor.id),
  ]);
  return [
    { kind: 'overdue', count: queue.overdue, to: '/coach/videos' },
    { kind: 'toReview', count: queue['to-review'], to: '/coach/videos' },
    { kind: 'levels', count: levels.awaiting, to: '/admin/level-verification' },
    { kind: 'requests', count: requests, to: '/coach/players' },
    { kind: 'answers', count: answers.count, to: '/coach/dashboard' },
    { kind: 'unread', count: unread, to: '/coach/messages' },
    { kind: 'clips', count: clips?.clips ?? 0, to: '/coach/reference-clips' },
  ];
}

async function workOfClub(db: Database, clubId: string): Promise<Work[]> {
  const [needs, { counts }, people] = await Promise.all([
    countNeeds(db, clubId),
    readVideoFigures(db, clubId, new Date().toISOString()),
    countPeople(db, clubId, { level: 'all', activity: 'all' }),
  ]);
  return [
    { kind: 'overdue', count: counts.overdue, to: '/club/videos' },
    { kind: 'applicants', count: needs.applicants, to: '/club/players' },
    { kind: 'withoutCoach', count: needs.withoutCoach, to: '/club/players' },
    { kind: 'expired', count: needs.expired, to: '/club/players' },
    { kind: 'unanswered', count: needs.unanswered, to: '/club/players' },
    { kind: 'members', count: people.members, to: '/club/players' },
  ];
}

async function workOfAdministrators(db: Database): Promise<Work[]> {
  const [waiting, levels, failedJobs] = await Promise.all([
    countWaiting(db),
    countSecondOpinions(db),
    countFailedJobs(db),
  ]);
  return [
    { kind: 'approvals', count: waiting.waitingApprovals, to: '/admin/users?state=pending' },
    { kind: 'takedowns', count: waiting.openTakedowns, to: '/admin/takedowns' },
    { kind: 'failedJobs', count: failedJobs, to: '/admin/failures' },
    { kind: 'overdue', count: waiting.videosOverdue, to: '/admin/videos?show=overdue' },
    { kind: 'videosWithoutCoach', count: waiting.videosWithoutCoach, to: '/admin/videos?show=without-coach' },
    { kind: 'secondOpinions', count: levels, to: '/admin/level-verification' },
  ];
}

/** Videos read to name those that are due. */
const mostDue = 20;

type DueRow = Pick<Awaited<ReturnType<typeof listNextDue>>[number], 'videoId' | 'title' | 'dueAt' | 'pausedAt'> & {
  player: { firstName: string; lastName: string };
};

const toDue = ({ videoId, title, player, dueAt, pausedAt }: DueRow): DueVideo => ({
  videoId,
  title,
  player: personName(player),
  dueAt,
  pausedAt,
});

/** The latest ranking evenings, as on the list of the coach or the club. */
async function listStaffEvenings(db: Database, actor: Actor): Promise<StaffEvening[]> {
  const { rows } = await listEvenings(db, actor, undefined);
  return rows.map(({ id, title, heldOn, finishedAt, players, ready }) => ({
    id,
    title,
    heldOn,
    isFinished: finishedAt !== null,
    players,
    ready,
  }));
}

/** What a coach's list and page say about a connected player; null for anyone else. */
async function readPlayer(db: Database, actor: Actor, playerId: string): Promise<CoachedPlayer | null> {
  const player = await findConnectedPlayer(db, actor.id, playerId);
  if (player === null) return null;
  const [{ lastVideoAt }, lastContactAt, due] = await Promise.all([
    countVideosFor(db, actor, playerId),
    findLastContact(db, actor.id, playerId),
    listNextDue(db, actor, mostDue, playerId),
  ]);
  const { id, currentLevel: level, isLevelVerified } = player;
  return { id, name: personName(player), level, isLevelVerified, lastVideoAt, lastContactAt, waiting: due.map(toDue) };
}

/** A coach's sessions, players, videos and evenings; null for everyone else. */
export function coachData(db: Database, actor: Actor): CoachData | null {
  if (!isCoach(actor.role)) return null;
  return {
    timeZone: actor.timeZone,
    club: async () => (actor.clubId && (await findClub(db, actor.clubId))?.name) || null,
    async sessions() {
      const { rows } = await listCoachSessions(db, actor, { show: 'upcoming', from: new Date().toISOString() });
      return rows.map(({ players, ...session }) => ({
        ...session,
        players: players.map(({ answer, ...person }) => ({ name: personName(person), answer })),
      }));
    },
    async players() {
      const { rows, next } = await listCoachedPlayers(db, actor.id, { show: 'all', sort: 'name' });
      return { names: rows.map((player) => personName(player)), hasMore: next !== null };
    },
    names: () => listNamesOfPlayers(db, actor.id),
    player: (id) => readPlayer(db, actor, id),
    async due() {
      const [overdue, next] = await Promise.all([countOverdue(db, actor), listNextDue(db, actor, mostDue)]);
      return { overdue, next: next.map(toDue) };
    },
    evenings: () => listStaffEvenings(db, actor),
    async evening() {
      const [videos, sittings] = await Promise.all([listEveningVideos(db, actor), listSittings(db, actor.id)]);
      const pace = paceOf(sittings);
      return { minutes: orderEvening(videos, pace, new Date()).map(({ minutes }) => minutes), reviews: pace.reviews };
    },
  };
}

/** The figures, groups, code, videos and evenings of the actor's club; null for everyone but its managers. */
export function clubData(db: Database, actor: Actor): ClubData | null {
  const { role, clubId, timeZone } = actor;
  if (role !== 'club' || clubId === null) return null;
  return {
    timeZone,
    async withoutCoach() {
      return (await countNeeds(db, clubId)).withoutCoach;
    },
    async due() {
      const [{ counts }, next] = await Promise.all([
        readVideoFigures(db, clubId, new Date().toISOString()),
        listWaitingVideos(db, clubId, mostDue),
      ]);
      return { overdue: counts.overdue, next: next.map(toDue) };
    },
    evenings: () => listStaffEvenings(db, actor),
    figures: () => readFigures(db, clubId, timeZone ?? 'UTC'),
    groups: () => listGroups(db, clubId),
    async code() {
      const club = await findClub(db, clubId);
      return club && { name: club.name, code: shownCode(club.spokenCode) };
    },
  };
}

async function readFigures(db: Database, clubId: string, timeZone: string): Promise<ClubFigures> {
  const now = Date.now();
  const today = wallTime(now, timeZone).date;
  const monthBegan = momentsOf(presetPeriod('this-month', today), timeZone).start.toISOString();
  const [people, { active }, coaches, juniors, { counts, turnaround }] = await Promise.all([
    countPeople(db, clubId, { level: 'all', activity: 'all' }),
    listActivePlayers(db, clubId, monthBegan, 1),
    listNamedCoaches(db, clubId),
    listJuniorsOfClub(db, clubId, today),
    readVideoFigures(db, clubId, new Date(now - turnaroundDays * dayLength).toISOString()),
  ]);
  return {
    members: people.members,
    active,
    coaches: coaches.map((coach) => personName(coach)),
    juniors: juniors.length,
    waiting: counts.waiting,
    overdue: counts.overdue,
    hours: turnaround?.hours ?? null,
  };
}

/** The installation's figures; null for everyone but administrators. */
export function adminData(db: Database, { role, timeZone }: Actor): AdminData | null {
  if (role !== 'admin') return null;
  return { figures: (days) => readAdminFigures(db, days, timeZone ?? 'UTC') };
}

async function readAdminFigures(db: Database, days: number, timeZone: string): Promise<AdminFigures> {
  const to = wallTime(Date.now(), timeZone).date;
  const [{ totals }, waiting, roles] = await Promise.all([
    analyse(db, { from: addDays(to, 1 - days), to }, timeZone),
    countWaiting(db),
    countPeopleByRole(db),
  ]);
  const peopleOf = (...wanted: readonly Role[]) =>
    roles.filter(({ role }) => wanted.includes(role)).reduce((sum, { people }) => sum + people, 0);
  const { signUps, activePeople, videos, reviews, messages } = totals;
  return {
    days,
    people: {
      players: peopleOf('player'),
      coaches: peopleOf(...coachRoles),
      managers: peopleOf('club'),
      administrators: peopleOf('admin'),
    },
    signUps,
    activePeople,
    videos,
    reviews,
    messages,
    open: waiting.videosToReview,
    overdue: waiting.videosOverdue,
  };
}
