// Endpoints of links that set a password.

import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { makePasswordLink, revokePasswordLink } from './password-links.commands.ts';
import { listLinks } from './password-links.queries.ts';

export const passwordLinkHandlers = {
  async listPasswordLinks({ query, context }) {
    return listLinks(context.db, query.after);
  },

  async makePasswordLink({ params, body, context, ...call }) {
    const by = { ...authorOf(call), actorId: call.actor.real.id };
    return makePasswordLink(context, by, params.userId, body.delivery);
  },

  async revokePasswordLink({ params, context, ...call }) {
    await revokePasswordLink(context, authorOf(call), params.linkId);
  },
} satisfies Partial<Handlers>;
