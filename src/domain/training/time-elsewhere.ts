// A session's time where it takes place, for a reader whose clocks are elsewhere. By itself: the bell, which every screen loads, needs no zones.

import { wallTime } from '#domain/time/time-zones.ts';
import { zoneWords } from './session-words.ts';

/**
 * When a moment (ISO 8601) is on the clocks of a zone, for a reader on whose own clocks it is another time: "10:00 Copenhagen time", with
 * the day where that is another too: "Wed 01:00 Sydney time". Null where both clocks show the same.
 */
export function timeElsewhere(moment: string, zone: string, ownZone: string): string | null {
  const [there, here] = [wallTime(Date.parse(moment), zone), wallTime(Date.parse(moment), ownZone)];
  if (there.time === here.time && there.date === here.date) return null;
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: zone });
  return `${there.date === here.date ? '' : `${day.format(new Date(moment))} `}${there.time} ${zoneWords(zone)}`;
}
