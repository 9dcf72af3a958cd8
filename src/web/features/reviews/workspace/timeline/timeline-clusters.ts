// Marks that would lie on each other, taken together.

/** Something on the timeline, in seconds; what has no length ends where it starts. */
export interface Placed {
  start: number;
  end: number;
}

/** Neighbours taken together while they start within `gap` seconds of the first of them. `items` in the order of the video. */
export function clustersOf<T extends Placed>(items: readonly T[], gap: number): [T, ...T[]][] {
  const clusters: [T, ...T[]][] = [];
  for (const item of items) {
    const cluster = clusters.at(-1);
    if (cluster && item.start - cluster[0].start < gap) cluster.push(item);
    else clusters.push([item]);
  }
  return clusters;
}

/** Where the last of them ends. */
export function clusterEnd(cluster: readonly Placed[]): number {
  return Math.max(...cluster.map(({ end }) => end));
}
