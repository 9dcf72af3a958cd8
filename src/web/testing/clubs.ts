// A club's people for tests of screens.

import type { ClubCoach } from '#contract/clubs/club-coaches.ts';
import type { ClubPlayer } from '#contract/clubs/club-players.ts';
import { coachedPlayer } from './coaching.ts';
import { idAt } from './progress.ts';

/** The nth coach of a club. */
export function clubCoach(index: number, traits: Partial<ClubCoach> = {}): ClubCoach {
  return {
    id: idAt(300 + index),
    firstName: 'Carla',
    lastName: `Sanz ${index}`,
    isSuspended: false,
    members: 2,
    openReviews: 1,
    sessions: 3,
    turnaroundHours: 20.5,
    recentReviews: 4,
    lastActiveAt: '2026-11-01T12:00:00.000Z',
    ...traits,
  };
}

/** The nth member of a club. */
export function clubPlayer(index: number, traits: Partial<ClubPlayer> = {}): ClubPlayer {
  const { id, firstName, lastName, country, currentLevel, isLevelVerified, levelWithdrawn } = coachedPlayer(index);
  return {
    id,
    firstName,
    lastName,
    country,
    currentLevel,
    isLevelVerified,
    levelWithdrawn,
    email: `freja${index}@example.com`,
    isJunior: false,
    isSuspended: false,
    videos: 3,
    videosWaiting: 1,
    lastVideoAt: '2026-10-01T12:00:00.000Z',
    lastActiveOn: '2026-11-01',
    coaches: [],
    groups: [],
    ...traits,
  };
}
