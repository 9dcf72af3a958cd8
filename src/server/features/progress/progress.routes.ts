// Endpoints of a player's development.

import { isClubMember } from '#domain/people/permissions.ts';
import { weakestSkills } from '#domain/skills/skill-averages.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import {
  countVideosOf,
  findLatestTexts,
  findPlayer,
  listLatestRatings,
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
    orNotFound(await findPlayer(db, actor, userId));
    const [counts, recentFeedback, ratings] = await Promise.all([
      countVideosOf(db, userId),
      listRecentFeedback(db, userId),
      listLatestRatings(db, userId),
    ]);
    return { counts, recentFeedback, weakestSkills: weakestSkills(ratings) };
  },

  async listPlayers({ actor, query, context }) {
    return listPlayers(context.db, actor, query.search);
  },
} satisfies Partial<Handlers>;
