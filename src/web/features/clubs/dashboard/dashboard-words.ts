// Title and lead of the club dashboard, in the page before any script has run.

export const clubDashboardTitle = 'Club Dashboard';
export const clubDashboardLead = 'Applications, reviews and activity at your club.';
