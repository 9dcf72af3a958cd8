// Endpoints of published notes.

import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { correctNote } from './review-notes.commands.ts';
import { listNotes, listOwnNotes } from './review-notes.queries.ts';

export const noteHandlers = {
  async listNotes({ query: { after, ...filter }, context }) {
    return listNotes(context.db, filter, after);
  },

  async listOwnNotes({ actor, context }) {
    return listOwnNotes(context.db, actor.id);
  },

  async correctNote({ params, body, context, ...call }) {
    await correctNote(context, { ...authorOf(call), actorId: call.actor.real.id }, params, body);
  },
} satisfies Partial<Handlers>;
