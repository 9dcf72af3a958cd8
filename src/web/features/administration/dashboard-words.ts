// The words at the head of the administrator's dashboard, which stand in the page before any script has run.

export const adminDashboardTitle = 'Admin Dashboard';

/** Until the figures are there. */
export const adminDashboardLead = 'What needs your attention today.';
