// The personal calendar feed, and the time zone in which a person reads times.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { coachRoles } from '#domain/people/roles.ts';

/** The address of a person's calendar feed. Anyone who knows it can read the feed. */
export const CalendarFeed = z.object({ url: z.string() }).meta({ id: 'CalendarFeed' });

/** Roles with training sessions. */
const trainers = ['player', ...coachRoles] as const;

export const calendarEndpoints = {
  getCalendarFeed: endpoint({
    method: 'GET',
    path: '/api/calendar-feed',
    access: trainers,
    shows: ['account'],
    ownAccount: true,
    summary: 'The address of your calendar feed; null without one.',
    response: CalendarFeed.nullable(),
  }),
  makeCalendarFeed: endpoint({
    method: 'POST',
    path: '/api/calendar-feed',
    access: trainers,
    ownAccount: true,
    summary: 'Create a new address for your calendar feed. The old one stops working at once.',
    response: CalendarFeed,
  }),
  deleteCalendarFeed: endpoint({
    method: 'DELETE',
    path: '/api/calendar-feed',
    access: trainers,
    ownAccount: true,
    summary: 'Switch your calendar feed off.',
    response: noContent,
  }),
  setTimeZone: endpoint({
    method: 'PUT',
    path: '/api/account/time-zone',
    access: 'signed-in',
    ownAccount: true,
    summary: 'Store your browser’s time zone, used for times in emails.',
    body: z
      .object({
        timeZone: fields.timeZone,
      })
      .meta({ id: 'OwnTimeZone' }),
    response: noContent,
  }),
};
