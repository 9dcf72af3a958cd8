// Groups marks that would overlap.

/** Something on the timeline, in seconds; a moment ends where it starts. */
export interface Placed {
  start: number;
  end: number;
}

/** Groups neighbours that start within `gap` seconds of the first. `items` are sorted by time. */
export function clustersOf<T extends Placed>(items: readonly T[], gap: number): [T, ...T[]][] {
  const clusters: [T, ...T[]][] = [];
  for (const item of items) {
    const cluster = clusters.at(-1);
    if (cluster && item.start - cluster[0].start < gap) cluster.push(item);
    else clusters.push([item]);
  }
  return clusters;
}

/** The latest end. */
export function clusterEnd(cluster: readonly Placed[]): number {
  return Math.max(...cluster.map(({ end }) => end));
}
