// What is allowed now, and why not. Commands enforce these rules; screens use the same functions for their buttons.

import { msg } from '@lingui/core/runtime-macro';
import { listInWords } from '#domain/language/in-words.ts';
import { say } from '#domain/language/say.ts';
import { isBlank } from '#domain/plain-text.ts';
import type { SecondReviewPart } from '#domain/videos/second-review.ts';
import type { VideoStatus } from '#domain/videos/videos.ts';
import { type AccessType, type AccountState, isClubMember, type Role } from './roles.ts';

/** Allowed, or refused with a sentence to show. */
export type Permission = { allowed: true } | { allowed: false; reason: string };

const allowed: Permission = { allowed: true };
const refused = (reason: string): Permission => ({ allowed: false, reason });

/** Whether a player may submit a video: club members always, direct players with a credit (docs/product.md#credits). */
export function mayUploadVideo(player: {
  role: Role;
  accessType: AccessType;
  clubId: string | null;
  analysisCreditsRemaining: number;
}): Permission {
  if (player.role !== 'player') return refused(say(msg`Only players can add videos`));
  if (isClubMember(player) || player.analysisCreditsRemaining > 0) return allowed;
  return refused(say(msg`No analysis credits available`));
}

/**
 * Whether a player may withdraw their video: while it is pending and no coach is reviewing it (viewing does not count), so that no coach's
 * work is lost; or, while its link is dead, until it has been reviewed. Never while its second review waits.
 *
 * @param video.isPaused whether its link cannot be opened
 */
export function mayWithdrawVideo(video: {
  status: VideoStatus;
  isOpened: boolean;
  isPaused: boolean;
  secondReview?: SecondReviewPart | null | undefined;
}): Permission {
  if (video.secondReview?.part === 'first' && !video.secondReview.isOtherPublished)
    return refused(say(msg`Another coach has this video for a second review. Withdraw that one first.`));
  if (video.status === 'Analyzed')
    return refused(say(msg`This video has been reviewed, so you can no longer withdraw it.`));
  if (video.isPaused || (video.status === 'Pending' && !video.isOpened)) return allowed;
  return refused(say(msg`A coach is already reviewing this video, so you can no longer withdraw it.`));
}

/**
 * Whether a player may ask another coach for a second review (docs/product.md#second-reviews): once a coach has begun or published the
 * first one, and once for each video.
 *
 * @param video.isPaused whether its link cannot be opened
 */
export function mayAskSecondReview(video: {
  status: VideoStatus;
  isOpened: boolean;
  isPaused: boolean;
  secondReview?: SecondReviewPart | null | undefined;
}): Permission {
  if (video.secondReview?.part === 'second') return refused(say(msg`This is a second review already.`));
  if (video.secondReview) return refused(say(msg`You have already asked for a second review of this video.`));
  if (video.status !== 'Analyzed' && !video.isOpened)
    return refused(say(msg`You can ask for a second review once a coach has begun the first.`));
  return video.isPaused ? refused(say(msg`The link can’t be opened. Replace it first.`)) : allowed;
}

/** Whether a player may correct a video's title, question and context: while it is pending and no coach is reviewing it.
 */
export function mayCorrectVideo(video: { status: VideoStatus; isOpened: boolean }): Permission {
  if (video.status === 'Analyzed')
    return refused(say(msg`This video has been reviewed, so you can no longer change its details.`));
  if (video.status === 'Pending' && !video.isOpened) return allowed;
  return refused(say(msg`A coach is already reviewing this video, so you can no longer change its details.`));
}

/**
 * Whether a player may replace a video's link: while it is pending (docs/product.md#videos), even during a review, since the coach may be
 * the one who finds a broken link; or, while its link is dead, until it has been reviewed.
 *
 * @param video.isPaused whether its link cannot be opened
 */
export function mayReplaceLink(video: { status: VideoStatus; isPaused: boolean }): Permission {
  if (video.status === 'Pending' || (video.isPaused && video.status !== 'Analyzed')) return allowed;
  if (video.status === 'Analyzed')
    return refused(say(msg`This video has been reviewed, so you can no longer replace its link.`));
  return refused(say(msg`The analysis of this video has started, so you can no longer replace its link.`));
}

/** Whether an administrator may adjust this person's analysis credits: only players who have been approved and not deleted. */
export function mayAdjustCredits(person: { role: Role; state: AccountState }): Permission {
  const mayHaveCredits = person.role === 'player' && (person.state === 'active' || person.state === 'suspended');
  return mayHaveCredits ? allowed : refused(say(msg`Only approved players have analysis credits.`));
}

