// What may happen now, and why not. The command requires it; the screen asks the same function for its button.

import type { AccessType, AccountState, Role } from './roles.ts';

/** An answer that can be shown: allowed, or refused with the sentence to show. */
export type Permission = { allowed: true } | { allowed: false; reason: string };

const allowed: Permission = { allowed: true };
const refused = (reason: string): Permission => ({ allowed: false, reason });

/** Whether the player belongs to a club: the access type alone is not enough (specification, section 1). */
export function isClubMember(player: { accessType: AccessType; clubId: string | null }): boolean {
  return player.accessType === 'club' && player.clubId !== null;
}

/** Whether a player may submit a video: club members always, direct players with a credit (specification, section 6). */
export function mayUploadVideo(player: {
  role: Role;
  accessType: AccessType;
  clubId: string | null;
  analysisCreditsRemaining: number;
}): Permission {
  if (player.role !== 'player') return refused('Only players can add videos');
  if (isClubMember(player) || player.analysisCreditsRemaining > 0) return allowed;
  return refused('No analysis credits available');
}

/**
 * Whether an administrator may make this person a coach or a player: active direct players and freelance coaches. A club's
 * members and coaches belong to their club, and the other roles hold rights over everybody.
 */
export function mayChangeRole(person: { role: Role; state: AccountState; accessType: AccessType }): Permission {
  const isChangeable =
    person.role === 'coach_freelance' || (person.role === 'player' && person.accessType === 'direct');
  if (person.state === 'active' && isChangeable) return allowed;
  return refused('Only active direct players and freelance coaches can be changed here.');
}

/** Whether a review is complete enough to be published (decisions, section 5). */
export function mayPublishReview(review: { overall: number | null; finalSummary: string }): Permission {
  const missing = [
    ...(review.overall === null ? ['an overall rating'] : []),
    ...(review.finalSummary.trim() === '' ? ['a final summary'] : []),
  ];
  return missing.length === 0 ? allowed : refused(`Before publishing, add ${missing.join(' and ')}.`);
}
