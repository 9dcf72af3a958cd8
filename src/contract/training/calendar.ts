// The personal calendar feed, and the time zone in which a person reads times.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { coachRoles } from '#domain/people/roles.ts';

/** The address of a person's calendar feed: whoever knows it can read it. */
export const CalendarFeed = z.object({ url: z.string() }).meta({ id: 'CalendarFeed' });

/** Who has training sessions. */
const trainers = ['player', ...coachRoles] as const;

export const calendarEndpoints = {
  getCalendarFeed: endpoint({
    method: 'GET',
    path: '/api/calendar-feed',
    access: trainers,
    shows: ['account'],
    ownAccount: true,
    summary: 'The address of the own calendar feed; null while there is none.',
    response: CalendarFeed.nullable(),
  }),
  makeCalendarFeed: endpoint({
    method: 'POST',
    path: '/api/calendar-feed',
    access: trainers,
    ownAccount: true,
    summary: 'Make a new address for the own calendar feed. The one before is dead at once.',
    response: CalendarFeed,
  }),
  deleteCalendarFeed: endpoint({
    method: 'DELETE',
    path: '/api/calendar-feed',
    access: trainers,
    ownAccount: true,
    summary: 'Switch the own calendar feed off.',
    response: noContent,
  }),
  setTimeZone: endpoint({
    method: 'PUT',
    path: '/api/account/time-zone',
    access: 'signed-in',
    ownAccount: true,
    summary: 'The time zone that the own browser is in: mails name times in it.',
    body: z
      .object({
        timeZone: fields.timeZone,
      })
      .meta({ id: 'OwnTimeZone' }),
    response: noContent,
  }),
};
