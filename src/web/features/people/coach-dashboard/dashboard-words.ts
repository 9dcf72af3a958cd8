// The words at the head of the coach's dashboard, which stand in the page before any script has run.

/** Until the figures are there. */
export const coachDashboardLead = 'Your reviews, sessions and turnaround.';
