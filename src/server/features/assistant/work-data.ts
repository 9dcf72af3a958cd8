// What waits for a coach, a club's manager or an administrator, as on their dashboards.

import { isCoach } from '#domain/people/roles.ts';
import type { Work } from '#server/assistant/answers/reply.ts';
import type { Database } from '#server/db/database.ts';
import { countWaiting } from '#server/features/administration/dashboard/admin-dashboard.queries.ts';
import { countFailedJobs } from '#server/features/administration/failed-jobs/failed-jobs.queries.ts';
import { countNeeds, readVideoFigures } from '#server/features/clubs/dashboard/club-dashboard.queries.ts';
import { countPeople } from '#server/features/clubs/players.queries.ts';
import { countLevels, countSecondOpinions } from '#server/features/levels/levels.queries.ts';
import { countRequests } from '#server/features/people/coach-dashboard/coach-dashboard.queries.ts';
import { countQueue } from '#server/features/reviews/queue/review-queue.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';

/** What waits for the actor; null for players. */
export function workData(db: Database, actor: Actor): (() => Promise<Work[]>) | null {
  if (isCoach(actor.role)) return () => workOfCoach(db, actor);
  if (actor.role === 'admin') return () => workOfAdministrators(db);
  const { clubId } = actor;
  return actor.role === 'club' && clubId !== null ? () => workOfClub(db, clubId) : null;
}

async function workOfCoach(db: Database, actor: Actor): Promise<Work[]> {
  const [queue, levels, requests] = await Promise.all([
    countQueue(db, actor),
    countLevels(db, actor),
    countRequests(db, actor.id),
  ]);
  return [
    { kind: 'overdue', count: queue.overdue, to: '/coach/videos' },
    { kind: 'toReview', count: queue['to-review'], to: '/coach/videos' },
    { kind: 'levels', count: levels.awaiting, to: '/admin/level-verification' },
    { kind: 'requests', count: requests, to: '/coach/players' },
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
