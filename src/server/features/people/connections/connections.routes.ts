// Endpoints of connections between coaches and players.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { addPlayer, withdrawRequest } from './additions.commands.ts';
import { listAdditions } from './additions.queries.ts';
import { acceptConnection, endConnection, requestConnection } from './connections.commands.ts';
import { findRelationship, listIncomingRequests, listRelationships } from './relationships.queries.ts';

/** Hides personal messages while someone views as the person. */
function hideMessages<R extends { message: string | null }>({ isViewing }: Actor, requests: R[]): R[] {
  return isViewing ? requests.map((request) => ({ ...request, message: null })) : requests;
}

export const connectionHandlers = {
  async listRelationships({ actor, context }) {
    return hideMessages(actor, await listRelationships(context.db, actor.id));
  },

  async requestConnection({ actor, body, context, ...call }) {
    await requestConnection(context, authorOf({ actor, ...call }), actor.id, body);
    return orNotFound(await findRelationship(context.db, actor.id, body.coachId));
  },

  async acceptConnection({ actor, params, context, ...call }) {
    await acceptConnection(context, authorOf({ actor, ...call }), actor.id, params.id);
  },

  async endConnection({ actor, params, context, ...call }) {
    await endConnection(context, authorOf({ actor, ...call }), actor.id, params.id);
  },

  async addPlayer({ actor, body, context, ...call }) {
    await addPlayer(context, authorOf({ actor, ...call }), actor.id, body);
    return {
      message: say(
        msg`We’re sending your request to ${{ email: body.email }}. Once they accept, they’ll appear in My Players.`,
      ),
    };
  },

  async listRequests({ actor, context: { db } }) {
    const [incoming, outgoing] = await Promise.all([listIncomingRequests(db, actor.id), listAdditions(db, actor.id)]);
    return { incoming: hideMessages(actor, incoming), outgoing: hideMessages(actor, outgoing) };
  },

  async withdrawRequest({ actor, params, context, ...call }) {
    await withdrawRequest(context, authorOf({ actor, ...call }), actor.id, params.id);
  },
} satisfies Partial<Handlers>;
