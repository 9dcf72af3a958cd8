// The group whose moments a reel begins with.

import { useSearch } from '@tanstack/react-router';
import { idIn } from '#web/lib/search-values.ts';

/** The id of a group in the address, `?group=ID`; read by the screen, so that no other screen loads the reading of it. */
export function useGroupInAddress(): string | undefined {
  return idIn(useSearch({ strict: false }).group);
}
