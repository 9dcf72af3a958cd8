// A club member with four reviews, for tests of the progress page.

import { playerGoals, trainingSession } from '#web/testing/club-member.ts';
import { levelChange, playerProgress, reviewPoint } from '#web/testing/progress.ts';

export { clubMember as member } from '#web/testing/club-member.ts';

/** A completed session; the higher its index, the later. */
function session(index: number) {
  const date = new Date(Date.UTC(2026, 0, 6 + index, 17)).toISOString();
  return trainingSession(index, { status: 'completed', sessionDate: date, date, createdAt: date, completedAt: date });
}

/** A game's review with two rated skills. */
export const rated = (index: number, overall: string, lob: string, bandeja: string) =>
  reviewPoint(index, { overallScore: overall, ratings: { overall, lob, bandeja } });
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
  getGoals: playerGoals(),
  listClubAwards: [],
  listTrainingSessions: [session(4), session(3), session(2), session(1)],
};
