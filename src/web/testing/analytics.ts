// A day's figures for administrators, for tests of screens.

import type { Analytics } from '#contract/administration/analytics.ts';

const totals = {
  signUps: 3,
  activePeople: 2,
  videos: 4,
  reviews: 1,
  creditsSold: 0,
  creditsGranted: 0,
  creditsSpent: 0,
  messages: 7,
};

/** What the dashboard tells of the day so far. */
export const today: Analytics = {
  from: '2026-11-02',
  to: '2026-11-02',
  step: 'day',
  steps: [{ ...totals, start: '2026-11-02' }],
  totals,
  before: {
    from: '2026-11-01',
    to: '2026-11-01',
    totals: { ...totals, messages: 9 },
    turnaround: { reviews: 0, medianHours: null },
  },
  turnaround: { reviews: 1, medianHours: 5, within24: 1, within48: 0, later: 0 },
  coaches: [],
  revenue: [],
};
