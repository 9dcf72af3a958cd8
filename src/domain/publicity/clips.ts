// Clips of a highlight reel: their edges, and suggestions of moments (docs/product.md#highlight-reels).

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Rally } from '#domain/reviews/notes/rallies.ts';
import { roundTo } from '#domain/round-to.ts';
import { isPraise } from '#domain/videos/note-findings.ts';
import type { NoteType } from '#domain/videos/videos.ts';

/** A stretch of a video, in seconds from its beginning. */
export interface ClipEdges {
  start: number;
  end: number;
}

/** Seconds of a clip before and after a note without a length. */
export const clipAround = { before: 4, after: 6 } as const;

/** The shortest and the longest clip, in seconds: a position is good to a quarter of a second, and a reel is not a match. */
export const clipLength = { min: 1, max: 120 } as const;

/** Most clips of a reel, and most reels of a club. */
export const maxClips = 60;
export const maxReels = 200;

/** The longest title of a reel and caption of a clip, in characters. */
export const reelTextLimits = { title: 80, caption: 120 } as const;

/** The title of a reel whose own title names a hidden player or cannot be drawn. */
export const neutralTitle = 'Our best moments';

/** Most clips of a suggestion, and most of one player. */
const proposedClips = 12;
const proposedOfPlayer = 3;

/** Seconds that a note may lie outside its rally. */
const rallySlack = 1;

/** Seconds per key press on an edge; coarse with Shift. */
export const edgeSteps = { fine: 0.5, coarse: 2 } as const;

/**
 * The edges of a note's clip: the note's own stretch, else its rally, else a
 * few seconds around the moment.
 *
 * @param rallies of the same review, in any order
 */
export function clipOfNote(
  note: { timestamp: number; endTimestamp: number | null },
  rallies: readonly Rally[],
): ClipEdges {
  const { timestamp, endTimestamp } = note;
  const rally = rallies.find(({ start, end }) => timestamp >= start - rallySlack && timestamp <= end + rallySlack);
  const edges =
    endTimestamp !== null
      ? { start: timestamp, end: endTimestamp }
      : (rally ?? { start: timestamp - clipAround.before, end: timestamp + clipAround.after });
  return settled({ start: Math.max(0, edges.start), end: edges.end }, 'start');
}

/** Moves one edge of a clip by seconds, within the video and the length limits. */
export function movedEdge(clip: ClipEdges, edge: keyof ClipEdges, by: number): ClipEdges {
  const moved = { ...clip, [edge]: Math.max(0, roundTo(clip[edge] + by, 1)) };
  return settled(moved, edge === 'start' ? 'end' : 'start');
}

/** Keeps the length within limits by moving the other edge. */
function settled({ start, end }: ClipEdges, kept: keyof ClipEdges): ClipEdges {
  const length = Math.min(Math.max(end - start, clipLength.min), clipLength.max);
  const edges = kept === 'start' ? { start, end: start + length } : { start: Math.max(0, end - length), end };
  // At the start of a video there is no room before the end.
  return { start: roundTo(edges.start, 1), end: roundTo(Math.max(edges.end, edges.start + clipLength.min), 1) };
}

/** Total seconds of clips. */
export function reelLength(clips: readonly ClipEdges[]): number {
  return roundTo(
    clips.reduce((total, { start, end }) => total + end - start, 0),
    1,
  );
}

/** "1 clip", "8 clips". */
export function clipsInWords(count: number): string {
  return say(msg`${plural({ count }, { one: '# clip', other: '# clips' })}`);
}

interface Moment extends ClipEdges {
  /** Whether its player has agreed to be shown. */
  isPublic: boolean;
  type: NoteType;
  videoId: string;
  playerId: string;
}

/**
 * Suggests moments for a reel: strengths only, of players who have agreed (of
 * all, while no one has). In rounds over players, up to three each and twelve in total, without overlaps.
 */
export function proposeClips<M extends Moment>(moments: readonly M[]): M[] {
  const praise = moments.filter(isPraise);
  const agreed = praise.filter(({ isPublic }) => isPublic);
  const best = agreed.length > 0 ? agreed : praise;
  const chosen: M[] = [];
  for (let round = 1; round <= proposedOfPlayer; round += 1) {
    for (const moment of best) {
      if (chosen.length === proposedClips) break;
      const ofPlayer = chosen.filter(({ playerId }) => playerId === moment.playerId).length;
      const overlaps = chosen.some(
        ({ videoId, start, end }) => videoId === moment.videoId && moment.start < end && start < moment.end,
      );
      if (ofPlayer < round && !overlaps) chosen.push(moment);
    }
  }
  return chosen;
}
