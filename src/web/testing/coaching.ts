// Coaches and their players, for tests of screens.

import type { CoachedPlayer, CoachedPlayerPage, ListedCoach } from '#contract/people/coaching.ts';
import type { CoachRelationship } from '#contract/people/connections.ts';
import { idAt } from './progress.ts';

/** A player in a coach's list, told apart by the index: no video, no contact, level unverified. */
export function coachedPlayer(index: number, traits: Partial<CoachedPlayer> = {}): CoachedPlayer {
  return {
    id: idAt(100 + index),
    firstName: 'Freja',
    lastName: `Nygaard ${index}`,
    country: 'DK',
    currentLevel: '3.5',
    isLevelVerified: false,
    levelWithdrawn: null,
    isJunior: false,
    lastVideoAt: null,
    lastContactAt: null,
    videosWaiting: 0,
    verifiedAt: null,
    ...traits,
  };
}

/** The page of the player of index 1, who is of a club by default. */
export function coachedPlayerPage(traits: Partial<CoachedPlayerPage['player']> = {}): CoachedPlayerPage {
  const { id, firstName, lastName, country, currentLevel, isLevelVerified, levelWithdrawn, isJunior } =
    coachedPlayer(1);
  return {
    player: {
      id,
      firstName,
      lastName,
      country,
      currentLevel,
      isLevelVerified,
      levelWithdrawn,
      isJunior,
      isClubMember: true,
      clubName: 'Havnens Padel',
      ...traits,
    },
    connection: { id: idAt(500), since: '2026-02-01T12:00:00.000Z' },
    counts: { videos: 4, analyzed: 3, waiting: 1 },
    lastVideoAt: '2026-10-01T12:00:00.000Z',
    lastContactAt: null,
    verification: null,
  };
}

/** An active connection of the player with Lucía Ferrer, a club's coach. */
export function relationship(index: number, traits: Partial<CoachRelationship> = {}): CoachRelationship {
  return {
    id: idAt(600 + index),
    status: 'active',
    requestedBy: null,
    message: null,
    requestedAt: '2026-02-01T12:00:00.000Z',
    startedAt: '2026-02-01T12:00:00.000Z',
    ...traits,
    coach: {
      id: idAt(700 + index),
      firstName: 'Lucía',
      lastName: 'Ferrer',
      role: 'coach_club',
      clubName: 'Havnens Padel',
      country: 'ES',
      ...traits.coach,
    },
  };
}

/** A coach whom players find. */
export function listedCoach(index: number, traits: Partial<ListedCoach> = {}): ListedCoach {
  return {
    id: idAt(700 + index),
    firstName: 'Mateo',
    lastName: `Ibáñez ${index}`,
    role: 'coach_freelance',
    clubName: null,
    country: 'AR',
    about: 'Overheads and the víbora.',
    languages: ['es', 'en'],
    certifiedSince: 2009,
    connection: null,
    ...traits,
  };
}
