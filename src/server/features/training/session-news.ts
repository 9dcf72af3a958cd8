// What players are told of their sessions, in the bell and by mail: the same sentences.

import { sessionMoment, zoneWords } from '#domain/session-words.ts';

/** A heading and a sentence. */
export interface SessionNews {
  title: string;
  message: string;
}

/** A session as its news tell of it. */
export interface ToldSession {
  title: string;
  /** ISO 8601. */
  sessionDate: string;
  /** In which the player reads times. */
  zone: string;
  /** The coach's name. */
  coach: string;
}

const when = (moment: string, zone: string) => `${sessionMoment(moment, zone)} (${zoneWords(zone)})`;

/**
 * A coach booked a session, or weekly ones.
 *
 * @param sessions how many, this one included
 */
export function bookedNews({ title, sessionDate, zone, coach }: ToldSession, sessions: number): SessionNews {
  const what = sessions > 1 ? `${sessions} weekly sessions “${title}”, the first on` : `“${title}” for`;
  const heading = sessions > 1 ? 'Sessions booked' : 'Session booked';
  return { title: heading, message: `${coach} booked ${what} ${when(sessionDate, zone)}.` };
}

/**
 * A coach moved a session, or changed how long it lasts, where it is or what it is called.
 *
 * @param was when it was planned for (ISO 8601); null when it was not moved
 * @param sessions how many were changed alike, this one included
 */
export function changedNews(session: ToldSession, was: string | null, sessions: number): SessionNews {
  const { title, sessionDate, zone, coach } = session;
  const others = sessions > 1 ? ` and ${afterIt(sessions - 1)}` : '';
  if (was === null)
    return { title: 'Session changed', message: `${coach} changed “${title}” on ${when(sessionDate, zone)}${others}.` };
  const place = `from ${sessionMoment(was, zone)} to ${when(sessionDate, zone)}`;
  return { title: 'Session moved', message: `${coach} moved “${title}” ${place}${others}.` };
}

/**
 * A coach cancelled a session.
 *
 * @param sessions how many of a series, this one included
 */
export function cancelledNews({ title, sessionDate, zone, coach }: ToldSession, sessions: number): SessionNews {
  const others = sessions > 1 ? `, and ${afterIt(sessions - 1)}` : '';
  return {
    title: sessions > 1 ? 'Sessions cancelled' : 'Session cancelled',
    message: `${coach} cancelled “${title}” on ${when(sessionDate, zone)}${others}.`,
  };
}

function afterIt(count: number): string {
  return count === 1 ? 'the weekly session after it' : `the ${count} weekly sessions after it`;
}

/** A session is over. */
export function completedNews({ title, coach }: ToldSession): SessionNews {
  return { title: 'Session completed', message: `“${title}” with ${coach} is completed.` };
}

/** A coach wrote feedback on a session. */
export function reviewedNews({ title, coach }: ToldSession): SessionNews {
  return { title: 'Feedback on your session', message: `${coach} wrote feedback on “${title}”.` };
}

/** A session is a day away. */
export function reminderNews({ title, sessionDate, zone, coach }: ToldSession): SessionNews {
  return {
    title: 'Your session is coming up',
    message: `“${title}” with ${coach} is on ${when(sessionDate, zone)}.`,
  };
}
