// Endpoints of a player's progress.

import type { PlayerDashboard } from '#contract/progress/progress.ts';
import { isClubMember } from '#domain/people/permissions.ts';
import { whatToWorkOn } from '#domain/progress/what-to-work-on.ts';
import { JsonText } from '#server/db/json.ts';
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
    const [reviews, latestTexts, levelChanges] = await Promise.all([
      listReviewPoints(db, userId),
      findLatestTexts(db, userId),
      listLevelChanges(db, userId),
    ]);
    return { player: { ...player, isClubMember: isClubMember(player) }, reviews, latestTexts, levelChanges };
  },

  async getPlayerDashboard({ actor, params: { userId }, context: { db } }) {
    const found = orNotFound(await findDashboard(db, actor, userId));
    const { player, counts, recentFeedback, scores, priorities, ratings, nextSession } = found;
    const workOn = JSON.stringify(whatToWorkOn(priorities ?? [], ratings));
    const next = isClubMember(player) ? nextSession : null;
    return new JsonText<PlayerDashboard>(
      `{"counts":${counts},"recentFeedback":${recentFeedback},"workOn":${workOn},"scores":${scores},"nextSession":${next}}`,
    );
  },

  async listPlayers({ actor, query, context }) {
    return listPlayers(context.db, actor, query.search);
  },
} satisfies Partial<Handlers>;
