// Endpoints of looks.

import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { clubOf } from '#server/policy/membership.ts';
import { chooseLookTime, postponeLook, sendLook, setClubLooks } from './looks.commands.ts';
import { findChoice, findClubAsks, findLook } from './looks.queries.ts';

export const playerLookHandlers = {
  async getPlayerLook({ actor, params, context }) {
    const look = await findLook(context.db, actor, params.videoId);
    if (look === undefined) throw new AppError('not_found');
    return look && { ...look, sentAt: look.sentAt as string };
  },

  sendPlayerLook: ({ actor, params, body, context }) => sendLook(context, actor.id, params.videoId, body),

  postponePlayerLook: ({ actor, params, body, context }) =>
    postponeLook(context, actor.id, params.videoId, body.answer),

  async getLookChoice({ actor, context }) {
    const { when, asks } = orNotFound(await findChoice(context.db, actor.id));
    return { when: when ?? 'after-sending', clubAsks: asks ?? true };
  },

  chooseLookTime: ({ actor, body, context }) => chooseLookTime(context, actor.id, body.when),

  async getClubLooks({ actor, context }) {
    return { asks: await findClubAsks(context.db, clubOf(actor)) };
  },

  setClubLooks: ({ actor, body, context, ...call }) =>
    setClubLooks(context, authorOf({ actor, ...call }), clubOf(actor), body.asks),
} satisfies Partial<Handlers>;
