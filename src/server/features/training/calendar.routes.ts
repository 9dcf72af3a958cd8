// Endpoints of the calendar feed and of the own time zone; the files that calendar programs read.

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { id as idField } from '#contract/fields.ts';
import { navigations } from '#contract/navigations.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/http/access.ts';
import { found } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/serve.ts';
import { newToken } from '#server/http/sessions.ts';
import {
  deleteFeed,
  findCalendarSession,
  findFeedOwner,
  findFeedToken,
  listFeedSessions,
  saveFeedToken,
  saveTimeZone,
} from './calendar.queries.ts';
import { writeCalendar } from './calendar-file.ts';

export const calendarHandlers = {
  async getCalendarFeed({ actor, context }) {
    const token = await findFeedToken(context.db, actor.id);
    return token === null ? null : { url: feedUrl(context.config, token) };
  },

  async makeCalendarFeed({ actor, context }) {
    const token = newToken();
    await saveFeedToken(context.db, actor.id, token);
    return { url: feedUrl(context.config, token) };
  },

  async deleteCalendarFeed({ actor, context }) {
    await deleteFeed(context.db, actor.id);
  },

  async setTimeZone({ actor, body, context }) {
    await saveTimeZone(context.db, actor.id, body.timeZone);
  },
} satisfies Partial<Handlers>;

function feedUrl(config: Config, token: string): string {
  return `${config.publicUrl}${navigations.calendarFeed.path.replace('{token}', token)}`;
}

/** What a feed's address ends with: a token of 256 bits, as `newToken` writes it. */
const feedFile = /^([\w-]{43})\.ics$/;

/** Registers the file of one session, and the feeds. */
export function registerCalendars(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  app.get<{ Params: { id: string } }>(navigations.sessionFile.path.replace('{id}', ':id'), async (request, reply) => {
    const actor = await requireActor(context, request, navigations.sessionFile);
    const id = idField.safeParse(request.params.id);
    const session = found(id.success ? await findCalendarSession(db, actor, id.data) : null);
    reply.header('content-disposition', 'attachment; filename="session.ics"');
    return send(request, reply, writeCalendar([session], actor.role, config.publicUrl));
  });

  // Cheap for whoever guesses: one look-up by an index, and 2^256 addresses to try.
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: navigations.calendarFeed.path.replace('{token}.ics', ':file'),
    handler: async (request, reply) => {
      const token = feedFile.exec(request.params.file)?.[1];
      const owner = found(token === undefined ? null : await findFeedOwner(db, token));
      reply.headers({ 'content-disposition': 'inline; filename="sessions.ics"', 'x-robots-tag': 'noindex' });
      return send(request, reply, writeCalendar(await listFeedSessions(db, owner), owner.role, config.publicUrl));
    },
  });
}

/** Programs may keep it and must ask again, which costs nothing while nothing has changed. */
function send(request: FastifyRequest, reply: FastifyReply, calendar: string): FastifyReply {
  const version = createHash('sha256').update(calendar).digest('base64url').slice(0, 22);
  reply.headers({ etag: `"${version}"`, 'cache-control': 'private, no-cache' });
  if (request.headers['if-none-match']?.includes(version)) return reply.code(304).send();
  return reply.type('text/calendar; charset=utf-8').send(calendar);
}
