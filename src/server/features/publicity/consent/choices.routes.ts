// Endpoints of publicity choices: the member's own, and the manager's list.

import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { clubOf } from '#server/policy/membership.ts';
import { listShownMembers } from '#server/policy/publicity.ts';
import { decideChoice, presentChoice } from './choices.commands.ts';
import { findOwnChoice } from './choices.queries.ts';

export const contentChoiceHandlers = {
  async getContentChoice({ actor, context }) {
    return presentChoice(orNotFound(await findOwnChoice(context.db, actor.id)));
  },

  async decideContentChoice({ body, context, ...call }) {
    return decideChoice(context, authorOf(call), call.actor.id, body);
  },

  async listContentMembers({ actor, context }) {
    return listShownMembers(context.db, clubOf(actor));
  },
} satisfies Partial<Handlers>;
