// Clips of a highlight reel: where they begin and end, and which moments make a good reel (docs/product.md#highlight-reels).

import type { Rally } from '#domain/reviews/notes/rallies.ts';
import { roundTo } from '#domain/round-to.ts';
import { isPraise } from '#domain/videos/note-findings.ts';
import type { NoteType } from '#domain/videos/videos.ts';

/** A stretch of a video, in seconds from its beginning. */
export interface ClipEdges {
  start: number;
  end: number;
}

/** What a clip shows of a note that is a moment: seconds before it, and after it. */
export const clipAround = { before: 4, after: 6 } as const;

/** The shortest and the longest clip, in seconds: a position is good to a quarter of a second, and a reel is not a match. */
export const clipLength = { min: 1, max: 120 } as const;

/** The most clips of a reel, and the most reels of a club. */
export const maxClips = 60;
export const maxReels = 200;

/** What a reel is called where its title names a player who must stay unnamed, or has letters that our faces cannot draw. */
export const neutralTitle = 'Our best moments';

/** How many clips a proposal holds, and how many of one player, so that a reel is the club's. */
const proposedClips = 12;
const proposedOfPlayer = 3;

/** A note may stand this much beside the rally that it speaks of, in seconds. */
const rallySlack = 1;

/** How much one press of a key moves an edge, in seconds; with Shift the coarse one. */
export const edgeSteps = { fine: 0.5, coarse: 2 } as const;

/**
 * Where the clip of a note begins and ends: what the coach marked, first the note's own stretch, then the rally that it lies in; else a
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

/** A clip with one edge moved by some seconds: never before the video's beginning, never shorter or longer than a clip may be. */
export function movedEdge(clip: ClipEdges, edge: keyof ClipEdges, by: number): ClipEdges {
  const moved = { ...clip, [edge]: Math.max(0, roundTo(clip[edge] + by, 1)) };
  return settled(moved, edge === 'start' ? 'end' : 'start');
}

/** Keeps the length within its limits by moving the edge that is not kept. */
function settled({ start, end }: ClipEdges, kept: keyof ClipEdges): ClipEdges {
  const length = Math.min(Math.max(end - start, clipLength.min), clipLength.max);
  const edges = kept === 'start' ? { start, end: start + length } : { start: Math.max(0, end - length), end };
  // At the very beginning of a video there is no room before the end.
  return { start: roundTo(edges.start, 1), end: roundTo(Math.max(edges.end, edges.start + clipLength.min), 1) };
}

/** Seconds of all clips together. */
export function reelLength(clips: readonly ClipEdges[]): number {
  return roundTo(
    clips.reduce((total, { start, end }) => total + end - start, 0),
    1,
  );
}

/** "1 clip", "8 clips". */
export function clipsInWords(count: number): string {
  return count === 1 ? '1 clip' : `${count} clips`;
}

interface Moment extends ClipEdges {
  /** Whether its player has agreed to be shown. */
  isPublic: boolean;
  type: NoteType;
  videoId: string;
  playerId: string;
}

/**
 * The moments that a reel is proposed from: praise alone, since a reel shows what went well, of players who have agreed to be shown (of
 * all, while nobody has). In rounds: the first of every player, then the second, three of each and twelve in all; no two overlap.
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
