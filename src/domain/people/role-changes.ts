// Giving someone another role or another club: whether it may happen, and what becomes of what they have.

import { type Permission } from './permissions.ts';
import { type AccountState, clubRoles, isCoach, type Role, roleLabel, rolesWithClub } from './roles.ts';

/** What someone is to the product, and where. */
export interface RoleAndClub {
  role: Role;
  /** Null for whoever belongs to no club. */
  clubId: string | null;
}

/** What someone has that rests on their role. */
export interface RoleHoldings {
  /** Active connections between coach and player, either side. */
  connections: number;
  /** Requests that nobody has answered. */
  requests: number;
  /** Reviews begun and not published. */
  openReviews: number;
  /** Sessions to come that they lead. */
  sessionsLed: number;
  /** Sessions to come that they take part in. */
  sessionsTaken: number;
  /** Name of the plan that runs; null without one. */
  plan: string | null;
  clubName: string | null;
}

/**
 * Whether an administrator may give this person another role or club: an active account, not their own, and the last administrator
 * stays one (docs/product.md#administration).
 *
 * @param person.isLastAdministrator known to the server alone; screens pass false
 */
export function mayChangeRole(
  person: { state: AccountState; isOwn: boolean; isLastAdministrator: boolean },
  next?: Role,
): Permission {
  if (person.state !== 'active') return { allowed: false, reason: 'Only active accounts can be changed.' };
  if (person.isOwn) return { allowed: false, reason: 'You cannot change your own role.' };
  return person.isLastAdministrator && next !== 'admin'
    ? { allowed: false, reason: 'The last administrator cannot get another role.' }
    : { allowed: true };
}

/** Whether a role must have a club, may have one, or has none. */
export function clubOfRole(role: Role): 'needed' | 'possible' | 'none' {
  if (clubRoles.some((one) => one === role)) return 'needed';
  return rolesWithClub.some((one) => one === role) ? 'possible' : 'none';
}

/** Whether connections end with the change: they are those of a coach, or of a player, and both coaching roles are one. */
export function endsConnections(before: Role, after: Role): boolean {
  return before !== after && !(isCoach(before) && isCoach(after));
}

/** Whether someone stops being a player: with it their plan ends. */
export function endsPlan(before: Role, after: Role): boolean {
  return before === 'player' && after !== 'player';
}

/** What the change means for the person, a sentence each, the new rights first (docs/product.md#administration). */
export function consequencesOf(before: RoleAndClub, after: RoleAndClub, has: RoleHoldings): string[] {
  if (before.role === after.role && before.clubId === after.clubId) return [];
  const isClubLeft = before.clubId !== null && before.clubId !== after.clubId;
  return [
    ...(before.role === after.role ? [] : [rights[after.role]]),
    ...(isClubLeft ? [`They leave ${has.clubName ?? 'their club'}, which loses sight of them at once.`] : []),
    ...(isClubLeft && before.role === 'player' && after.role === 'player' ? [keptOfMember(after.clubId)] : []),
    ...(endsConnections(before.role, after.role) ? endedWith(has) : []),
    ...(isCoach(before.role) && isCoach(after.role) && has.openReviews > 0
      ? ['Reviews they have begun for their club are given back; those of players connected to them stay theirs.']
      : []),
    ...(endsPlan(before.role, after.role) ? endedWithPlayer(has) : []),
  ];
}

const rights: Record<Role, string> = {
  player: 'They get the screens of a player, and can no longer open or review the videos of others.',
  coach_freelance: 'They get the screens of a coach, and see the players who are connected to them.',
  coach_club: 'They get the screens of a coach, and the videos of the club’s members are offered to them.',
  club: 'They see all people of the club, their videos and their published reviews, and decide who joins it.',
  admin: 'They can see and change everything, your account included.',
};

function keptOfMember(nextClub: string | null): string {
  return nextClub === null
    ? 'Goals and training sessions are kept, but not shown while they belong to no club.'
    : 'Goals, training sessions and coaches are kept.';
}

function endedWith({ connections, requests, openReviews, sessionsLed, sessionsTaken }: RoleHoldings): string[] {
  return [
    ...counted(connections, 'connection ends', 'connections end'),
    ...counted(requests, 'open request ends', 'open requests end'),
    ...counted(openReviews, 'review that was begun goes', 'reviews that were begun go', ' to the next coach'),
    ...counted(
      sessionsLed + sessionsTaken,
      'session to come is',
      'sessions to come are',
      ' cancelled; players are told',
    ),
  ];
}

function endedWithPlayer({ plan }: RoleHoldings): string[] {
  return [
    'They can no longer submit videos of their own; their videos, reviews and credits are kept.',
    ...(plan === null ? [] : [`Their ${plan} subscription ends at once.`]),
  ];
}

function counted(count: number, one: string, many: string, rest = ''): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}${rest}.`];
}

/** A role with its club, e.g. "Club Coach of Padel Nord". */
export function roleInWords(role: Role, clubName: string | null): string {
  return clubName === null ? roleLabel(role) : `${roleLabel(role)} of ${clubName}`;
}
