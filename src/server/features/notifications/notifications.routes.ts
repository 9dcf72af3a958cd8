// Endpoints of the bell. Everyone reads their own and nobody else's, administrators included.

import type { Context } from '#server/context.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { withTexts } from './notifications.presenters.ts';
import { listCoachNotifications, listNotifications, markAllRead, markRead } from './notifications.queries.ts';

interface Caller {
  actor: Actor;
  context: Context;
}

async function read({ actor, params, context }: Caller & { params: { id: string } }): Promise<void> {
  if (!(await markRead(context.db, actor.id, params.id))) throw new AppError('not_found');
}

async function readAll({ actor, params, context }: Caller & { params: { userId: string } }): Promise<void> {
  requireOwn(actor, params.userId);
  await markAllRead(context.db, actor.id);
}

export const notificationHandlers = {
  async listNotifications({ actor, params, context }) {
    requireOwn(actor, params.userId);
    return withTexts(context.db, await listNotifications(context.db, actor.id));
  },
  readNotification: read,
  readAllNotifications: readAll,
  async listCoachNotifications({ actor, params, context }) {
    requireOwn(actor, params.userId);
    return withTexts(context.db, await listCoachNotifications(context.db, actor.id));
  },
  readCoachNotification: read,
  readAllCoachNotifications: readAll,
} satisfies Partial<Handlers>;

function requireOwn(actor: Actor, userId: string): void {
  if (userId !== actor.id) throw new AppError('not_found');
}
