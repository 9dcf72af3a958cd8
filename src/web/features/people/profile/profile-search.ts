// Search parameters of the profile: the tab, and news to show once.

/** The tabs; the default is the overview. */
export const profileTabs = [
  'overview',
  'goals',
  'training',
  'coaching',
  'security',
  'achievements',
  'privacy',
] as const;
export type ProfileTab = (typeof profileTabs)[number];

const googleOutcomes = ['linked', 'taken', 'cancelled', 'failed', 'unproved'] as const;
/** The outcome of linking with Google; `unproved` if reauthentication expired meanwhile. */
export type GoogleOutcome = (typeof googleOutcomes)[number];

/** Search parameters of the profile; all but the tab are shown once and removed. */
export interface ProfileSearch {
  tab?: ProfileTab;
  payment?: 'success';
  google?: GoogleOutcome;
  confirmed?: 'google';
}

/** Reads the search parameters; unknown values become `undefined`. Every key is set, since the router keeps the raw value of missing keys.
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
