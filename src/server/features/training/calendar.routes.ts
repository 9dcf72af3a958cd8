// Endpoints of the calendar feed, calendar files and the user's time zone.

import { files } from '#contract/files.ts';
import type { Config } from '#server/config.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { newToken } from '#server/http/sessions/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import {
  deleteFeed,
  findCalendarSession,
  findFeedOwner,
  findFeedToken,
  listCancelled,
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
  return `${config.publicUrl}${files.calendarFeed.path.replace('{token}', token)}`;
}

export const calendarFiles = {
  async sessionFile({ actor, params, context: { db, config } }) {
    const session = orNotFound(await findCalendarSession(db, actor, params.id));
    return calendarFile('session.ics', writeCalendar([session], actor.role, config));
  },

  async calendarFeed({ params, context: { db, config } }) {
    const owner = orNotFound(await findFeedOwner(db, params.token));
    const [sessions, cancelled] = await Promise.all([listFeedSessions(db, owner), listCancelled(db, owner)]);
    return inLanguageOf(owner, () =>
      calendarFile('sessions.ics', writeCalendar(sessions, owner.role, config, cancelled)),
    );
  },
} satisfies Partial<FileHandlers>;

function calendarFile(name: string, calendar: string) {
  return { facts: { calendar }, name, make: () => calendar };
}
