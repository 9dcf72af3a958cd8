// Roles, access types and account states.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';

/** All roles, in display order (docs/product.md#people). */
export const roles = ['player', 'coach_freelance', 'coach_club', 'club', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The two coaching roles. */
export const coachRoles = ['coach_freelance', 'coach_club'] as const satisfies readonly Role[];

/** The two coaching roles and administrators, who can review like them. */
export const coachesAndAdministrators = [...coachRoles, 'admin'] as const satisfies readonly Role[];

/** The roles that exist only within a club. */
export const clubRoles = ['coach_club', 'club'] as const satisfies readonly Role[];

/** Roles that can belong to a club: optional for players, required for club staff. */
export const rolesWithClub = ['player', ...clubRoles] as const satisfies readonly Role[];

/** Whether a player has access through a club or directly. */
export const accessTypes = ['club', 'direct'] as const;
export type AccessType = (typeof accessTypes)[number];

/** Account states (docs/product.md#accounts). Only `active` accounts can sign in. */
export const accountStates = ['unverified', 'pending', 'active', 'suspended', 'deleted'] as const;
export type AccountState = (typeof accountStates)[number];

const roleLabels: Record<Role, MessageDescriptor> = {
  player: msg`Player`,
  coach_freelance: msg`Freelance Coach`,
  coach_club: msg`Club Coach`,
  club: msg`Club Manager`,
  admin: msg`Administrator`,
};

/** A role's display name. */
export function roleLabel(role: Role): string {
  return say(roleLabels[role]);
}

/** Whether a role is one of the two coaching roles. */
export function isCoach(role: Role): boolean {
  return role === 'coach_freelance' || role === 'coach_club';
}

/** How players see a coach's role: an administrator who coaches is a head coach (docs/product.md#people). */
export function coachLabel(role: string): string {
  if (role === 'admin') return say(msg`Head Coach`);
  return role === 'coach_freelance' || role === 'coach_club' ? roleLabel(role) : say(msg`Coach`);
}

/** Whether the player belongs to a club: the access type alone is not enough (docs/product.md#people). */
export function isClubMember(player: { accessType: AccessType; clubId: string | null }): boolean {
  return player.accessType === 'club' && player.clubId !== null;
}
