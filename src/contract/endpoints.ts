// THE TABLE: every endpoint of the API, by name.

import { accountEndpoints } from './accounts.ts';
import { achievementEndpoints } from './achievements.ts';
import { adminEndpoints } from './admin.ts';
import { calendarEndpoints } from './calendar.ts';
import { certificateEndpoints } from './certificates.ts';
import { clubEndpoints } from './clubs.ts';
import { coachDashboardEndpoints } from './coach-dashboard.ts';
import { coachSessionEndpoints } from './coach-sessions.ts';
import { coachingEndpoints } from './coaching.ts';
import { connectionEndpoints } from './connections.ts';
import { creditEndpoints } from './credits.ts';
import { devLoginEndpoints } from './dev-login.ts';
import { goalEndpoints } from './goals.ts';
import { googleEndpoints } from './google.ts';
import { invitationEndpoints } from './invitations.ts';
import { levelEndpoints } from './levels.ts';
import { notificationEndpoints } from './notifications.ts';
import { passwordEndpoints } from './passwords.ts';
import { privacyEndpoints } from './privacy.ts';
import { profileEndpoints } from './profile.ts';
import { progressEndpoints } from './progress.ts';
import { ratingEndpoints } from './ratings.ts';
import { reviewQueueEndpoints } from './review-queue.ts';
import { reviewEndpoints } from './reviews.ts';
import { trainingEndpoints } from './training.ts';
import { verificationEndpoints } from './verification.ts';
import { videoEndpoints } from './videos.ts';
import { viewingEndpoints } from './viewing.ts';

export const endpoints = {
  ...accountEndpoints,
  ...verificationEndpoints,
  ...passwordEndpoints,
  ...googleEndpoints,
  ...viewingEndpoints,
  ...devLoginEndpoints,
  ...profileEndpoints,
  ...privacyEndpoints,
  ...videoEndpoints,
  ...creditEndpoints,
  ...ratingEndpoints,
  ...coachDashboardEndpoints,
  ...reviewQueueEndpoints,
  ...reviewEndpoints,
  ...progressEndpoints,
  ...goalEndpoints,
  ...trainingEndpoints,
  ...coachSessionEndpoints,
  ...calendarEndpoints,
  ...achievementEndpoints,
  ...certificateEndpoints,
  ...levelEndpoints,
  ...connectionEndpoints,
  ...coachingEndpoints,
  ...notificationEndpoints,
  ...clubEndpoints,
  ...adminEndpoints,
  ...invitationEndpoints,
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
