// THE TABLE: every endpoint of the API, by name.

import { accountEndpoints } from '#contract/accounts/accounts.ts';
import { devLoginEndpoints } from '#contract/accounts/dev-login.ts';
import { googleEndpoints } from '#contract/accounts/google.ts';
import { identityProofEndpoints } from '#contract/accounts/identity-proof.ts';
import { invitationEndpoints } from '#contract/accounts/invitations.ts';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import { passwordEndpoints } from '#contract/accounts/passwords.ts';
import { privacyEndpoints } from '#contract/accounts/privacy.ts';
import { profileEndpoints } from '#contract/accounts/profile.ts';
import { pushEndpoints } from '#contract/accounts/push.ts';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { verificationEndpoints } from '#contract/accounts/verification.ts';
import { viewingEndpoints } from '#contract/accounts/viewing.ts';
import { adminEndpoints } from '#contract/administration/admin.ts';
import { adminClubEndpoints } from '#contract/administration/admin-clubs.ts';
import { adminGoalEndpoints } from '#contract/administration/admin-goals.ts';
import { adminVideoEndpoints } from '#contract/administration/admin-videos.ts';
import { analyticsEndpoints } from '#contract/administration/analytics.ts';
import { auditEndpoints } from '#contract/administration/audit.ts';
import { clubEndpoints } from '#contract/administration/clubs.ts';
import { failureEndpoints } from '#contract/administration/failures.ts';
import { findPeopleEndpoints } from '#contract/administration/find-people.ts';
import { noteEndpoints } from '#contract/administration/notes.ts';
import { passwordLinkEndpoints } from '#contract/administration/password-links.ts';
import { adminPeopleEndpoints } from '#contract/administration/people.ts';
import { performanceInsightEndpoints } from '#contract/administration/performance-insights.ts';
import { personEndpoints } from '#contract/administration/person.ts';
import { takedownEndpoints } from '#contract/administration/takedowns.ts';
import { smashyEndpoints } from '#contract/assistant/smashy.ts';
import { awardEndpoints } from '#contract/clubs/awards.ts';
import { clubBrandEndpoints } from '#contract/clubs/club-brand.ts';
import { clubCoachEndpoints } from '#contract/clubs/club-coaches.ts';
import { clubDashboardEndpoints } from '#contract/clubs/club-dashboard.ts';
import { clubImportEndpoints } from '#contract/clubs/club-import.ts';
import { clubInvitationEndpoints } from '#contract/clubs/club-invitations.ts';
import { clubPlayerEndpoints } from '#contract/clubs/club-players.ts';
import { clubReportEndpoints } from '#contract/clubs/club-reports.ts';
import { clubVideoEndpoints } from '#contract/clubs/club-videos.ts';
import { contentChoiceEndpoints } from '#contract/clubs/content-choices.ts';
import { postEndpoints } from '#contract/clubs/posts.ts';
import { reelEndpoints } from '#contract/clubs/reels.ts';
import { spotlightEndpoints } from '#contract/clubs/spotlights.ts';
import { calendarEndpoints } from '#contract/coaching/calendar.ts';
import { coachDashboardEndpoints } from '#contract/coaching/coach-dashboard.ts';
import { coachSessionEndpoints } from '#contract/coaching/coach-sessions.ts';
import { coachingEndpoints } from '#contract/coaching/coaching.ts';
import { connectionEndpoints } from '#contract/coaching/connections.ts';
import { performanceTrainingEndpoints } from '#contract/coaching/performance-training.ts';
import { trainingEndpoints } from '#contract/coaching/training.ts';
import { trainingRequestEndpoints } from '#contract/coaching/training-requests.ts';
import { messageEndpoints } from '#contract/messages/messages.ts';
import { paymentEndpoints } from '#contract/payments/payments.ts';
import { subscriptionEndpoints } from '#contract/payments/subscriptions.ts';
import { achievementEndpoints } from '#contract/players/achievements.ts';
import { benchmarkEndpoints } from '#contract/players/benchmarks.ts';
import { certificateEndpoints } from '#contract/players/certificates.ts';
import { goalEndpoints } from '#contract/players/goals.ts';
import { levelEndpoints } from '#contract/players/levels.ts';
import { progressEndpoints } from '#contract/players/progress.ts';
import { ratingEndpoints } from '#contract/players/ratings.ts';
import { skillThreadEndpoints } from '#contract/players/skill-threads.ts';
import { movementEndpoints } from '#contract/reviews/movement.ts';
import { reviewQueueEndpoints } from '#contract/reviews/review-queue.ts';
import { reviewEndpoints } from '#contract/reviews/reviews.ts';
import { voiceClipEndpoints } from '#contract/reviews/voice-clips.ts';
import { creditEndpoints } from '#contract/videos/credits.ts';
import { pairEndpoints } from '#contract/videos/pairs.ts';
import { videoEndpoints } from '#contract/videos/videos.ts';
import { notificationEndpoints } from './notifications.ts';

export const endpoints = {
  ...accountEndpoints,
  ...verificationEndpoints,
  ...passwordEndpoints,
  ...googleEndpoints,
  ...identityProofEndpoints,
  ...secondFactorEndpoints,
  ...viewingEndpoints,
  ...devLoginEndpoints,
  ...profileEndpoints,
  ...mailEndpoints,
  ...pushEndpoints,
  ...privacyEndpoints,
  ...videoEndpoints,
  ...pairEndpoints,
  ...creditEndpoints,
  ...paymentEndpoints,
  ...subscriptionEndpoints,
  ...ratingEndpoints,
  ...skillThreadEndpoints,
  ...coachDashboardEndpoints,
  ...reviewQueueEndpoints,
  ...reviewEndpoints,
  ...voiceClipEndpoints,
  ...movementEndpoints,
  ...progressEndpoints,
  ...benchmarkEndpoints,
  ...goalEndpoints,
  ...trainingEndpoints,
  ...coachSessionEndpoints,
  ...performanceTrainingEndpoints,
  ...performanceInsightEndpoints,
  ...trainingRequestEndpoints,
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
  ...clubCoachEndpoints,
  ...clubPlayerEndpoints,
  ...clubInvitationEndpoints,
  ...clubImportEndpoints,
  ...clubVideoEndpoints,
  ...clubDashboardEndpoints,
  ...awardEndpoints,
  ...clubReportEndpoints,
  ...contentChoiceEndpoints,
  ...clubBrandEndpoints,
  ...reelEndpoints,
  ...spotlightEndpoints,
  ...postEndpoints,
  ...takedownEndpoints,
  ...adminEndpoints,
  ...adminPeopleEndpoints,
  ...personEndpoints,
  ...adminClubEndpoints,
  ...adminGoalEndpoints,
  ...adminVideoEndpoints,
  ...auditEndpoints,
  ...analyticsEndpoints,
  ...findPeopleEndpoints,
  ...noteEndpoints,
  ...failureEndpoints,
  ...passwordLinkEndpoints,
  ...invitationEndpoints,
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
