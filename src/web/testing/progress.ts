// A player's progress for tests of screens.

import type { LevelChange, PlayerProgress, ReviewPoint } from '#contract/progress/progress.ts';
import { mean } from '#domain/round-to.ts';
import { type SkillName, singleSkills, skillNames } from '#domain/skills/skills.ts';

/** An id of a video or of anything else, by its index. */
export function idAt(index: number): string {
  return `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`;
}

/** A game's review: `index` numbers it, and dates it one week after the one before by default. */
export function reviewPoint(index: number, traits: Partial<ReviewPoint> = {}): ReviewPoint {
  // An hour that is the same day from California to New Zealand.
  const uploaded = new Date(Date.UTC(2026, 0, 5 + index * 7, 10)).toISOString();
  return {
    videoId: idAt(index),
    title: `Match ${index}`,
    videoType: 'game',
    uploadDate: uploaded,
    publishedAt: uploaded,
    overallScore: '3.0',
    ratings: { overall: '3.0' },
    ...traits,
  };
}

/** A level that Lucía Ferrer verified. */
export function levelChange(traits: Partial<LevelChange> = {}): LevelChange {
  return {
    id: idAt(900),
    level: '3.5',
    previousLevel: null,
    verifiedAt: '2026-02-01T12:00:00.000Z',
    verifiedBy: { firstName: 'Lucía', lastName: 'Ferrer' },
    isFromEvening: false,
    withdrawn: null,
    ...traits,
  };
}

/** What a model that takes the latest ratings for true measures. */
function measuredBy(reviews: readonly ReviewPoint[]): PlayerProgress['measured'] {
  const latest: Partial<Record<SkillName, number>> = {};
  for (const { ratings } of reviews)
    for (const skill of skillNames) if (ratings[skill] !== undefined) latest[skill] = Number(ratings[skill]);
  const level = mean(singleSkills.flatMap((skill) => latest[skill] ?? [])) ?? latest.overall ?? null;
  const last = reviews.at(-1);
  if (level === null || !last) return null;
  const lastMatchOn = last.uploadDate.slice(0, 10);
  return { level, from: level - 0.3, to: level + 0.3, lastMatchOn, reviews: reviews.length, skills: latest };
}

/** The progress of the player of `testUser()`: direct, level 3.0, with the given reviews. */
export function playerProgress(
  reviews: ReviewPoint[],
  { player, ...traits }: Partial<Omit<PlayerProgress, 'player'>> & { player?: Partial<PlayerProgress['player']> } = {},
): PlayerProgress {
  return {
    player: {
      id: idAt(1),
      firstName: 'Maja',
      lastName: 'Holm',
      country: 'DK',
      currentLevel: '3.0',
      isLevelVerified: false,
      levelWithdrawn: null,
      isClubMember: false,
      ...player,
    },
    reviews,
    latestTexts: null,
    levelChanges: [],
    measured: measuredBy(reviews),
    ...traits,
  };
}
