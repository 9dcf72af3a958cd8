// A replaced link: everything marked on the old video moves by one offset (docs/product.md#link-health).

import type { StrokeCode } from '#domain/reviews/strokes/code-pad.ts';
import { roundTo } from '#domain/round-to.ts';
import { videoEnd, withinVideo } from '#domain/videos/video-time.ts';
import { maxTimestamp } from '#domain/videos/videos.ts';
import { movedTo, type NoteMoment } from './note-ranges.ts';
import { playedRallies, type RallyMark, ralliesWithin } from './rallies.ts';

/** Every part of a review with a position in the video. */
export interface TimedParts<N extends NoteMoment> {
  notes: readonly N[];
  rallies: readonly RallyMark[];
  codes: readonly StrokeCode[];
}

/** The parts after the shift, and what no longer fitted. */
export interface ShiftedParts<N extends NoteMoment> {
  notes: N[];
  rallies: RallyMark[];
  codes: StrokeCode[];
  /** Notes and codes outside the new video, moved to its start or end. */
  clamped: number;
  /** Finished rallies outside the new video, which are dropped: they hold nothing but their time. */
  dropped: number;
}

/** The range of an offset, to a tenth. */
export const offsetRange = { min: -maxTimestamp, max: maxTimestamp, decimals: 1 } as const;

/** The offset from a moment in the old video to the same one in the new video, in seconds; negative if the new one starts later. */
export function offsetBetween(oldTime: number, newTime: number): number {
  return roundTo(newTime - oldTime, 1);
}

/**
 * Everything moved by the offset (seconds) and kept within the new video. Notes and codes outside are moved to its start or end and
 * counted. Rallies outside are dropped, and those that reach outside are cut.
 */
export function shiftedParts<N extends NoteMoment>(
  { notes, rallies, codes }: TimedParts<N>,
  offset: number,
  duration: number | null,
): ShiftedParts<N> {
  const isOutside = ({ timestamp }: { timestamp: number }) =>
    timestamp + offset < -1e-6 || timestamp + offset > videoEnd(duration) + 1e-6;
  const kept = rallies
    .map(({ start, end }) => ({ start: start + offset, end: end === null ? null : end + offset }))
    .flatMap((mark): RallyMark[] => {
      if (mark.end !== null) return ralliesWithin(playedRallies([mark]), duration);
      return isOutside({ timestamp: mark.start - offset })
        ? []
        : [{ start: withinVideo(mark.start, duration), end: null }];
    });
  return {
    notes: notes.map((note) => shifted(note, offset, duration)),
    codes: codes.map((code) => ({ ...code, timestamp: withinVideo(code.timestamp + offset, duration) })),
    rallies: kept,
    clamped: [...notes, ...codes].filter(isOutside).length,
    dropped: rallies.length - kept.length,
  };
}

/** Cuts a stretch at the start of the new video, so that its end stays. */
function shifted<N extends NoteMoment>(note: N, offset: number, duration: number | null): N {
  const start = note.timestamp + offset;
  if (start >= 0 || note.endTimestamp === null) return movedTo(note, start, duration);
  const end = Math.max(note.endTimestamp + offset, 0);
  return movedTo({ ...note, timestamp: 0, endTimestamp: end }, 0, duration);
}
