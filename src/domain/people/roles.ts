// Who a person is to the product: role, kind of access, and where the account stands.

/** All roles, in the order in which screens list them (docs/product.md#people). */
export const roles = ['player', 'coach_freelance', 'coach_club', 'club', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The two coaching roles. */
export const coachRoles = ['coach_freelance', 'coach_club'] as const satisfies readonly Role[];

/** The roles that exist only within a club. */
export const clubRoles = ['coach_club', 'club'] as const satisfies readonly Role[];

/** The roles that can belong to a club: a player may, whoever works for one must. */
export const rolesWithClub = ['player', ...clubRoles] as const satisfies readonly Role[];

/** How a player came to the product: as a member of a club, or directly. */
export const accessTypes = ['club', 'direct'] as const;
export type AccessType = (typeof accessTypes)[number];

/** States of an account (docs/product.md#accounts). Only `active` may have a session. */
export const accountStates = ['unverified', 'pending', 'active', 'suspended', 'deleted'] as const;
export type AccountState = (typeof accountStates)[number];

const roleLabels: Record<Role, string> = {
  player: 'Player',
  coach_freelance: 'Freelance Coach',
  coach_club: 'Club Coach',
  club: 'Club Manager',
  admin: 'Administrator',
};

/** The words that screens show for a role. */
export function roleLabel(role: Role): string {
  return roleLabels[role];
}

/** Whether the role coaches: reviews videos, sets goals, verifies levels. */
export function isCoach(role: Role): boolean {
  return role === 'coach_freelance' || role === 'coach_club';
}

/** What players call someone who coaches them: an administrator who does is their head coach (docs/product.md#people). */
export function coachLabel(role: string): string {
  if (role === 'admin') return 'Head Coach';
  return role === 'coach_freelance' || role === 'coach_club' ? roleLabels[role] : 'Coach';
}
