// Club membership and who can see whom (docs/product.md#access). The server's policy repeats these rules in SQL; a table test compares the
// two.

import { type AccessType, type AccountState, isCoach, type Role } from './roles.ts';

export interface PersonOfAccess {
  id: string;
  role: Role;
  state: AccountState;
  accessType: AccessType;
  clubId: string | null;
}

/**
 * Whether a person is a player in this club, whatever the account's state. The access type alone is not enough (docs/product.md#people).
 */
export function isMemberOf(person: Omit<PersonOfAccess, 'id' | 'state'>, clubId: string | null): boolean {
  return clubId !== null && person.role === 'player' && person.clubId === clubId && person.accessType === 'club';
}

/** Whether a member counts in the club's figures and may be featured: approved, and neither suspended nor pending deletion. */
export function isActiveMemberOf(person: Omit<PersonOfAccess, 'id'>, clubId: string | null): boolean {
  return isMemberOf(person, clubId) && person.state === 'active';
}

/** Whether a viewer may see a player and their data. A player pending deletion is visible only to themselves. */
export function canSee(
  viewer: PersonOfAccess,
  player: PersonOfAccess,
  /** Whether they have an active connection. */
  isConnected: boolean,
): boolean {
  if (viewer.role === 'player') return viewer.id === player.id;
  if (player.state === 'deleted') return false;
  if (viewer.role === 'admin') return true;
  return isCoach(viewer.role) ? isConnected : isMemberOf(player, viewer.clubId);
}

/** Whether a coach is offered a player's open videos through their club (docs/product.md#assignment). */
export function isOfferedVideosOf(coach: PersonOfAccess, player: PersonOfAccess): boolean {
  return coach.role === 'coach_club' && player.state !== 'deleted' && isMemberOf(player, coach.clubId);
}
