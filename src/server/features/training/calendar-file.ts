// Sessions as a file that calendar programs read (iCalendar, RFC 5545).

import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { brand } from '#domain/brand.ts';
import type { Role } from '#domain/people/roles.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import type { Config } from '#server/config.ts';
import type { CalendarSession, CancelledSession } from './calendar.queries.ts';

/** How often a program that follows a feed may look again, in seconds. */
const refreshAfter = 3600;

type Publisher = Pick<Config, 'publicUrl' | 'mailFrom'>;

/**
 * Writes a calendar. Moments stand in UTC, each session for itself, so that no program has to know when clocks change; a session
 * keeps its UID for good, its SEQUENCE counts the changes, and DTSTAMP and LAST-MODIFIED say when the last one was.
 *
 * @param reader on whose side the sessions are told: players read with which coach, coaches with which players
 * @param cancelled those that were in it and are no more
 */
export function writeCalendar(
  sessions: readonly CalendarSession[],
  reader: Role,
  { publicUrl, mailFrom }: Publisher,
  cancelled: readonly CancelledSession[] = [],
): string {
  const calendar = emptyCalendar(ICalCalendarMethod.PUBLISH);
  for (const session of sessions)
    calendar.createEvent({
      ...essentials(session, mailFrom),
      status: ICalEventStatus.CONFIRMED,
      location: session.place === null ? null : oneLine(session.place),
      description: description(session, reader),
      url: `${publicUrl}${addressFor('sessions', reader)}${reader === 'player' ? '' : `?session=${session.id}`}`,
    });
  for (const session of cancelled) calendar.createEvent(cancellation(session, mailFrom));
  return `${calendar.toString()}\r\n`;
}

/** Writes the file that takes sessions out of the calendar to which an earlier file brought them (RFC 5546, METHOD:CANCEL). */
export function writeCancellation(cancelled: readonly CancelledSession[], { mailFrom }: Publisher): string {
  const calendar = emptyCalendar(ICalCalendarMethod.CANCEL);
  for (const session of cancelled) calendar.createEvent(cancellation(session, mailFrom));
  return `${calendar.toString()}\r\n`;
}

function emptyCalendar(method: ICalCalendarMethod) {
  return ical({
    name: `${brand.name} training sessions`,
    prodId: { company: brand.name, product: 'Training sessions', language: 'EN' },
    method,
    ttl: refreshAfter,
  });
}

function cancellation(session: CancelledSession, mailFrom: string): ICalEventData {
  return { ...essentials(session, mailFrom), status: ICalEventStatus.CANCELLED };
}

/** What an event has whatever became of it. The product is the organizer: a cancellation needs one, and nobody's address is given away. */
function essentials({ id, title, sessionDate, duration, revision, changedAt }: CancelledSession, mailFrom: string) {
  const start = new Date(sessionDate);
  return {
    id: `${id}@${brand.name.toLowerCase()}`,
    sequence: revision,
    // Not now: the same sessions make the same file, which a program need not read again.
    stamp: new Date(changedAt),
    lastModified: new Date(changedAt),
    start,
    end: new Date(start.getTime() + duration * 60_000),
    summary: oneLine(title),
    organizer: { name: brand.name, email: /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom },
  };
}

function description({ coach, players, objectives, notes }: CalendarSession, reader: Role): string {
  const company = reader === 'player' ? coach : players.join(', ');
  const parts = [company && `With ${company}`, objectives && `Objectives: ${objectives}`, notes && `Notes: ${notes}`];
  return parts.filter(Boolean).map(withoutControls).join('\n\n');
}

/** Lines end as the format ends them, and nothing else controls the reader. */
function withoutControls(text: unknown): string {
  return String(text)
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ');
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
