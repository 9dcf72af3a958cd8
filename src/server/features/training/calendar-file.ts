// Sessions as a file that calendar programs read (iCalendar, RFC 5545).

import ical, { ICalCalendarMethod } from 'ical-generator';
import { brand } from '#domain/brand.ts';
import type { Role } from '#domain/people/roles.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import type { CalendarSession } from './calendar.queries.ts';

/** How often a program that follows a feed may look again, in seconds. */
const refreshAfter = 3600;

/**
 * Writes a calendar. Moments stand in UTC, each session for itself, so that no program has to know when clocks change; a session
 * keeps its UID for good, and its SEQUENCE counts the changes.
 *
 * @param reader on whose side the sessions are told: players read with which coach, coaches with which players
 */
export function writeCalendar(sessions: readonly CalendarSession[], reader: Role, publicUrl: string): string {
  const calendar = ical({
    name: `${brand.name} training sessions`,
    prodId: { company: brand.name, product: 'Training sessions', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshAfter,
  });
  for (const session of sessions) {
    const start = new Date(session.sessionDate);
    calendar.createEvent({
      id: `${session.id}@${brand.name.toLowerCase()}`,
      sequence: session.revision,
      // Not now: the same sessions make the same file, which a program need not read again.
      stamp: new Date(session.createdAt),
      start,
      end: new Date(start.getTime() + session.duration * 60_000),
      summary: oneLine(session.title),
      location: session.place === null ? null : oneLine(session.place),
      description: description(session, reader),
      url: `${publicUrl}${addressFor('sessions', reader)}${reader === 'player' ? '' : `?session=${session.id}`}`,
    });
  }
  return `${calendar.toString()}\r\n`;
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