/** Whether an administrator may suspend this account: an active one, not their own, and not the last administrator's. */
export function maySuspend(account: { state: AccountState; isOwn: boolean; isLastAdministrator: boolean }): Permission {
  if (account.state !== 'active') return refused(say(msg`You can only suspend active accounts.`));
  if (account.isOwn) return refused(say(msg`You cannot suspend your own account.`));
  return account.isLastAdministrator ? refused(say(msg`You cannot suspend the last administrator.`)) : allowed;
}

/**
 * Whether an administrator may delete this account (docs/product.md#administration): not their own, not the last administrator's, and not
 * one waiting for approval, which is rejected instead.
 */
export function mayDeletePerson(account: {
  state: AccountState;
  isOwn: boolean;
  isLastAdministrator: boolean;
}): Permission {
  if (account.state === 'deleted') return refused(say(msg`This account has already been deleted.`));
  if (account.state === 'pending')
    return refused(say(msg`This person is waiting for approval. Reject the registration instead.`));
  if (account.isOwn) return refused(say(msg`Delete your own account in your profile.`));
  return account.isLastAdministrator ? refused(say(msg`You cannot delete the last administrator.`)) : allowed;
}

/** Whether an administrator may sign this account out everywhere: not their own. */
export function mayEndSessions(account: { isOwn: boolean }): Permission {
  return account.isOwn ? refused(say(msg`Manage your own sessions in your profile, under Security.`)) : allowed;
}

/** Whether a review is complete enough to be published (docs/product.md#review). */
export function mayPublishReview(review: { overall: number | null; finalSummary: string }): Permission {
  const missing = [
    ...(review.overall === null ? [say(msg`an overall rating`)] : []),
    ...(isBlank(review.finalSummary) ? [say(msg`a final summary`)] : []),
  ];
  if (missing.length === 0) return allowed;
  const parts = listInWords(missing);
  return refused(say(msg`Before publishing, add ${{ parts }}.`));
}

/**
 * Whether a person may delete their own account: not the only administrator, nor an active club's only manager.
 *
 * @param account.isOnlyOne whether there is no other administrator, or no other manager of the same club
 */
export function mayDeleteAccount(account: { role: Role; isOnlyOne: boolean }): Permission {
  if (!account.isOnlyOne) return allowed;
  if (account.role === 'admin')
    return refused(say(msg`You are the only administrator. Make someone else an administrator before you go.`));
  if (account.role === 'club')
    return refused(
      say(msg`You are the only manager of your club. Ask an administrator for another one before you go.`),
    );
  return allowed;
}

/** Whether Switch Role is offered: to administrators and the account named in the configuration. */
export function maySwitchRole(account: Switcher): boolean {
  return account.role === 'admin' || account.isSwitchAccount;
}

/** The person switching role: their own role, and whether the configuration names their account. */
export interface Switcher {
  role: Role;
  isSwitchAccount: boolean;
}

/** Roles that show only your own data, so viewing in them grants no new rights. */
const harmlessRoles: readonly Role[] = ['player', 'coach_freelance'];

/**
 * Whether an account may view the product in a role, or as a person with that role (docs/product.md#switch-role): administrators as anyone
 * but administrators; the configured account only as itself, in roles that show no one else's data.
 */
export function mayViewAs(account: Switcher, target: { role: Role; isPerson: boolean }): Permission {
  if (account.role === 'admin') {
    return target.role === 'admin' ? refused(say(msg`You cannot view as an administrator.`)) : allowed;
  }
  if (account.isSwitchAccount && !target.isPerson && harmlessRoles.includes(target.role)) return allowed;
  return refused(say(msg`Your account cannot use this view.`));
}

/**
 * Whether a player may show a public certificate: only with a verified level that has not been withdrawn.
 *
 * @param player.verification the current verification, or null
 */
export function mayShowCertificate(player: { isLevelVerified: boolean; verification: object | null }): Permission {
  if (player.isLevelVerified && player.verification !== null) return allowed;
  return refused(say(msg`You can show a certificate once a coach has verified your level.`));
}

/** Whether a player may make parts of a review public: once it is published, unless it was taken off public pages. */
export function mayShareReview(review: { status: VideoStatus; isTakenDown: boolean }): Permission {
  if (review.status !== 'Analyzed') return refused(say(msg`You can share a review once your coach has published it.`));
  if (!review.isTakenDown) return allowed;
  return refused(say(msg`We took this review off our public pages, so you can’t share it.`));
}
