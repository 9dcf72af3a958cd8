// Endpoints of performance training.

import { isClubMember } from '#domain/people/roles.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { bookingLimit, consumeRateLimit } from '#server/http/sessions/rate-limits.ts';
import { submissionKey } from '#server/http/submission-key.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { requireVisiblePlayer } from '#server/policy/visibility.ts';
import { bookFocusedSession } from './performance-training.commands.ts';
import { findTrainee, listCoachesOf, listDatedRatings, listFocusedSessions } from './performance-training.queries.ts';

export const performanceTrainingHandlers = {
  async getTrainingCase({ actor, params: { playerId }, context: { db } }) {
    await requireVisiblePlayer(db, actor, playerId);
    const { player, timeZone, ...membership } = orNotFound(await findTrainee(db, playerId));
    const [coaches, ratings, sessions] = await Promise.all([
      listCoachesOf(db, playerId),
      listDatedRatings(db, playerId),
      listFocusedSessions(db, playerId),
    ]);
    return { player, isClubMember: isClubMember(membership), timeZone, coaches, ratings, sessions };
  },

  async createFocusedSession({ actor, params, body, context, request }) {
    await consumeRateLimit(context.db, context.config, bookingLimit, actor.id);
    const by = authorOf({ actor, request });
    return bookFocusedSession(context, actor, by, params.playerId, body, submissionKey(request));
  },
} satisfies Partial<Handlers>;
