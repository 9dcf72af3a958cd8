// The words at the head of the club's dashboard, which stand in the page before any script has run.

export const clubDashboardTitle = 'Club Dashboard';
export const clubDashboardLead = 'Applications, reviews and activity at your club.';
