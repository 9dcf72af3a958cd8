// Endpoints of a club's messages, for its managers and for members who got them.

import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { submissionKey } from '#server/http/submission-key.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { clubOf } from '#server/policy/membership.ts';
import { countPeople, openMessage, presentMessage, readMessage, sendMessage } from './club-messages.commands.ts';
import { findPicture, findReceived, listMessages, listReceived } from './club-messages.queries.ts';

export const clubMessageHandlers = {
  async listClubMessages({ actor, query, context }) {
    const { rows, next } = await listMessages(context.db, clubOf(actor), query.after);
    return { rows: rows.map(presentMessage), next };
  },

  async getClubMessage({ actor, params, context }) {
    return readMessage(context.db, clubOf(actor), params.messageId);
  },

  async countMessageRecipients({ actor, body, context }) {
    return countPeople(context.db, clubOf(actor), body.recipients);
  },

  async sendClubMessage({ body, context, ...call }) {
    const { actor, request } = call;
    return sendMessage(context, authorOf(call), clubOf(actor), actor.id, body, submissionKey(request));
  },

  async listReceivedClubMessages({ actor, query, context }) {
    return listReceived(context.db, actor.id, query.after);
  },

  async getReceivedClubMessage({ actor, params, context }) {
    return orNotFound(await findReceived(context.db, actor.id, params.messageId));
  },

  async openClubMessage({ actor, params, context }) {
    await openMessage(context, actor.id, params.messageId);
  },
} satisfies Partial<Handlers>;

export const clubMessageFiles = {
  async clubMessagePicture({ actor, params, context }) {
    const of = actor.role === 'player' ? { userId: actor.id } : { clubId: clubOf(actor) };
    const picture = orNotFound(await findPicture(context.db, of, params.messageId));
    // It never changes.
    return { facts: { id: params.messageId }, name: 'message.jpg', make: async () => picture };
  },
} satisfies Partial<FileHandlers>;
