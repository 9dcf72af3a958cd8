// What the address of My Training Sessions says: which of the two tabs.

/** The tabs of the screen (docs/product.md#training), the first one at first. */
export const trainingTabs = ['upcoming', 'completed'] as const;
export type TrainingTab = (typeof trainingTabs)[number];

/** Search parameters of the screen; what is left out is the first tab. */
export interface TrainingSearch {
  tab?: TrainingTab;
  /** Opens the form that asks for a session: the id of the coach, or `yes` for whichever. */
  ask?: string;
}

/** Reads the search parameters; whatever is no tab, and the first one, is `undefined`. */
export function parseTrainingSearch(given: Record<string, unknown>): TrainingSearch {
  const { tab, ask } = given;
  return {
    tab: tab === 'completed' ? 'completed' : undefined,
    ask: typeof ask === 'string' && ask !== '' ? ask : undefined,
  };
}
