// Movement analysis: /admin/movement-analysis. A video is chosen, then marked.

import type { MovementSearch } from './movement-search.ts';
import { MovementVideos } from './movement-videos.tsx';
import { OpenMovement } from './open-movement.tsx';

interface MovementScreenProps {
  search: MovementSearch;
  /** Puts another search into the address. */
  onSearchChange: (search: MovementSearch) => void;
}

/** The list of videos, or the one that the address names. */
export function MovementScreen({ search, onSearchChange }: MovementScreenProps) {
  return search.video === undefined ? (
    <MovementVideos search={search} onSearchChange={onSearchChange} />
  ) : (
    <OpenMovement videoId={search.video} />
  );
}
