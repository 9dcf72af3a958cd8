// Texts of sessions on the coach's screens: times, people and states.

import { t } from '@lingui/core/macro';
import type { CoachSession, SessionPlayer } from '#contract/training/coach-sessions.ts';
import { personName } from '#domain/people/person-name.ts';
import { milliseconds } from '#domain/time/moments.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { answersInWords, placesTaken } from '#domain/training/session-answers.ts';
import { dateFormat, formatClock } from '#web/lib/format.ts';

type NamedPerson = Pick<SessionPlayer, 'id' | 'firstName' | 'lastName'>;
type Timed = Pick<CoachSession, 'sessionDate' | 'duration'>;

/** When a session ends, ISO 8601. */
function endOf({ sessionDate, duration }: Timed): string {
  return new Date((milliseconds(sessionDate) ?? 0) + duration * 60_000).toISOString();
}

/** "18:30–19:30", in local time. */
export function clockRange(session: Timed): string {
  return `${formatClock(session.sessionDate)}–${formatClock(endOf(session))}`;
}

/** "18:30–19:30", in a zone's local time. */
export function clockRangeIn(session: Timed, zone: string): string {
  const clock = (moment: string) => wallTime(milliseconds(moment) ?? 0, zone).time;
  return `${clock(session.sessionDate)}–${clock(endOf(session))}`;
}

/** The names of a session's players. */
export function playerNames({ players }: { players: readonly NamedPerson[] }): string {
  return players.map((one) => personName(one)).join(', ');
}

type Group = Pick<CoachSession, 'players' | 'places'>;

/** "3 of 4 places", without those who can’t come; null when every place is taken. */
export function placesWords({ players, places }: Group): string | null {
  const taken = placesTaken(players);
  return taken === places ? null : t`${{ taken }} of ${{ places }} places`;
}

/** "Coming 3 · Can’t 1 · No answer 2"; null for a session that is over and that nobody answered. */
export function answersLine({ players, status }: Pick<CoachSession, 'players' | 'status'>): string | null {
  return status === 'scheduled' || players.some(({ answer }) => answer !== null) ? answersInWords(players) : null;
}

/** The players of a session, with the places when some are free: "Freja Nygaard, Mads Kjær (2 of 4 places)". */
export function playersLine(session: Group): string {
  const places = placesWords(session);
  return places === null ? playerNames(session) : `${playerNames(session)} (${places})`;
}

/** A session's state for its coach; `to-complete` and `without-feedback` need attention. */
export type SessionState = 'scheduled' | 'to-complete' | 'without-feedback' | 'completed';

export function sessionState(
  session: Timed & Pick<CoachSession, 'status' | 'coachCompletionNotes'>,
  now: Date,
): SessionState {
  if (session.status === 'completed') return session.coachCompletionNotes ? 'completed' : 'without-feedback';
  return (milliseconds(endOf(session)) ?? 0) <= now.getTime() ? 'to-complete' : 'scheduled';
}

const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' });
const longDay = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const shortDay = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A calendar day (`YYYY-MM-DD`): "Tue". */
export const weekdayOf = (date: string) => weekday(new Date(date));
/** A calendar day: "Tuesday 24 November". */
export const longDayOf = (date: string) => longDay(new Date(date));
/** A calendar day: "24 Nov". */
export const shortDayOf = (date: string) => shortDay(new Date(date));
