// Reels and moments as they leave the server: to the club's managers, and to everybody.

import type { PublicClip } from '#contract/clubs/reel-page.ts';
import type { Reel, ReelClip, ReelMoment, ReelSummary } from '#contract/clubs/reels.ts';
import { clipOfNote, reelLength } from '#domain/clubs/clips.ts';
import { shownName } from '#domain/levels/certificates.ts';
import { answersOf } from '#server/access/shown-people.queries.ts';
import type { MomentRow } from './moments.queries.ts';
import type { ClipRow, ReelRow } from './reels.queries.ts';

/** A note with the edges that its clip would have. */
export function presentMoment({ id, timestamp, endTimestamp, rallies, ...row }: MomentRow): ReelMoment {
  const edges = clipOfNote({ timestamp, endTimestamp }, rallies);
  return { ...row, ...edges, noteId: id, isPublic: answersOf(row).isPublic };
}

function presentClip(row: ClipRow): ReelClip {
  return { ...row, isPublic: answersOf(row).isPublic };
}

/** What is left of a reel's clips for a draft: without those that an administrator has taken away. */
function shownClips(rows: readonly ClipRow[], reelId: string): ReelClip[] {
  return rows.filter((row) => row.reelId === reelId && !row.isBlocked).map(presentClip);
}

/** A reel for its managers. */
export function presentReel(reel: ReelRow, rows: readonly ClipRow[], stored: number): Reel {
  const clips = shownClips(rows, reel.id);
  return { ...reel, clips, withheld: stored - clips.length };
}

/** A reel in the list. */
export function presentSummary(
  reel: Pick<ReelRow, 'id' | 'title' | 'isPublic' | 'updatedAt'>,
  rows: readonly ClipRow[],
): ReelSummary {
  const clips = shownClips(rows, reel.id);
  return { ...reel, clips: clips.length, length: reelLength(clips) };
}

/** The clips that everybody may see, and nothing else about their players: only of who has agreed. */
export function publicClips(rows: readonly ClipRow[]): PublicClip[] {
  return rows
    .filter((row) => !row.isBlocked && answersOf(row).isPublic)
    .map(({ youtubeId, start, end, caption, player, nameStyle }) => ({
      youtubeId,
      start,
      end,
      caption,
      name: shownName(player, nameStyle),
    }));
}
