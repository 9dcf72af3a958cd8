// Endpoints of level verification.

import { nearestLevel, secondOpinionReasons } from '#domain/levels/level-verification.ts';
import { mapPage } from '#server/db/paging.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { readEvidence } from './evenings.commands.ts';
import { findLevelPlayer, findRequestOf, listLevelReviews, listVerifications } from './level-case.queries.ts';
import { confirmLevel, declineLevel, verifyLevel, withdrawLevel } from './levels.commands.ts';
import { countLevels, listLevels, listVerifiers } from './levels.queries.ts';
import { findMeasuredFor } from './model/level-model.queries.ts';

export const levelHandlers = {
  async listLevels({ actor, query, context: { db } }) {
    const page = await listLevels(db, actor, query);
    const verifiers = await listVerifiers(
      db,
      page.rows.map(({ player }) => player.id),
    );
    return mapPage(page, ({ verifiedAt, request, requester, measured, ...line }) => {
      return {
        ...line,
        verified: verifiedAt === null ? null : { at: verifiedAt, by: verifiers.get(line.player.id) ?? null },
        suggestedLevel: measured === null ? null : nearestLevel(measured),
        request: request && requester ? { ...request, by: requester } : null,
      };
    });
  },

  async countLevels({ actor, context }) {
    return countLevels(context.db, actor);
  },

  async getLevelCase({ actor, params: { userId }, context: { db } }) {
    const player = orNotFound(await findLevelPlayer(db, actor, userId));
    const [reviews, history, request, evenings, measured] = await Promise.all([
      listLevelReviews(db, actor, userId),
      listVerifications(db, userId),
      findRequestOf(db, userId),
      readEvidence(db, userId),
      findMeasuredFor(db, actor, userId),
    ]);
    const ofEvening = <T extends { eveningId: string | null }>({ eveningId, ...one }: T) => ({
      ...one,
      evening: (eveningId && evenings.get(eveningId)) || null,
    });
    return {
      player,
      reviews,
      history: history.map(ofEvening),
      request: request && {
        ...ofEvening(request),
        reasons: secondOpinionReasons(Number(request.level), history, new Date(request.createdAt)),
      },
      measured,
    };
  },

  async verifyLevel({ params, body, context, ...call }) {
    const decision = { actor: call.actor, author: authorOf(call), playerId: params.userId };
    const reasons = await verifyLevel(context, decision, body);
    return { outcome: reasons.length === 0 ? 'verified' : 'waiting', reasons };
  },

  async withdrawLevel({ params, body, context, ...call }) {
    const decision = { actor: call.actor, author: authorOf(call), playerId: params.userId };
    await withdrawLevel(context, decision, body.reason);
  },

  async confirmLevel({ params, context, ...call }) {
    await confirmLevel(context, { actor: call.actor, author: authorOf(call), id: params.id });
  },

  async declineLevel({ params, body, context, ...call }) {
    await declineLevel(context, { actor: call.actor, author: authorOf(call), id: params.id }, body.reason);
  },
} satisfies Partial<Handlers>;
