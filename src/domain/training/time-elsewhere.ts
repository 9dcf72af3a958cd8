// A session's local time for a reader in another time zone. A separate file, since the notification bell on every screen must not load the
// rest.

import { localeInForce } from '#domain/language/say.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { zoneWords } from './session-words.ts';

/**
 * A moment (ISO 8601) in a zone's local time if that differs from the reader's: "10:00 Copenhagen time", with the day if that differs too:
 * "Wed 01:00 Sydney time". Null if both are the same.
 */
export function timeElsewhere(moment: string, zone: string, ownZone: string): string | null {
  const [there, here] = [wallTime(Date.parse(moment), zone), wallTime(Date.parse(moment), ownZone)];
  if (there.time === here.time && there.date === here.date) return null;
  const day = new Intl.DateTimeFormat(localeInForce(), { weekday: 'short', timeZone: zone });
  return `${there.date === here.date ? '' : `${day.format(new Date(moment))} `}${there.time} ${zoneWords(zone)}`;
}
