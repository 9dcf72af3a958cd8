// Title and lead of the club dashboard, in the page before any script has run.

import { msg } from '@lingui/core/macro';

export const clubDashboardTitle = msg`Club Dashboard`;
export const clubDashboardLead = msg`Applications, reviews and activity at your club.`;
