// Endpoints of a player's development.

import { isClubMember } from '#domain/people/permissions.ts';
import { whatToWorkOn } from '#domain/progress/what-to-work-on.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import {
  countVideosOf,
  findLatestTexts,
  findNextSession,
  findPlayer,
  listLatestRatings,
  listLatestScores,
  listLevelChanges,
  listPlayers,
  listRecentFeedback,
  listReviewPoints,
} from './progress.queries.ts';

export const progressHandlers = {
  async getPlayerProgress({ actor, params: { userId }, context: { db } }) {
    const player = orNotFound(await findPlayer(db, actor, userId));
    const [reviews, latestTexts, levelChanges] = await Promise.all([
      listReviewPoints(db, userId),
      findLatestTexts(db, userId),
      listLevelChanges(db, userId),
    ]);
    return { player: { ...player, isClubMember: isClubMember(player) }, reviews, latestTexts, levelChanges };
  },

  async getPlayerDashboard({ actor, params: { userId }, context: { db } }) {
    const player = orNotFound(await findPlayer(db, actor, userId));
    const [counts, recentFeedback, ratings, latest, scores, nextSession] = await Promise.all([
      countVideosOf(db, userId),
      listRecentFeedback(db, userId),
      listLatestRatings(db, userId),
      findLatestTexts(db, userId),
      listLatestScores(db, userId),
      isClubMember(player) ? findNextSession(db, userId) : null,
    ]);
    return { counts, recentFeedback, workOn: whatToWorkOn(latest?.priorities ?? [], ratings), scores, nextSession };
  },

  async listPlayers({ actor, query, context }) {
    return listPlayers(context.db, actor, query.search);
  },
} satisfies Partial<Handlers>;
