// Which note belongs to what is on the screen.

import type { Annotation } from '#contract/videos.ts';

/** How long a note is about what plays, in seconds, unless the next one comes sooner. */
const noteLength = 10;
/** A player that is sent to a position may stop a little before it. */
const tolerance = 0.3;

/** The note that the video is at, or null. */
export function notePlayingNow(notes: readonly Annotation[], time: number): Annotation | null {
  const passed = notes.filter(({ timestamp }) => timestamp <= time + tolerance);
  const latest = passed.reduce<Annotation | null>(
    (last, note) => (last === null || note.timestamp >= last.timestamp ? note : last),
    null,
  );
  return latest && time - latest.timestamp <= noteLength ? latest : null;
}
