// The mappings of level scales for all screens: the one place where the web reads them (docs/product.md#levels).

import { createContext, use } from 'react';
import type { ScaleMappings } from '#domain/levels/levels.ts';

/** The mappings that are set; the frame takes them from the session. */
export const ScaleMappingsContext = createContext<ScaleMappings>([]);

/** The mappings by which a screen shows levels. */
export function useScaleMappings(): ScaleMappings {
  return use(ScaleMappingsContext);
}
