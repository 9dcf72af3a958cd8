// Changing a person's role or club: whether it is allowed, and what it means for them.

import { msg, plural } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import { type Permission } from './permissions.ts';
import { type AccountState, clubRoles, isCoach, type Role, roleLabel, rolesWithClub } from './roles.ts';

export interface RoleAndClub {
  role: Role;
  /** Null without a club. */
  clubId: string | null;
}

/** What a person has that depends on their role. */
export interface RoleHoldings {
  /** Active connections between coach and player, either side. */
  connections: number;
  /** Unanswered requests. */
  requests: number;
  /** Reviews started but not published. */
  openReviews: number;
  /** Future sessions they lead. */
  sessionsLed: number;
  /** Future sessions they take part in. */
  sessionsTaken: number;
  /** Name of the active plan; null without one. */
  plan: string | null;
  clubName: string | null;
}

/**
 * Whether an administrator may change this person's role or club: an active account, not their own; the last administrator stays one
 * (docs/product.md#administration).
 *
 * @param person.isLastAdministrator only the server knows it; screens pass false
 */
export function mayChangeRole(
  person: { state: AccountState; isOwn: boolean; isLastAdministrator: boolean },
  next?: Role,
): Permission {
  if (person.state !== 'active') return { allowed: false, reason: say(msg`You can only change active accounts.`) };
  if (person.isOwn) return { allowed: false, reason: say(msg`You cannot change your own role.`) };
  return person.isLastAdministrator && next !== 'admin'
    ? { allowed: false, reason: say(msg`You cannot change the role of the last administrator.`) }
    : { allowed: true };
}

/** Whether a role must have a club, may have one, or has none. */
export function clubOfRole(role: Role): 'needed' | 'possible' | 'none' {
  if (clubRoles.some((one) => one === role)) return 'needed';
  return rolesWithClub.some((one) => one === role) ? 'possible' : 'none';
}

/** Whether the change ends connections: coaching roles count as one, so only becoming or ceasing to be a coach or player does. */
export function endsConnections(before: Role, after: Role): boolean {
  return before !== after && !(isCoach(before) && isCoach(after));
}

/** Whether the person stops being a player, which ends their plan. */
export function endsPlan(before: Role, after: Role): boolean {
  return before === 'player' && after !== 'player';
}

/** The consequences of a change as sentences, new rights first (docs/product.md#administration). */
export function consequencesOf(before: RoleAndClub, after: RoleAndClub, has: RoleHoldings): string[] {
  if (before.role === after.role && before.clubId === after.clubId) return [];
  const isClubLeft = before.clubId !== null && before.clubId !== after.clubId;
  return [
    ...(before.role === after.role ? [] : [rights[after.role]]),
    ...(isClubLeft ? [leaving(has.clubName)] : []),
    ...(isClubLeft && before.role === 'player' && after.role === 'player' ? [keptOfMember(after.clubId)] : []),
    ...(endsConnections(before.role, after.role) ? endedWith(has) : []),
    ...(isCoach(before.role) && isCoach(after.role) && has.openReviews > 0
      ? [say(msg`Unfinished reviews for their club go back to the queue; those for connected players stay with them.`)]
      : []),
    ...(endsPlan(before.role, after.role) ? endedWithPlayer(has) : []),
  ];
}

const rights: Record<Role, string> = said({
  player: msg`They get the player screens and can no longer open or review other people’s videos.`,
  coach_freelance: msg`They get the coach screens and see the players connected with them.`,
  coach_club: msg`They get the coach screens and can review videos from the club’s members.`,
  club: msg`They see everyone in the club, their videos and published reviews, and decide who joins.`,
  admin: msg`They can see and change everything, including your account.`,
});

function leaving(club: string | null): string {
  return club === null
    ? say(msg`They leave their club, which can no longer see them.`)
    : say(msg`They leave ${{ club }}, which can no longer see them.`);
}

function keptOfMember(nextClub: string | null): string {
  return nextClub === null
    ? say(msg`Goals and training sessions are kept, but hidden until they join a club.`)
    : say(msg`Goals, training sessions and coaches are kept.`);
}

function endedWith({ connections, requests, openReviews, sessionsLed, sessionsTaken }: RoleHoldings): string[] {
  const sessions = sessionsLed + sessionsTaken;
  return [
    connections > 0 && say(msg`${plural({ connections }, { one: '# connection ends.', other: '# connections end.' })}`),
    requests > 0 && say(msg`${plural({ requests }, { one: '# open request ends.', other: '# open requests end.' })}`),
    openReviews > 0 &&
      say(
        msg`${plural({ openReviews }, { one: '# unfinished review goes back to the queue.', other: '# unfinished reviews go back to the queue.' })}`,
      ),
    sessions > 0 &&
      say(
        msg`${plural({ sessions }, { one: '# future session is cancelled, and players are notified.', other: '# future sessions are cancelled, and players are notified.' })}`,
      ),
  ].filter((sentence) => sentence !== false);
}

function endedWithPlayer({ plan }: RoleHoldings): string[] {
  return [
    say(msg`They can no longer send videos. Their videos, reviews and credits are kept.`),
    ...(plan === null ? [] : [say(msg`Their ${{ plan }} subscription ends at once.`)]),
  ];
}

/** A role with its club, e.g. "Club Coach of Padel Nord". */
export function roleInWords(role: Role, clubName: string | null): string {
  return clubName === null ? roleLabel(role) : say(msg`${{ role: roleLabel(role) }} of ${{ club: clubName }}`);
}
