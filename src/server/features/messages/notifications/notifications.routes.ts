// Endpoints of the bell. Everyone reads their own and nobody else's, administrators included.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { nextPageLink } from '#server/http/table/next-page-link.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import { markAllRead } from './notifications.commands.ts';
import { withTexts } from './notifications.presenters.ts';
import { listNotifications, markRead } from './notifications.queries.ts';

/** The request and its reply. */
interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Caller {
  actor: Actor;
  context: Context;
}

async function list(
  {
    actor,
    params,
    query,
    context,
    request,
    reply,
  }: Caller & { params: { userId: string }; query: { after?: string | undefined } } & Exchange,
  bell: 'own' | 'coach',
) {
  requireOwn(actor, params.userId);
  const { rows, next } = await listNotifications(context.db, actor.id, {
    bell,
    after: query.after,
    isViewing: actor.isViewing,
  });
  if (next !== null) reply.header('link', nextPageLink(request.url, next));
  return inLanguageOf(actor, () => withTexts(context.db, rows, actor.scaleMappings));
}

async function read({ actor, params, context }: Caller & { params: { id: string } }): Promise<void> {
  if (!(await markRead(context.db, actor.id, params.id))) throw new AppError('not_found');
}

async function readAll({ actor, params, context }: Caller & { params: { userId: string } }): Promise<void> {
  requireOwn(actor, params.userId);
  await markAllRead(context, actor.id);
}

export const notificationHandlers = {
  listNotifications: (call) => list(call, 'own'),
  readNotification: read,
  readAllNotifications: readAll,
  listCoachNotifications: (call) => list(call, 'coach'),
  readCoachNotification: read,
  readAllCoachNotifications: readAll,
} satisfies Partial<Handlers>;

function requireOwn(actor: Actor, userId: string): void {
  if (userId !== actor.id) throw new AppError('not_found');
}
