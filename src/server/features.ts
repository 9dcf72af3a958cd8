// Table of contents: every feature's endpoints and jobs, one line each.

import type { Context } from './context.ts';
import { accountJobs } from './features/accounts/accounts.jobs.ts';
import { accountHandlers } from './features/accounts/accounts.routes.ts';
import { adminHandlers } from './features/admin/admin.routes.ts';
import { notificationHandlers } from './features/notifications/notifications.routes.ts';
import { passwordJobs } from './features/passwords/passwords.jobs.ts';
import { passwordHandlers } from './features/passwords/passwords.routes.ts';
import { ratingHandlers } from './features/ratings/ratings.routes.ts';
import { reviewJobs } from './features/reviews/reviews.jobs.ts';
import { reviewHandlers } from './features/reviews/reviews.routes.ts';
import { videoJobs } from './features/videos/videos.jobs.ts';
import { videoHandlers } from './features/videos/videos.routes.ts';
import type { Handlers } from './http/serve.ts';
import type { JobHandlers } from './jobs/job-list.ts';

/** A handler for every endpoint of the table. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...passwordHandlers,
  ...videoHandlers,
  ...ratingHandlers,
  ...reviewHandlers,
  ...notificationHandlers,
  ...adminHandlers,
};

/** A handler for every job of the list. */
export const jobHandlers: JobHandlers<Context> = {
  ...accountJobs,
  ...passwordJobs,
  ...videoJobs,
  ...reviewJobs,
};
