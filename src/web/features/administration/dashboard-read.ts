// What an administrator's dashboard reads.

import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

/** Others register and upload meanwhile: each visit looks again. */
export const adminDashboardQuery = query(endpoints.getAdminDashboard);
