// Title and lead of the dashboard, in the page before any script has run.

export const adminDashboardTitle = 'Admin Dashboard';

/** Shown while the figures load. */
export const adminDashboardLead = 'What needs your attention today.';
