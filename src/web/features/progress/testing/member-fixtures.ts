// A club member with four reviews, for tests of the progress page.

import type { PlayerGoals } from '#contract/goals.ts';
import type { TrainingSession } from '#contract/training.ts';
import { somebody } from '#web/testing/people.ts';
import { idAt, levelChange, playerProgress, reviewPoint } from '#web/testing/progress.ts';

/** A member of a club. */
export const member = somebody({ accessType: 'club', clubId: idAt(700) });

/** From level 2.8 at the start to 4.0. */
export const goals: PlayerGoals = {
  playerId: member.id,
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
};

/** A completed session; the higher its place, the later. */
export function session(place: number, traits: Partial<TrainingSession> = {}): TrainingSession {
  const date = new Date(Date.UTC(2026, 0, 6 + place, 17)).toISOString();
  return {
    id: idAt(800 + place),
    title: `Session ${place}`,
    status: 'completed',
    sessionDate: date,
    date,
    createdAt: date,
    completedAt: date,
    nextSessionDate: null,
    duration: 60,
    place: null,
    objectives: null,
    notes: null,
    coachCompletionNotes: null,
    coach: { firstName: 'Lucía', lastName: 'Ferrer' },
    ...traits,
  };
}

/** A game's review with two rated skills. */
export const rated = (place: number, overall: string, lob: string, bandeja: string) =>
  reviewPoint(place, { overallScore: overall, ratings: { overall, lob, bandeja } });
/** Three games and a training, rising. */
export const four = [
  rated(0, '2.8', '2.0', '3.0'),
  rated(1, '3.0', '2.4', '3.0'),
  rated(2, '3.3', '3.0', '2.6'),
  reviewPoint(3, {
    overallScore: '3.6',
    videoType: 'training',
    ratings: { overall: '3.6', lob: '3.4', bandeja: '3.2' },
  }),
];
/** The member's progress, with one verified level. */
export const ofMember = playerProgress(four, {
  player: { isClubMember: true, currentLevel: '3.5', isLevelVerified: true },
  levelChanges: [levelChange()],
});
/** What the server answers about the member. */
export const memberAnswers = {
  getPlayerProgress: ofMember,
  getGoals: goals,
  listTrainingSessions: [session(4), session(3), session(2), session(1)],
};
