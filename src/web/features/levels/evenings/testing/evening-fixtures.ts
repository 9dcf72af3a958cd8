// A ranking evening for tests of screens.

import type { EveningPlayer, RankingEvening } from '#contract/levels/ranking-evenings.ts';
import { idAt } from '#web/testing/progress.ts';

export const courtId = idAt(601);

/** The nth player of an evening, with nothing said yet. */
export function eveningPlayer(index: number, traits: Partial<EveningPlayer> = {}): EveningPlayer {
  return {
    player: {
      id: idAt(610 + index),
      firstName: `Player${String.fromCodePoint(65 + index)}`,
      lastName: 'Lund',
      country: 'DK',
      currentLevel: '3.0',
      isLevelVerified: false,
      levelWithdrawn: null,
    },
    draft: { version: 0, level: null, moments: [], isLeftOut: false },
    lastVerified: null,
    isWaiting: false,
    result: null,
    ...traits,
  };
}

/** An open evening of so many players on one court. */
export function openEvening(players = 4, traits: Partial<RankingEvening> = {}): RankingEvening {
  return {
    id: idAt(600),
    title: 'Tuesday ladder',
    heldOn: '2026-05-12',
    version: 0,
    coach: { id: idAt(650), firstName: 'Carla', lastName: 'Sanz' },
    finishedAt: null,
    courts: [
      {
        id: courtId,
        name: 'Court 1',
        provider: 'youtube',
        videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        linkProblem: null,
        isTimedForOther: false,
        version: 0,
        stretches: [],
      },
    ],
    players: Array.from({ length: players }, (_, index) => eveningPlayer(index)),
    gone: 0,
    ...traits,
  };
}
