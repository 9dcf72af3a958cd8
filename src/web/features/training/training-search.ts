// Search parameters of My Training Sessions.

/** The tabs of the screen (docs/product.md#training); the first is the default. */
export const trainingTabs = ['upcoming', 'completed'] as const;
export type TrainingTab = (typeof trainingTabs)[number];

export interface TrainingSearch {
  tab?: TrainingTab;
  /** Opens the request form: a coach's id, or `yes` for any. */
  ask?: string;
  /** The session that an email leads to: the id of the player's entry. */
  session?: string;
}

/** Reads the search parameters; unknown values and the first tab become `undefined`. */
export function parseTrainingSearch(given: Record<string, unknown>): TrainingSearch {
  const { tab, ask, session } = given;
  return {
    tab: tab === 'completed' ? 'completed' : undefined,
    ask: typeof ask === 'string' && ask !== '' ? ask : undefined,
    session: typeof session === 'string' && session !== '' ? session : undefined,
  };
}
