// What the address of the profile says: the tab, and news from where the person has just been.

/** Tabs that the address can name; what is left out, and whatever is not known, is the overview. */
export const profileTabs = ['overview', 'goals', 'training', 'coaching', 'security'] as const;
export type ProfileTab = (typeof profileTabs)[number];

const googleOutcomes = ['linked', 'taken', 'cancelled', 'failed', 'unproved'] as const;
/** How linking with Google ended; `unproved`: it took so long that the person must confirm again that it is them. */
export type GoogleOutcome = (typeof googleOutcomes)[number];

/** Search parameters of the profile; all but the tab are told once and then removed. */
export interface ProfileSearch {
  tab?: ProfileTab;
  payment?: 'success';
  google?: GoogleOutcome;
  confirmed?: 'google';
}

/**
 * Reads the search parameters; whatever is none of the known values is `undefined`. Every key is named: the router keeps the raw
 * value of a key that is left out.
 */
export function parseProfileSearch(search: Record<string, unknown>): ProfileSearch {
  const tab = profileTabs.find((one) => one === search['tab']);
  return {
    tab: tab === 'overview' ? undefined : tab,
    payment: search['payment'] === 'success' ? 'success' : undefined,
    google: googleOutcomes.find((one) => one === search['google']),
    confirmed: search['confirmed'] === 'google' ? 'google' : undefined,
  };
}
