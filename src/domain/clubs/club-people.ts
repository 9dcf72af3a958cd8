// Words and limits of a club's people: what managers narrow their lists to, and how many they ask in at once.

/** After how many days without a visit and without a video a club's list calls a member quiet. */
export const quietMemberDays = 30;

/** The most people that one form asks in. */
export const maxInvitedAtOnce = 10;

/** The most rows of one import. */
export const maxImportRows = 5000;

/** The largest file that is read, in bytes: 5,000 long rows are a tenth of it. */
export const maxImportBytes = 5_000_000;

/** After how many days an invitation of a club that nobody has answered lapses. */
export const invitationLifeDays = 60;

/** Whom a manager may ask in (docs/product.md#people-of-a-club). */
export const invitableRoles = ['player', 'coach_club'] as const;
export type InvitableRole = (typeof invitableRoles)[number];

/** The narrowings of a club's list of players. */
export const levelFilters = ['all', 'verified', 'unverified'] as const;
export type LevelFilter = (typeof levelFilters)[number];
export const activityFilters = ['all', 'active', 'quiet'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

/** What a club's videos are narrowed to. */
export const clubVideoFilters = ['all', 'to-review', 'overdue', 'unclaimed', 'analyzed'] as const;
export type ClubVideoFilter = (typeof clubVideoFilters)[number];
