// Endpoints of skill ratings.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { nextPageLink } from '#server/http/table/next-page-link.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { requireVisiblePlayer } from '#server/policy/visibility.ts';
import { listRatings, type RatingPage } from './ratings.queries.ts';

interface Call {
  actor: Actor;
  query: RatingPage;
  context: Context;
  request: FastifyRequest;
  reply: FastifyReply;
}

export const ratingHandlers = {
  async listOwnSkillRatings(call) {
    return call.actor.role === 'player' ? page(call, call.actor.id) : [];
  },

  async listSkillRatings(call) {
    await requireVisiblePlayer(call.context.db, call.actor, call.params.userId);
    return page(call, call.params.userId);
  },
} satisfies Partial<Handlers>;

/** A page of ratings, with the next page in the `Link` header. */
async function page({ actor, query, context, request, reply }: Call, playerId: string) {
  const { rows, next } = await listRatings(context.db, actor, playerId, query);
  if (next !== null) reply.header('link', nextPageLink(request.url, next));
  return rows;
}
