// A club's member and their goals and sessions, for tests of screens.

import type { PlayerGoals } from '#contract/progress/goals.ts';
import type { TrainingSession } from '#contract/training/training.ts';
import { testUser } from './people.ts';

/** The player of `testUser()` as a member of a club. */
export const clubMember = testUser({ accessType: 'club', clubId: '01890000-0000-7000-8000-0000000000c1' });

/** The member's goals: a target, a start and nothing else by default. */
export function playerGoals(traits: Partial<PlayerGoals> = {}): PlayerGoals {
  return {
    playerId: clubMember.id,
    targetLevel: '4.0',
    targetDate: null,
    timeframe: '12 months',
    journeyStartDate: '2026-01-05',
    goals: [],
    shortTermGoals: [],
    longTermGoals: [],
    skillPriorities: [],
    notes: null,
    createdAt: '2026-01-05T12:00:00.000Z',
    updatedAt: '2026-01-05T12:00:00.000Z',
    ...traits,
  };
}

/** A session with Lucía Ferrer that is to come, without any text; `index` tells it from others. */
export function trainingSession(index: number, traits: Partial<TrainingSession> = {}): TrainingSession {
  return {
    id: `01890000-0000-7000-8000-0000000008${String(index).padStart(2, '0')}`,
    title: `Session ${index}`,
    status: 'scheduled',
    sessionDate: '2026-12-01T17:30:00.000Z',
    date: '2026-12-01T17:30:00.000Z',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    createdAt: '2026-11-01T12:00:00.000Z',
    completedAt: null,
    nextSessionDate: null,
    duration: 60,
    following: 0,
    cancelledDates: [],
    answer: null,
    answerReason: null,
    places: 1,
    attendance: null,
    partners: [],
    place: null,
    objectives: null,
    notes: null,
    coachCompletionNotes: null,
    coach: { firstName: 'Lucía', lastName: 'Ferrer' },
    ...traits,
  };
}
