// What waits for a coach, a club's manager or an administrator, and what they ask about their work, as on their screens.

import { seasonOf } from '#domain/levels/clip-season.ts';
import { shownCode } from '#domain/people/club-codes.ts';
import { personName } from '#domain/people/person-name.ts';
import { isCoach } from '#domain/people/roles.ts';
import { orderEvening, paceOf } from '#domain/reviews/evening/evening-plan.ts';
import { dayLength } from '#domain/time/moments.ts';
import { momentsOf, presetPeriod } from '#domain/time/period.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { turnaroundDays } from '#domain/videos/turnaround.ts';
import type { Work } from '#server/assistant/answers/reply.ts';
import type { ClubData, ClubFigures, CoachData } from '#server/assistant/staff-data.ts';
import type { Database } from '#server/db/database.ts';
import { findClub } from '#server/features/accounts/joining.queries.ts';
import { countWaiting } from '#server/features/administration/dashboard/admin-dashboard.queries.ts';
import { countFailedJobs } from '#server/features/administration/failed-jobs/failed-jobs.queries.ts';
import { listGroups } from '#server/features/clubs/club-groups.queries.ts';
import { listNamedCoaches } from '#server/features/clubs/coaches.queries.ts';
import {
  countNeeds,
  listActivePlayers,
  readVideoFigures,
} from '#server/features/clubs/dashboard/club-dashboard.queries.ts';
import { countPeople } from '#server/features/clubs/players.queries.ts';
import { countLevels, countSecondOpinions } from '#server/features/levels/levels.queries.ts';
import { findWaitingClips } from '#server/features/levels/reference-clips/reference-clips.queries.ts';
import { countUnread } from '#server/features/messages/messages.queries.ts';
import { listUnanswered } from '#server/features/messages/note-answers/note-answers.queries.ts';
import { countRequests } from '#server/features/people/coach-dashboard/coach-dashboard.queries.ts';
import { listCoachedPlayers } from '#server/features/people/coaching/players.queries.ts';
import { listJuniorsOfClub } from '#server/features/people/families/club-juniors.queries.ts';
import { countQueue, listEveningVideos, listSittings } from '#server/features/reviews/queue/review-queue.queries.ts';
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

/** A coach's sessions, players and evening of reviews; null for everyone else. */
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
    async evening() {
      const [videos, sittings] = await Promise.all([listEveningVideos(db, actor), listSittings(db, actor.id)]);
      const pace = paceOf(sittings);
      return { minutes: orderEvening(videos, pace, new Date()).map(({ minutes }) => minutes), reviews: pace.reviews };
    },
  };
}

/** The figures, groups and code of the actor's club; null for everyone but its managers. */
export function clubData(db: Database, { role, clubId, timeZone }: Actor): ClubData | null {
  if (role !== 'club' || clubId === null) return null;
  return {
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
