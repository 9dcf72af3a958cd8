// Text of the coach's dashboard that is in the page before scripts run.

/** Shown until the figures are loaded. */
export const coachDashboardLead = 'Your reviews, sessions and turnaround.';
