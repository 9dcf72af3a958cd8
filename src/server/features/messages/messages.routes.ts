// Endpoints of messages.

import type { Conversation } from '#contract/messages/messages.ts';
import { mapPage } from '#server/db/paging.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { submissionKey } from '#server/http/submission-key.ts';
import { nextPageLink } from '#server/http/table/next-page-link.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { listConversations } from './conversations.queries.ts';
import { pairOf, readConversation, sendMessage } from './messages.commands.ts';
import { countUnread, findConnection, listMessages } from './messages.queries.ts';

export const messageHandlers = {
  async listConversations({ actor, query, context }) {
    const side = actor.role === 'player' ? 'player' : 'coach';
    return mapPage(await listConversations(context.db, { id: actor.id, side }, query), presentConversation);
  },

  async countUnreadMessages({ actor, context }) {
    return { unread: await countUnread(context.db, actor.id) };
  },

  async getConversation({ actor, params, query, context, request, reply }) {
    const pair = pairOf(actor, params.coachId);
    const [connection, { rows, next }] = await Promise.all([
      findConnection(context.db, pair),
      listMessages(context.db, pair, query.after),
    ]);
    // Throws if the two have no conversation.
    orNotFound(connection);
    if (next !== null) reply.header('link', nextPageLink(request.url, next));
    return rows;
  },

  async sendMessage({ actor, body, context, request }) {
    return sendMessage(context, actor, body, submissionKey(request));
  },

  async readConversation({ actor, params, context }) {
    await readConversation(context, actor, params.coachId);
  },
} satisfies Partial<Handlers>;

type Row = Awaited<ReturnType<typeof listConversations>>['rows'][number];

/** An item of the list. */
function presentConversation({ isOpen, unread, excerpt, isOwn, at, ...row }: Row): Conversation {
  const { id, firstName, lastName, role, country, clubName, guardian } = row;
  return {
    person: { id, firstName, lastName, role, country, clubName, guardian },
    isOpen,
    latest: excerpt === null || isOwn === null || at === null ? null : { excerpt, isOwn, createdAt: at },
    unread,
  };
}
