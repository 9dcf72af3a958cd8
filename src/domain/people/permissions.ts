// What may happen now, and why not. The command requires it; the screen asks the same function for its button.

import { isBlank } from '#domain/plain-text.ts';
import type { VideoStatus } from '#domain/videos/videos.ts';
import type { AccessType, AccountState, Role } from './roles.ts';

/** An answer that can be shown: allowed, or refused with the sentence to show. */
export type Permission = { allowed: true } | { allowed: false; reason: string };

const allowed: Permission = { allowed: true };
const refused = (reason: string): Permission => ({ allowed: false, reason });

/** Whether the player belongs to a club: the access type alone is not enough (docs/product.md#people). */
export function isClubMember(player: { accessType: AccessType; clubId: string | null }): boolean {
  return player.accessType === 'club' && player.clubId !== null;
}

/** Whether a player may submit a video: club members always, direct players with a credit (docs/product.md#credits). */
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
 * Whether a player may withdraw their video: while it is pending and no coach reviews it; looking at it is not reviewing, so that nobody
 * has worked for nothing; and until it is reviewed while its link is dead, since nobody can review it then.
 *
 * @param video.isPaused whether its link cannot be opened
 */
export function mayWithdrawVideo(video: { status: VideoStatus; isOpened: boolean; isPaused: boolean }): Permission {
  if (video.status === 'Analyzed') return refused('This video is already reviewed, so it can no longer be withdrawn.');
  if (video.isPaused || (video.status === 'Pending' && !video.isOpened)) return allowed;
  return refused('A coach is already reviewing this video, so it can no longer be withdrawn.');
}

/**
 * Whether a player may correct what they sent with a video: title, question and context, while it is pending and no coach reviews it.
 * From then on the coach works by what was sent.
 */
export function mayCorrectVideo(video: { status: VideoStatus; isOpened: boolean }): Permission {
  if (video.status === 'Analyzed')
    return refused('This video is already reviewed, so what you sent can no longer be changed.');
  if (video.status === 'Pending' && !video.isOpened) return allowed;
  return refused('A coach is already reviewing this video, so what you sent can no longer be changed.');
}

/**
 * Whether a player may replace the link of their video: while it is pending (docs/product.md#videos), also while a coach reviews it,
 * since it may be the coach who finds that the link does not work; and until it is reviewed while its link is dead.
 *
 * @param video.isPaused whether its link cannot be opened
 */
export function mayReplaceLink(video: { status: VideoStatus; isPaused: boolean }): Permission {
  if (video.status === 'Pending' || (video.isPaused && video.status !== 'Analyzed')) return allowed;
  if (video.status === 'Analyzed')
    return refused('This video is already reviewed, so its link can no longer be replaced.');
  return refused('The analysis of this video has begun, so its link can no longer be replaced.');
}

/** Whether an administrator may change this person's analysis credits: an account that was never let in, or is gone, has no ledger. */
export function mayAdjustCredits(person: { role: Role; state: AccountState }): Permission {
  const mayHaveCredits = person.role === 'player' && (person.state === 'active' || person.state === 'suspended');
  return mayHaveCredits ? allowed : refused('Only players who were let in have analysis credits.');
}

/** Whether an administrator may suspend this account: an active one, not their own, and not the last administrator's. */
export function maySuspend(account: { state: AccountState; isOwn: boolean; isLastAdministrator: boolean }): Permission {
  if (account.state !== 'active') return refused('Only active accounts can be suspended.');
  if (account.isOwn) return refused('You cannot suspend your own account.');
  return account.isLastAdministrator ? refused('The last administrator cannot be suspended.') : allowed;
}

/**
 * Whether an administrator may delete this account (docs/product.md#administration): one that was let in or has not confirmed its
 * address, not their own, and not the last administrator's. Who waits is rejected instead.
 */
export function mayDeletePerson(account: {
  state: AccountState;
  isOwn: boolean;
  isLastAdministrator: boolean;
}): Permission {
  if (account.state === 'deleted') return refused('This account is deleted already.');
  if (account.state === 'pending') return refused('This person waits for approval: reject the registration instead.');
  if (account.isOwn) return refused('You delete your own account in your profile, not here.');
  return account.isLastAdministrator ? refused('The last administrator cannot be deleted.') : allowed;
}

/** Whether an administrator may end all sessions of this account: not their own, which they would be in. */
export function mayEndSessions(account: { isOwn: boolean }): Permission {
  return account.isOwn ? refused('Your own sessions are in your profile, under Security.') : allowed;
}

/** Whether a review is complete enough to be published (docs/product.md#review). */
export function mayPublishReview(review: { overall: number | null; finalSummary: string }): Permission {
  const missing = [
    ...(review.overall === null ? ['an overall rating'] : []),
    ...(isBlank(review.finalSummary) ? ['a final summary'] : []),
  ];
  return missing.length === 0 ? allowed : refused(`Before publishing, add ${missing.join(' and ')}.`);
}

/**
 * Whether someone may delete their own account: not the one who would leave the product without an administrator, or an active club
 * without a manager.
 *
 * @param account.isOnlyOne whether nobody else is an administrator, or manages the same club
 */
export function mayDeleteAccount(account: { role: Role; isOnlyOne: boolean }): Permission {
  if (!account.isOnlyOne) return allowed;
  if (account.role === 'admin')
    return refused('You are the only administrator. Make someone else an administrator before you go.');
  if (account.role === 'club')
    return refused('You are the only manager of your club. Ask an administrator for another one before you go.');
  return allowed;
}

/** Whether Switch Role is offered: to administrators, and to the one account that the configuration names. */
export function maySwitchRole(account: Switcher): boolean {
  return account.role === 'admin' || account.isSwitchAccount;
}

/** Who wants to view the product as someone else: their own role, and whether theirs is the account that the configuration names. */
export interface Switcher {
  role: Role;
  isSwitchAccount: boolean;
}

/** Roles that show nobody's data but one's own, so that viewing the product in them gives no right that was not there. */
const harmlessRoles: readonly Role[] = ['player', 'coach_freelance'];

/**
 * Whether someone may view the product in a role, or as a chosen person of that role (docs/product.md#switch-role): administrators
 * as everybody but other administrators; the named account as itself in roles that show nobody else's data.
 */
export function mayViewAs(account: Switcher, target: { role: Role; isPerson: boolean }): Permission {
  if (account.role === 'admin') {
    return target.role === 'admin' ? refused('Administrators cannot be viewed as.') : allowed;
  }
  if (account.isSwitchAccount && !target.isPerson && harmlessRoles.includes(target.role)) return allowed;
  return refused('Your account cannot view the product that way.');
}

/**
 * Whether a player may show a public certificate: with a level that a coach has verified and nobody has withdrawn.
 *
 * @param player.verification the latest verification that stands, or null
 */
export function mayShowCertificate(player: { isLevelVerified: boolean; verification: object | null }): Permission {
  if (player.isLevelVerified && player.verification !== null) return allowed;
  return refused('You can show a certificate once a coach has verified your level.');
}
