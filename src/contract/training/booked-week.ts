// The week beside the form of a booking: when people are booked, and holidays.

import { z } from 'zod';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';

/** A time at which the coach or a chosen player is booked. */
export const BookedTime = z
  .object({
    sessionDate: fields.instant,
    /** Minutes. */
    duration: z.int(),
    /** Null for a player's session with another coach, of which nothing else travels. */
    title: z.string().nullable(),
    /** Of the coach's own session those whom the reader may see; otherwise the one who is busy. */
    players: z.array(NamedPerson),
  })
  .meta({ id: 'BookedTime' });
export type BookedTime = z.output<typeof BookedTime>;

/** A public holiday, or the eve of one. */
export const Holiday = z
  .object({
    date: fields.day,
    /** In English where it has an English name: "Christmas Eve". */
    name: z.string(),
    /** As people there call it: "Juleaften"; null if it is the same. */
    localName: z.string().nullable(),
  })
  .meta({ id: 'Holiday' });
export type Holiday = z.output<typeof Holiday>;

/** What is known of the days of a schedule. */
export const BookedWeek = z
  .object({ times: z.array(BookedTime), holidays: z.array(Holiday) })
  .meta({ id: 'BookedWeek' });
export type BookedWeek = z.output<typeof BookedWeek>;
