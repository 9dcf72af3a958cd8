// The query of the administrator's dashboard.

import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

/** Reloads on each visit. */
export const adminDashboardQuery = query(endpoints.getAdminDashboard);
