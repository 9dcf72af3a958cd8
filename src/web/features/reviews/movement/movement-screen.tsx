// Movement analysis, /admin/movement-analysis: choose a video, then mark it.

import type { MovementSearch } from './movement-search.ts';
import { MovementVideos } from './movement-videos.tsx';
import { OpenMovement } from './open-movement.tsx';

interface MovementScreenProps {
  search: MovementSearch;
  /** Changes the search parameters. */
  onSearchChange: (search: MovementSearch) => void;
}

/** The list of videos, or the video in the address. */
export function MovementScreen({ search, onSearchChange }: MovementScreenProps) {
  return search.video === undefined ? (
    <MovementVideos search={search} onSearchChange={onSearchChange} />
  ) : (
    <OpenMovement videoId={search.video} />
  );
}
