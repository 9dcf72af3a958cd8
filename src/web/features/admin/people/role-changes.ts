// Which other role an administrator can give somebody, and what it means for them.

import type { changeableRoles } from '#contract/administration/admin.ts';

export type ChangeableRole = (typeof changeableRoles)[number];

interface RoleChange {
  to: ChangeableRole;
  verb: string;
  meaning: string;
}

/** By the role that the person has now. */
export const roleChanges: Record<ChangeableRole, RoleChange> = {
  player: {
    to: 'coach_freelance',
    verb: 'Make coach',
    meaning:
      'They get the screens of a freelance coach at once and can review the videos of players they are assigned to. They can no longer submit videos of their own; their videos and credits are kept.',
  },
  coach_freelance: {
    to: 'player',
    verb: 'Make player',
    meaning:
      'They get the screens of a player at once and can no longer open or review the videos of others. Reviews they have published stay with their players.',
  },
};
