// Title and lead of the dashboard, in the page before any script has run.

import { msg } from '@lingui/core/macro';

export const adminDashboardTitle = msg`Admin Dashboard`;

/** Shown while the figures load. */
export const adminDashboardLead = msg`What needs your attention today.`;
