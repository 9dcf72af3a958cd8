// Orders and limits of the lists of a club's members and invitations, apart from what every screen's address needs.

/** Orders of a club's players; those without a level, a coach or a visit come last in each. */
export const memberOrders = ['name', '-name', 'level', '-level', 'coach', '-coach', 'active', '-active'] as const;
export type MemberOrder = (typeof memberOrders)[number];

/** Most people whom one action on many changes. */
export const maxBulk = 5000;

/** Most applicants that a club's list has: those who have waited longest. */
export const mostApplicants = 100;

/** Hours for which the link of an invitation is valid. */
export const invitationLinkHours = 72;

/** Open invitations by their link: still valid, or not any more. It is a matter of time alone, never of whether there is an account. */
export const invitationStates = ['open', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];
