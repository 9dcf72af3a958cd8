// THE TABLE: every endpoint of the API, by name.

import { accountEndpoints } from '#contract/accounts/accounts.ts';
import { devLoginEndpoints } from '#contract/accounts/dev-login.ts';
import { googleEndpoints } from '#contract/accounts/google.ts';
import { invitationEndpoints } from '#contract/accounts/invitations.ts';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import { passwordEndpoints } from '#contract/accounts/passwords.ts';
import { privacyEndpoints } from '#contract/accounts/privacy.ts';
import { profileEndpoints } from '#contract/accounts/profile.ts';
import { verificationEndpoints } from '#contract/accounts/verification.ts';
import { viewingEndpoints } from '#contract/accounts/viewing.ts';
import { adminEndpoints } from '#contract/administration/admin.ts';
import { clubEndpoints } from '#contract/administration/clubs.ts';
import { smashyEndpoints } from '#contract/assistant/smashy.ts';
import { calendarEndpoints } from '#contract/coaching/calendar.ts';
import { coachDashboardEndpoints } from '#contract/coaching/coach-dashboard.ts';
import { coachSessionEndpoints } from '#contract/coaching/coach-sessions.ts';
import { coachingEndpoints } from '#contract/coaching/coaching.ts';
import { connectionEndpoints } from '#contract/coaching/connections.ts';
import { trainingEndpoints } from '#contract/coaching/training.ts';
import { messageEndpoints } from '#contract/messages/messages.ts';
import { paymentEndpoints } from '#contract/payments/payments.ts';
import { subscriptionEndpoints } from '#contract/payments/subscriptions.ts';
import { achievementEndpoints } from '#contract/players/achievements.ts';
import { certificateEndpoints } from '#contract/players/certificates.ts';
import { goalEndpoints } from '#contract/players/goals.ts';
import { levelEndpoints } from '#contract/players/levels.ts';
import { progressEndpoints } from '#contract/players/progress.ts';
import { ratingEndpoints } from '#contract/players/ratings.ts';
import { reviewQueueEndpoints } from '#contract/reviews/review-queue.ts';
import { reviewEndpoints } from '#contract/reviews/reviews.ts';
import { creditEndpoints } from '#contract/videos/credits.ts';
import { videoEndpoints } from '#contract/videos/videos.ts';
import { notificationEndpoints } from './notifications.ts';

export const endpoints = {
  ...accountEndpoints,
  ...verificationEndpoints,
  ...passwordEndpoints,
  ...googleEndpoints,
  ...viewingEndpoints,
  ...devLoginEndpoints,
  ...profileEndpoints,
  ...mailEndpoints,
  ...privacyEndpoints,
  ...videoEndpoints,
  ...creditEndpoints,
  ...paymentEndpoints,
  ...subscriptionEndpoints,
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
  ...messageEndpoints,
  ...notificationEndpoints,
  ...smashyEndpoints,
  ...clubEndpoints,
  ...adminEndpoints,
  ...invitationEndpoints,
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
