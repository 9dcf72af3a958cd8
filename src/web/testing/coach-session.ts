// A coach's session and players, for tests of screens.

import type { BookablePlayer, CoachSession, SessionPlayer } from '#contract/training/coach-sessions.ts';

/** A club member whom the coach trains; `index` tells them from others. */
export function bookablePlayer(index: number, firstName: string, lastName: string): BookablePlayer {
  const id = `01890000-0000-7000-8000-0000000007${String(index).padStart(2, '0')}`;
  const level = { currentLevel: '3.0', isLevelVerified: false, levelWithdrawn: null };
  return { id, firstName, lastName, country: 'DK', ...level, timeZone: null };
}

export const freja = bookablePlayer(1, 'Freja', 'Nygaard');
export const mads = bookablePlayer(2, 'Mads', 'Kjær');

/** A player of a session, with what they have said. */
type Named = Pick<SessionPlayer, 'id' | 'firstName' | 'lastName'> & Partial<SessionPlayer>;

/** A session of Lucía's with Freja that is to come; `index` tells it from others. */
export function coachSession(
  index: number,
  { players = [freja], ...traits }: Partial<Omit<CoachSession, 'players'>> & { players?: readonly Named[] } = {},
): CoachSession {
  return {
    id: `01890000-0000-7000-8000-0000000009${String(index).padStart(2, '0')}`,
    seriesId: null,
    title: `Session ${index}`,
    status: 'scheduled',
    sessionDate: '2027-03-16T17:00:00.000Z',
    timeZone: 'Europe/Copenhagen',
    duration: 60,
    places: players.length,
    place: null,
    objectives: null,
    notes: null,
    coachCompletionNotes: null,
    completedAt: null,
    nextSessionDate: null,
    revision: 0,
    coach: { id: '01890000-0000-7000-8000-000000000001', firstName: 'Lucía', lastName: 'Ferrer' },
    players: players.map(({ id, firstName, lastName, ...said }) => ({
      id,
      firstName,
      lastName,
      answer: null,
      reason: null,
      attendance: null,
      isOpen: true,
      ...said,
    })),
    ...traits,
  };
}
