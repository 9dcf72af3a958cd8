// Filters and limits of a club's people.

/** Days without a visit and a video after which a member counts as inactive. */
export const quietMemberDays = 30;

/** Most people invited with one form. */
export const maxInvitedAtOnce = 10;

/** Most rows of one import. */
export const maxImportRows = 5000;

/** Largest import file in bytes: 5,000 long rows are a tenth of it. */
export const maxImportBytes = 10_000_000;

/** Days after which an unanswered club invitation lapses. */
export const invitationLifeDays = 60;

/** Roles that a manager may invite (docs/product.md#people-of-a-club). */
export const invitableRoles = ['player', 'coach_club'] as const;
export type InvitableRole = (typeof invitableRoles)[number];

/** Filters of a club's players. */
export const levelFilters = ['all', 'verified', 'unverified'] as const;
export type LevelFilter = (typeof levelFilters)[number];
export const activityFilters = ['all', 'active', 'quiet'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

/** Filters of a club's videos. */
export const clubVideoFilters = ['all', 'to-review', 'overdue', 'unclaimed', 'analyzed'] as const;
export type ClubVideoFilter = (typeof clubVideoFilters)[number];

/** How long the invitation link of an imported player works, in hours: two weeks. */
export const importLinkHours = 336;

/** The first reminder comes so many hours after an invitation, the last one so many hours before its link ends. */
export const reminderHours = { first: 48, last: 24 } as const;

/** Days of the month on which a report can be emailed: every month has them. */
export const reportDays = { min: 1, max: 28 } as const;
