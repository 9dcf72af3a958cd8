// The order of a coach's notes on a printed page.

import type { Video } from '#contract/videos/videos.ts';
import { findingOf } from '#domain/videos/note-findings.ts';

type Note = Video['annotations'][number];

/** Points for a note's importance: linked to a rating first, then a priority. Ours. */
const worth = { evidence: 4, priority: 3, board: 2, stretch: 1, judgement: 1, comment: 1 } as const;

/** Notes by importance, the most important first; ties by time. */
export function byImportance(video: Pick<Video, 'annotations' | 'skillRatings' | 'priorities'>): Note[] {
  const evidence = new Set(video.skillRatings.flatMap((one) => one.evidence));
  const priorities = new Set(video.priorities.map(({ skill }) => skill));
  const points = (note: Note) =>
    [
      evidence.has(note.id) && worth.evidence,
      note.skill !== null && priorities.has(note.skill) && worth.priority,
      note.board !== null && worth.board,
      note.endTimestamp !== null && worth.stretch,
      findingOf(note.type) !== 'observation' && worth.judgement,
      note.comment !== '' && worth.comment,
    ].reduce<number>((sum, one) => sum + (one || 0), 0);
  return video.annotations
    .map((note) => ({ note, points: points(note) }))
    .toSorted((one, other) => other.points - one.points || one.note.timestamp - other.note.timestamp)
    .map(({ note }) => note);
}
