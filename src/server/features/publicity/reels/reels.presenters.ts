// Reels and moments in responses, for managers and for the public.

import type { Reel, ReelClip, ReelMoment, ReelSummary } from '#contract/publicity/reels.ts';
import { clipOfNote, reelLength } from '#domain/publicity/clips.ts';
import { answersOf, type PublicTexts, publicClips, publicReel } from '#server/policy/publicity.ts';
import type { MomentRow } from './moments.queries.ts';
import type { ClipRow, ReelRow } from './reels.queries.ts';

/** A note with the edges of its clip. */
export function presentMoment({ id, timestamp, endTimestamp, rallies, ...row }: MomentRow): ReelMoment {
  const edges = clipOfNote({ timestamp, endTimestamp }, rallies);
  return { ...row, ...edges, noteId: id, isPublic: answersOf(row).isPublic };
}

function presentClip(row: ClipRow): ReelClip {
  return { ...row, isPublic: answersOf(row).isPublic };
}

/** A reel's clips for its managers, without taken-down ones. */
function shownClips(rows: readonly ClipRow[], reelId: string): ReelClip[] {
  return rows.filter((row) => row.reelId === reelId && !row.isBlocked).map(presentClip);
}

/** A reel for its managers. */
export function presentReel(reel: ReelRow, rows: readonly ClipRow[], stored: number, texts: PublicTexts): Reel {
  const clips = shownClips(rows, reel.id);
  return {
    ...reel,
    clips,
    withheld: stored - clips.length,
    isTextWithheld: publicReel(reel.title, rows, texts).isTextWithheld,
  };
}

/** A reel in the list. */
export function presentSummary(
  reel: Pick<ReelRow, 'id' | 'title' | 'isPublic' | 'isTakenDown' | 'updatedAt'>,
  rows: readonly ClipRow[],
): ReelSummary {
  const clips = shownClips(rows, reel.id);
  const shown = reel.isTakenDown ? [] : publicClips(rows.filter((row) => row.reelId === reel.id));
  return {
    ...reel,
    clips: clips.length,
    length: reelLength(clips),
    shown: { clips: shown.length, length: reelLength(shown) },
  };
}
