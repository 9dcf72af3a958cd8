// Session dates, time zones and conflicts in words.

import { msg } from '@lingui/core/runtime-macro';
import { listInWords } from '#domain/language/in-words.ts';
import { localeInForce, say } from '#domain/language/say.ts';
import type { BookedSession, SessionConflict } from './schedule.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment (ISO 8601) in a zone's local time: "Tuesday 24 November 2026 at 18:30". */
export function sessionMoment(moment: string, zone: string): string {
  const locale = localeInForce();
  if (locale !== 'en-GB')
    return new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: 'full', timeStyle: 'short' }).format(
      new Date(moment),
    );
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat(locale, {
      timeZone: zone,
      hourCycle: 'h23',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const { weekday, day, month, year, hour, minute } = parts;
  return `${weekday} ${day} ${month} ${year} at ${hour}:${minute}`;
}

/** A time zone's name: "Copenhagen time" for `Europe/Copenhagen`; "UTC+3" for `Etc/GMT-3`, which has the opposite sign. */
export function zoneWords(zone: string): string {
  const place = placeOfZone(zone);
  if (place !== null) return say(msg`${{ place }} time`);
  const [, sign, hours] = /^GMT([+-])(\d+)$/.exec(zone.split('/').at(-1) ?? '') ?? [];
  if (!zone.includes('/')) return zone;
  return hours === undefined || hours === '0' ? 'UTC' : `UTC${sign === '-' ? '+' : '−'}${hours}`;
}

/** The city or region that a zone is named after: "Copenhagen"; null for one that is an offset. */
export function placeOfZone(zone: string): string | null {
  const [area, ...places] = zone.split('/');
  return area === 'Etc' ? null : (places.at(-1)?.replaceAll('_', ' ') ?? null);
}

/** A booked session as shown to the planning coach: title and players only for their own sessions. */
export interface KnownSession extends BookedSession {
  title: string | null;
}

/**
 * A sentence for each conflict. For a player's session with another coach, it only says that the player is busy at the planned time.
 *
 * @param names of the players by id; players not listed are not named
 * @param zone the time zone of the sentences; named if it differs from the reader's `ownZone`
 */
export function conflictSentences(
  conflicts: readonly SessionConflict<Omit<BookedSession, 'id'>>[],
  coachId: string | null,
  names: ReadonlyMap<string, string>,
  zone: string,
  ownZone: string | null,
): string[] {
  const at = (moment: string) =>
    `${sessionMoment(moment, zone)}${ownZone === null || zone === ownZone ? '' : ` (${zoneWords(zone)})`}`;
  const sentences = conflicts.flatMap(({ planned, booked, people }) => {
    const known = booked as KnownSession;
    if (coachId !== null && booked.coachId === coachId) {
      const players = booked.playerIds.flatMap((id) => names.get(id) ?? []);
      const facts = { title: known.title, players: listInWords(players), time: at(booked.sessionDate) };
      if (facts.title === null)
        return facts.players === ''
          ? say(msg`Another session is booked on ${{ time: facts.time }}.`)
          : say(msg`Another session with ${{ players: facts.players }} is booked on ${{ time: facts.time }}.`);
      return facts.players === ''
        ? say(msg`“${{ title: facts.title }}” is booked on ${{ time: facts.time }}.`)
        : say(
            msg`“${{ title: facts.title }}” with ${{ players: facts.players }} is booked on ${{ time: facts.time }}.`,
          );
    }
    return people.map((id) => {
      const [player, time] = [names.get(id), at(planned.sessionDate)];
      return player === undefined
        ? say(msg`A player is busy on ${{ time }}.`)
        : say(msg`${{ player }} is busy on ${{ time }}.`);
    });
  });
  return [...new Set(sentences)];
}
