// Keeping the embedded video and the voice in time with a replay's clock (docs/product.md#review-replay).

import type { LinkProblem } from '#domain/videos/link-health.ts';
import type { ReplayState } from './replay-path.ts';

/**
 * The drift rule, in seconds: how far video and voice may be from the clock before they are set right, and how long the video is left
 * alone after it was moved, since a player reports its old position for a while. `scrub`: the shortest time between two seeks of a video
 * that stands still.
 */
export const driftRule = { video: 0.6, voice: 0.3, rest: 1.5, scrub: 0.4 } as const;

/** How long a replay waits for a video that loads, in seconds; then it goes on without it. */
export const longestWait = 8;

/** Why a replay plays without the video; null if it plays with it. */
export type WithoutVideo = 'earlier-link' | 'dead-link' | 'no-control';

/**
 * Whether the video may be played along. Times of a replay are never shifted: over another link it would be out of step, so voice and
 * board play alone.
 */
export function withoutVideo(replay: {
  isOfThisLink: boolean;
  linkProblem: LinkProblem | null;
  canControl: boolean;
}): WithoutVideo | null {
  if (!replay.isOfThisLink) return 'earlier-link';
  if (replay.linkProblem !== null) return 'dead-link';
  return replay.canControl ? null : 'no-control';
}

/** What the player reports: `still` paused or ready, `waiting` loading or buffering. `duration` is null while unknown. */
export interface SeenVideo {
  status: 'idle' | 'still' | 'moving' | 'waiting';
  position: number;
  duration: number | null;
}

/**
 * The last command to the player: seconds since then, where it was sent (null: nowhere yet), whether it was to play, and whether
 * it has moved since.
 */
export interface LastStep {
  ago: number;
  position: number | null;
  isPlay: boolean;
  hasMoved: boolean;
}

/**
 * The next command to the player: `wait` means the clock stands until the video moves, `stop` that the person has paused the video itself,
 * so the replay pauses too. Null if all is well.
 */
export type VideoStep =
  | { kind: 'seek'; position: number; play: boolean }
  | { kind: 'play' | 'pause' | 'wait' | 'stop' };

/** The speed of the player for a replay at `speed`: the nearest of `rates` to what the coach had, times the speed. */
export function followedRate({ rate }: Pick<ReplayState, 'rate'>, speed: number, rates: readonly number[]): number {
  const wanted = rate * speed;
  return rates.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best), rates[0] ?? 1);
}

/**
 * How fast the replay's clock runs: `speed`, but while the video plays along no faster or slower than it can. So nothing is out of step
 * where the coach watched at double speed already.
 */
export function clockPace(
  state: Pick<ReplayState, 'isPlaying' | 'rate'>,
  speed: number,
  rates: readonly number[],
): number {
  return state.isPlaying ? followedRate(state, speed, rates) / state.rate : speed;
}

/** Whether the coach's path has gone beyond the end of the video, which may have become shorter. */
export function isPastEnd({ position }: Pick<ReplayState, 'position'>, duration: number | null): boolean {
  return duration !== null && duration > 0 && position > duration - 0.25;
}

/** The next step for the player, by the drift rule. */
export function videoStep(state: ReplayState, seen: SeenVideo, last: LastStep): VideoStep | null {
  const { position, isPlaying } = state;
  if (isPastEnd(state, seen.duration)) return seen.status === 'moving' ? { kind: 'pause' } : null;
  if (seen.status === 'idle') return { kind: 'seek', position, play: isPlaying };
  if (!isPlaying) {
    // Exact while it stands still: the coach may step from frame to frame.
    const isThere = !last.isPlay && last.position !== null && Math.abs(last.position - position) < 0.02;
    if (!isThere) return last.isPlay || last.ago >= driftRule.scrub ? { kind: 'seek', position, play: false } : null;
    return seen.status === 'moving' ? { kind: 'pause' } : null;
  }
  const isOff = Math.abs(seen.position - position) > driftRule.video;
  if (!last.isPlay) return isOff ? { kind: 'seek', position, play: true } : { kind: 'play' };
  if (seen.status === 'waiting') return { kind: 'wait' };
  const isResting = last.ago < driftRule.rest;
  if (seen.status === 'moving') return isOff && !isResting ? { kind: 'seek', position, play: true } : null;
  if (last.hasMoved) return { kind: 'stop' };
  return isResting ? { kind: 'wait' } : { kind: 'seek', position, play: true };
}
