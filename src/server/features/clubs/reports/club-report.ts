// Builds a club report in a fixed number of statements.

import type { ClubReport, ReportedPlayer } from '#contract/clubs/club-reports.ts';
import { levelMovement } from '#domain/levels/level-movement.ts';
import { improvement, mostImproved } from '#domain/progress/improvement.ts';
import { difference, mean, roundTo } from '#domain/round-to.ts';
import { singleSkills } from '#domain/skills/skills.ts';
import { momentsOf, type Period, periodBefore, stepOf, stepStarts } from '#domain/time/period.ts';
import type { Database } from '#server/db/database.ts';
import { findClub } from '#server/features/accounts/joining.queries.ts';
import { listCoachLoad } from '#server/features/clubs/figures/coach-load.queries.ts';
import { findGroup } from '#server/features/clubs/people/groups/club-groups.queries.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { type ClubScope } from '#server/policy/club-scope.ts';
import { listSkillMeans, readActivity, readTurnaround } from './report-figures.queries.ts';
import { listReportedPlayers } from './report-players.queries.ts';

/** Lengths of the lists. */
const shown = { moves: 20, improved: 10 } as const;

/** The scope of a report. */
export interface ReportRequest {
  clubId: string;
  playerId?: string | undefined;
  groupId?: string | undefined;
  period: Period;
  timeZone: string;
}

/**
 * The report with all its players, most active first.
 *
 * @throws AppError not_found for a player or a group outside the club
 */
export async function readClubReport(db: Database, request: ReportRequest): Promise<ClubReport> {
  const { clubId, period, timeZone } = request;
  const moments = momentsOf(period, timeZone);
  const scope: ClubScope = {
    clubId,
    playerId: request.playerId ?? null,
    groupId: request.groupId ?? null,
    start: moments.start.toISOString(),
    end: moments.end.toISOString(),
  };
  const group = scope.groupId === null ? null : orNotFound(await findGroup(db, clubId, scope.groupId));
  const before = momentsOf(periodBefore(period), timeZone).start.toISOString();
  const step = stepOf(period);
  const [club, rows, activity, turnaround, skills, coaches] = await Promise.all([
    findClub(db, clubId),
    listReportedPlayers(db, scope),
    readActivity(db, scope, { before, step, timeZone }),
    readTurnaround(db, scope),
    listSkillMeans(db, scope, before),
    listCoachLoad(db, scope),
  ]);
  const one = scope.playerId === null ? null : orNotFound(rows[0]).player;
  const { moved, ...levels } = levelMovement(rows);
  const named = ({ id, firstName, lastName }: (typeof rows)[number]['player']) => ({ id, firstName, lastName });
  return {
    clubName: orNotFound(club).name,
    player: one && named(one),
    group: group && { id: group.id, name: group.name },
    period,
    members: rows.length,
    totals: activity.totals,
    before: activity.before,
    activity: { step, rows: stepStarts(period, step).map((start) => ({ start, ...activity.byStep(start) })) },
    turnaround,
    levels: {
      ...levels,
      moves: moved.slice(0, shown.moves).map(({ person, from, to }) => ({ player: named(person.player), from, to })),
    },
    skills: singleSkills.map((skillName) => {
      const rated = skills.find((row) => row.skillName === skillName);
      const [now, then] = [rated?.mean ?? null, rated?.before ?? null];
      return {
        skillName,
        mean: oneDecimalOf(now),
        before: oneDecimalOf(then),
        change: now === null || then === null ? null : difference(then, now, 'one'),
        ratings: rated?.ratings ?? 0,
      };
    }),
    coaches,
    mostImproved: mostImproved(
      rows.map(({ player, ratings }) => ({ player: named(player), ratings })),
      shown.improved,
    ),
    players: rows.map(reportedPlayer).toSorted((a, b) => doings(b) - doings(a)),
  };
}

function reportedPlayer({ ratings, ...row }: Awaited<ReturnType<typeof listReportedPlayers>>[number]): ReportedPlayer {
  return {
    ...row,
    overall: oneDecimalOf(mean(ratings)),
    technical: oneDecimalOf(row.technical),
    tactical: oneDecimalOf(row.tactical),
    physical: oneDecimalOf(row.physical),
    change: improvement(ratings)?.change ?? null,
  };
}

function doings({ videos, sessions }: ReportedPlayer): number {
  return videos + sessions;
}

function oneDecimalOf(value: number | null): number | null {
  return value === null ? null : roundTo(value, 1);
}
