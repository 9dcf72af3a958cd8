// Endpoints of level verification.

import { suggestedLevel } from '#domain/levels/level-verification.ts';
import { mapPage } from '#server/db/paging.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { readEvidence } from './evenings.commands.ts';
import { findLevelPlayer, findRequestOf, listLevelReviews, listVerifications } from './level-case.queries.ts';
import { confirmLevel, declineLevel, verifyLevel, withdrawLevel } from './levels.commands.ts';
import { countLevels, listLatestFacts, listLevels } from './levels.queries.ts';

export const levelHandlers = {
  async listLevels({ actor, query, context: { db } }) {
    const page = await listLevels(db, actor, query);
    const facts = Map.groupBy(
      await listLatestFacts(
        db,
        page.rows.map(({ player }) => player.id),
      ),
      ({ playerId }) => playerId,
    );
    return mapPage(page, ({ verifiedAt, request, requester, ...line }) => {
      const known = facts.get(line.player.id) ?? [];
      return {
        ...line,
        verified: verifiedAt === null ? null : { at: verifiedAt, by: verifierAmong(known) },
        suggestedLevel: suggestedLevel(overallAmong(known))?.level ?? null,
        request: request && requester ? { ...request, by: requester } : null,
      };
    });
  },

  async countLevels({ actor, context }) {
    return countLevels(context.db, actor);
  },

  async getLevelCase({ actor, params: { userId }, context: { db } }) {
    const player = orNotFound(await findLevelPlayer(db, actor, userId));
    const [reviews, history, request, evenings] = await Promise.all([
      listLevelReviews(db, userId),
      listVerifications(db, userId),
      findRequestOf(db, userId),
      readEvidence(db, userId),
    ]);
    const ofEvening = <T extends { eveningId: string | null }>({ eveningId, ...one }: T) => ({
      ...one,
      evening: (eveningId && evenings.get(eveningId)) || null,
    });
    return { player, reviews, history: history.map(ofEvening), request: request && ofEvening(request) };
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

type Facts = Awaited<ReturnType<typeof listLatestFacts>>;

/** Who gave the current verification; null once their account is deleted. */
function verifierAmong([facts]: Facts): { firstName: string; lastName: string } | null {
  const { verifierFirstName: firstName, verifierLastName: lastName } = facts ?? {};
  return firstName && lastName ? { firstName, lastName } : null;
}

/** A player's overall ratings, for the suggestion. */
function overallAmong(facts: Facts) {
  return facts.flatMap(({ videoId, rating, createdAt }) =>
    videoId && rating && createdAt ? [{ videoId, rating, createdAt, skillName: 'overall' as const }] : [],
  );
}
