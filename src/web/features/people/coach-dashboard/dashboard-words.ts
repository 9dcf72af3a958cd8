// Text of the coach's dashboard that is in the page before scripts run.

import { msg } from '@lingui/core/macro';

/** Shown until the figures are loaded. */
export const coachDashboardLead = msg`Your reviews, sessions and turnaround.`;
