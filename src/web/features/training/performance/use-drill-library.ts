// The library of drills, whose texts are heavy: they come when the screen needs them.

import { useQuery } from '@tanstack/react-query';

/** The library; undefined until it is here. */
export function useDrillLibrary() {
  return useQuery({
    queryKey: ['drill-library'],
    queryFn: async () => {
      const { drillById, drillsFor } = await import('#domain/skills/drills.ts');
      return { drillById, drillsFor };
    },
    // Functions are not data to compare.
    structuralSharing: false,
  }).data;
}
