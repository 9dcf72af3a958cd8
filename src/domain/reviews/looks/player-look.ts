// The player looks first: when it is offered, what may be sent, and what may still change (docs/product.md#looking-first).

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import type { VideoStatus } from '#domain/videos/videos.ts';

/** Most moments of a look, and the length of a moment's text in characters. */
export const lookLimits = { moments: 3, text: 200 } as const;

/** When a player is asked to look: after sending, before reading a review, or never. */
export const lookTimes = ['after-sending', 'when-ready', 'off'] as const;
export type LookTime = (typeof lookTimes)[number];

/** What became of one video's look. */
export const lookStates = ['sent', 'later', 'skipped'] as const;
export type LookState = (typeof lookStates)[number];

/**
 * What the screen of a video does about the look: offers it now, keeps it for when the review is ready, holds the published notes back for
 * it, or shows what was sent.
 */
export const lookStages = ['offered', 'later', 'held', 'sent'] as const;
export type LookStage = (typeof lookStages)[number];

export interface LookFacts {
  state: LookState | null;
  /** The player's choice, and since when (ISO 8601); null while they never chose. */
  choice: { when: LookTime; since: string } | null;
  /** Whether the player's club lets its members be asked; true without a club. */
  clubAsks: boolean;
  /** Whether the link cannot be opened now. */
  isPaused: boolean;
  /** When the review was published, ISO 8601; null before. */
  publishedAt: string | null;
}

/** The stage for the player; null where nothing is offered and nothing was sent. A review that came before the choice is never held. */
export function lookStage({ state, choice, clubAsks, isPaused, publishedAt }: LookFacts): LookStage | null {
  if (state === 'sent') return 'sent';
  if (state === 'skipped' || !clubAsks || choice?.when === 'off') return null;
  const waitsForReview = (since: string | null) =>
    state === 'later' ||
    (choice?.when === 'when-ready' && (since === null || Date.parse(since) > Date.parse(choice.since)));
  if (publishedAt !== null) return waitsForReview(publishedAt) ? 'held' : null;
  if (waitsForReview(null)) return 'later';
  return isPaused ? null : 'offered';
}

const refused = (reason: string): Permission => ({ allowed: false, reason });

/**
 * Whether the player may send a look: the first one until they have read the review, changes until a coach begins to review. If the link
 * was replaced after sending, they may mark the new video even then.
 */
export function maySendLook(look: {
  status: VideoStatus;
  /** Whether a coach has begun to review. */
  isOpened: boolean;
  stage: LookStage | null;
  clubAsks: boolean;
  /** Whether the moments were marked on a link that was replaced. */
  isOldLink: boolean;
}): Permission {
  const { status, isOpened, stage, clubAsks, isOldLink } = look;
  if (stage === 'sent') {
    if (status === 'Analyzed')
      return refused(say(msg`Your review is published, so what you sent can no longer change.`));
    if (isOpened && !isOldLink)
      return refused(say(msg`A coach is reviewing this video, so what you sent can no longer change.`));
    return { allowed: true };
  }
  if (!clubAsks) return refused(say(msg`Your club has turned off looking first.`));
  if (status === 'Analyzed' && stage !== 'held')
    return refused(say(msg`The review is open already, so there is no first look.`));
  return { allowed: true };
}

/** Why a moment cannot be at a second of a video of this length (null while unknown), as a sentence; null when it can. */
export function momentProblem(seconds: number, duration: number | null): string | null {
  // Players report lengths and positions differently by up to a second.
  return duration !== null && duration > 0 && seconds > duration + 1
    ? say(msg`The video ends at ${{ time: formatClockTime(duration) }}. Choose an earlier moment.`)
    : null;
}
