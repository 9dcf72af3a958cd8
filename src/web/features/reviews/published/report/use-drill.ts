// A drill of the library, loaded when a review refers to it.

import { useQuery } from '@tanstack/react-query';
import type { Drill } from '#domain/skills/drills.ts';

/** A drill, and how many take part, in words. */
export interface ShownDrill {
  drill: Drill;
  players: string;
}

/** The drill of an id; null for one that is no longer in the library. The library is heavy: its code comes only now. */
export function useDrill(drillId: string) {
  return useQuery({
    queryKey: ['drill', drillId],
    queryFn: async (): Promise<ShownDrill | null> => {
      const { drillById, drillPlayers } = await import('#domain/skills/drills.ts');
      const drill = drillById(drillId);
      return drill && { drill, players: drillPlayers(drill) };
    },
  });
}
