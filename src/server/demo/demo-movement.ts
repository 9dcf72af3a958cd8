// Movement marks of the demo: a few deterministic rallies of a pair.

import { emptyTracks, type Mark, type Tracks, withMark } from '#domain/reviews/movement/marks.ts';
import type { Context } from '#server/context.ts';
import { openMovement, publishMovement, saveMovement } from '#server/features/reviews/movement/movement.commands.ts';
import { demoActor } from './demo-actor.ts';
import { seededRandom } from './demo-ids.ts';

/** Seconds between two marks, and how many there are. */
const rhythm = { step: 1.5, count: 80 } as const;

/** A pair that serves, takes the net, is lobbed back, and takes it again. */
export function demoTracks(seed: number): Tracks {
  const random = seededRandom(seed);
  const marks = (side: number): Mark[] =>
    Array.from({ length: rhythm.count }, (_, index) => {
      const phase = (index % 20) / 20;
      // Far back for a quarter of a rally, at the net for the rest of it, and the way between.
      const depth = phase < 0.25 ? 2 : phase < 0.4 ? 5 : 7.8;
      return {
        time: 20 + index * rhythm.step,
        x: depth + random() * 1.2,
        y: side + (random() - 0.5) * 1.8,
      };
    });
  const tracks = [
    ['player', marks(7.2)],
    ['partner', marks(2.8)],
  ] as const;
  return tracks.reduce<Tracks>(
    (all, [player, track]) => track.reduce((one, mark) => withMark(one, player, mark.time, mark), all),
    emptyTracks,
  );
}

/** Marks movement in a reviewed video and shows it to the player. */
export async function markMovement(context: Context, videoId: string, coachId: string, seed: number): Promise<void> {
  const coach = await demoActor(context.db, coachId);
  const { document, version } = await openMovement(context, coach, videoId);
  const saved = await saveMovement(context, coach, videoId, {
    version,
    document: { ...document, tracks: demoTracks(seed) },
  });
  await publishMovement(context, coach, { actorId: coachId, address: null }, videoId, saved.version);
}
