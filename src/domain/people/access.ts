// Who belongs to a club, and who may see whom (docs/product.md#access). The server's policy says the same in SQL, and a table test compares the two.

import { type AccessType, type AccountState, isCoach, type Role } from './roles.ts';

/** What access depends on. */
export interface PersonOfAccess {
  id: string;
  role: Role;
  state: AccountState;
  accessType: AccessType;
  clubId: string | null;
}

/** Whether a person is a player of this club, whatever the state of the account: the access type alone is not enough (docs/product.md#people). */
export function isMemberOf(person: Omit<PersonOfAccess, 'id' | 'state'>, clubId: string | null): boolean {
  return clubId !== null && person.role === 'player' && person.clubId === clubId && person.accessType === 'club';
}

/** Whether a member counts in the club's figures, and may be shown: not suspended, not leaving, let in. */
export function isActiveMemberOf(person: Omit<PersonOfAccess, 'id'>, clubId: string | null): boolean {
  return isMemberOf(person, clubId) && person.state === 'active';
}

/** Whether a viewer may see a player and the player's things. A player who is leaving is seen by nobody but themselves. */
export function canSee(
  viewer: PersonOfAccess,
  player: PersonOfAccess,
  /** Whether an active connection joins the two. */
  isConnected: boolean,
): boolean {
  if (viewer.role === 'player') return viewer.id === player.id;
  if (player.state === 'deleted') return false;
  if (viewer.role === 'admin') return true;
  return isCoach(viewer.role) ? isConnected : isMemberOf(player, viewer.clubId);
}

/** Whether a club offers a player's open videos to a coach (docs/product.md#assignment): those of its members to its own coaches. */
export function isOfferedVideosOf(coach: PersonOfAccess, player: PersonOfAccess): boolean {
  return coach.role === 'coach_club' && player.state !== 'deleted' && isMemberOf(player, coach.clubId);
}
