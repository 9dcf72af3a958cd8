// Endpoints of a player's progress.

import { isClubMember } from '#domain/people/roles.ts';
import { whatToWorkOn } from '#domain/progress/what-to-work-on.ts';
import { findMeasuredFor } from '#server/features/levels/model/level-model.queries.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import {
  findDashboard,
  findLatestTexts,
  findPlayer,
  listLevelChanges,
  listPlayers,
  listReviewPoints,
} from './progress.queries.ts';

export const progressHandlers = {
  async getPlayerProgress({ actor, params: { userId }, context: { db } }) {
    const player = orNotFound(await findPlayer(db, actor, userId));
    const [reviews, latestTexts, levelChanges, measured] = await Promise.all([
      listReviewPoints(db, actor, userId),
      findLatestTexts(db, actor, userId),
      listLevelChanges(db, userId),
      findMeasuredFor(db, actor, userId),
    ]);
    return { player: { ...player, isClubMember: isClubMember(player) }, reviews, latestTexts, levelChanges, measured };
  },

  async getPlayerDashboard({ actor, params: { userId }, context: { db } }) {
    const found = orNotFound(await findDashboard(db, actor, userId));
    const { player, ratings, priorities, nextSession, ...shown } = found;
    return {
      ...shown,
      workOn: whatToWorkOn(priorities ?? [], ratings),
      nextSession: isClubMember(player) ? nextSession : null,
    };
  },

  async listPlayers({ actor, query, context }) {
    return listPlayers(context.db, actor, query.search);
  },
} satisfies Partial<Handlers>;
