// Sessions as an iCalendar file (RFC 5545).

import { msg } from '@lingui/core/runtime-macro';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { readableName } from '#domain/people/person-name.ts';
import type { Role } from '#domain/people/roles.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import type { Config } from '#server/config.ts';
import type { CalendarSession, CancelledSession } from './calendar.queries.ts';

/** Suggested refresh interval for feeds, in seconds. */
const refreshAfter = 3600;

type Publisher = Pick<Config, 'publicUrl' | 'mailFrom'>;

/**
 * Writes a calendar. Each session is a separate event in UTC, so that no program needs time zone rules. The UID never changes, SEQUENCE
 * counts changes, and DTSTAMP and LAST-MODIFIED are the time of the last one.
 *
 * @param reader decides the description: players see their coach, coaches their players
 * @param cancelled sessions to mark as cancelled
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
      // A player who can't come has that time free.
      transparency: isOff(session, reader) ? ICalEventTransparency.TRANSPARENT : null,
      url: `${publicUrl}${addressFor('sessions', reader)}${reader === 'player' ? '' : `?session=${session.id}`}`,
    });
  for (const session of cancelled) calendar.createEvent(cancellation(session, mailFrom));
  return `${calendar.toString()}\r\n`;
}

/** Writes a file that removes sessions added by an earlier file (RFC 5546, METHOD:CANCEL). */
export function writeCancellation(cancelled: readonly CancelledSession[], { mailFrom }: Publisher): string {
  const calendar = emptyCalendar(ICalCalendarMethod.CANCEL);
  for (const session of cancelled) calendar.createEvent(cancellation(session, mailFrom));
  return `${calendar.toString()}\r\n`;
}

function emptyCalendar(method: ICalCalendarMethod) {
  return ical({
    name: say(msg`${{ product: brand.name }} training sessions`),
    prodId: { company: brand.name, product: 'Training sessions', language: 'EN' },
    method,
    ttl: refreshAfter,
  });
}

function cancellation(session: CancelledSession, mailFrom: string): ICalEventData {
  return { ...essentials(session, mailFrom), status: ICalEventStatus.CANCELLED };
}

/** Properties of every event. The product is the organizer: cancellations need one, and no personal address is revealed. */
function essentials({ id, title, sessionDate, duration, revision, changedAt }: CancelledSession, mailFrom: string) {
  const start = new Date(sessionDate);
  return {
    id: `${id}@${brand.name.toLowerCase()}`,
    sequence: revision,
    // Not the current time, so that unchanged sessions produce the same file.
    stamp: new Date(changedAt),
    lastModified: new Date(changedAt),
    start,
    end: new Date(start.getTime() + duration * 60_000),
    summary: oneLine(title),
    organizer: { name: brand.name, email: /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom },
  };
}

/** Whether the reader, a player, has said that they can't come; a player's file has no other player. */
function isOff({ players }: CalendarSession, reader: Role): boolean {
  return reader === 'player' && players.every(({ answer }) => answer === 'cant');
}

/** Players read their coach and their own answer; coaches who comes, who can't, and how many places there are. */
function description(session: CalendarSession, reader: Role): string {
  const { coach, players, places, objectives, notes } = session;
  const coming = players.filter(({ answer }) => answer !== 'cant');
  const names = (some: typeof players) => some.map(({ name }) => name).join(', ');
  const company = reader === 'player' ? coach && readableName(coach) : names(coming);
  const off = isOff(session, reader) ? say(msg`You said that you can’t come.`) : '';
  const away = reader === 'player' ? '' : names(players.filter((one) => !coming.includes(one)));
  const parts = [
    off,
    company && say(msg`With ${{ people: company }}`),
    away && say(msg`Can’t come: ${{ players: away }}`),
    reader !== 'player' &&
      places > coming.length &&
      say(msg`Places: ${{ taken: coming.length }} of ${{ places }} taken`),
    objectives && say(msg`Objectives: ${{ objectives }}`),
    notes && say(msg`Notes: ${{ notes }}`),
  ];
  return parts.filter(Boolean).map(withoutControls).join('\n\n');
}

/** Normalises line breaks and removes other control characters. */
function withoutControls(text: unknown): string {
  return String(text)
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ');
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
