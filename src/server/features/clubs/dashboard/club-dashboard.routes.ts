// The club's dashboard, in eight statements.

import { levelCounts, shared } from '#domain/levels/level-bands.ts';
import { mostImproved } from '#domain/progress/improvement.ts';
import { dayLength } from '#domain/time/moments.ts';
import { momentsOf, presetPeriod } from '#domain/time/period.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { turnaroundDays } from '#domain/videos/turnaround.ts';
import { listRecentCoachLoad } from '#server/features/clubs/figures/coach-load.queries.ts';
import { listOverallRatings } from '#server/features/clubs/figures/overall-ratings.queries.ts';
import { countOpenRequests } from '#server/features/publicity/takedowns/takedowns.queries.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { clubOf } from '#server/policy/membership.ts';
import {
  listActivePlayers,
  listLatestVideos,
  listMemberLevels,
  listWaitingVideos,
  readVideoFigures,
} from './club-dashboard.queries.ts';

/** Lengths of the short lists and of the latest videos. */
const shownPeople = 5;
const shownVideos = 12;
/** How far change looks back, in days (docs/product.md#clubs). */
const changeDays = 90;

export const clubDashboardHandlers = {
  async getClubDashboard({ actor, query: { timeZone }, context: { db } }) {
    const club = clubOf(actor);
    const now = new Date();
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayLength).toISOString();
    const today = wallTime(now.getTime(), timeZone).date;
    const monthBegan = momentsOf(presetPeriod('this-month', today), timeZone).start.toISOString();
    // Ends are exclusive: slightly ahead, so that the present counts.
    const end = new Date(now.getTime() + dayLength).toISOString();
    const [
      levels,
      { counts, turnaround },
      { active, mostActive },
      nextDue,
      latestVideos,
      ratings,
      coaches,
      openTakedowns,
    ] = await Promise.all([
      listMemberLevels(db, club, daysAgo(changeDays)),
      readVideoFigures(db, club, daysAgo(turnaroundDays)),
      listActivePlayers(db, club, monthBegan, shownPeople),
      listWaitingVideos(db, club, shownPeople),
      listLatestVideos(db, club, shownVideos),
      listOverallRatings(db, club, { start: daysAgo(changeDays), end }),
      listRecentCoachLoad(db, { clubId: club, playerId: null, groupId: null, start: daysAgo(turnaroundDays), end }),
      countOpenRequests(db, club),
    ]);
    const total = (count: (row: (typeof levels)[number]) => number) => levels.reduce((sum, row) => sum + count(row), 0);
    const members = total((row) => row.members);
    return {
      members,
      activeThisMonth: active,
      videos: counts,
      turnaround,
      level: {
        mean: shared(
          total((row) => row.sum),
          total((row) => row.rated),
        ),
        change: shared(
          total((row) => row.change),
          total((row) => row.earlier),
        ),
        verified: total((row) => row.verified),
        bands: levelCounts(levels),
      },
      openTakedowns,
      mostActive,
      nextDue,
      mostImproved: mostImproved(ratings, shownPeople),
      coaches,
      latestVideos,
    };
  },
} satisfies Partial<Handlers>;
