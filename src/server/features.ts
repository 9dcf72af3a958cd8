// Table of contents: every feature's endpoints and jobs, one line each.

import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import type { RedirectHandlers } from '#server/http/table/serve-redirects.ts';
import type { StreamHandlers } from '#server/http/table/serve-streams.ts';
import type { WebhookHandlers } from '#server/http/table/serve-webhooks.ts';
import type { Context } from './context.ts';
import { accountJobs } from './features/accounts/accounts.jobs.ts';
import { accountHandlers, accountRedirects } from './features/accounts/accounts.routes.ts';
import { achievementJobs } from './features/achievements/achievements.jobs.ts';
import { achievementHandlers } from './features/achievements/achievements.routes.ts';
import { adminHandlers } from './features/admin/admin.routes.ts';
import { adminClubHandlers } from './features/admin/admin-clubs.routes.ts';
import { adminPeopleHandlers } from './features/admin/people.routes.ts';
import { personHandlers } from './features/admin/person.routes.ts';
import { analyticsFiles, analyticsHandlers } from './features/analytics/analytics.routes.ts';
import { auditFiles, auditHandlers } from './features/audit/audit.routes.ts';
import { awardJobs } from './features/awards/awards.jobs.ts';
import { awardFiles, awardHandlers } from './features/awards/awards.routes.ts';
import { benchmarkHandlers } from './features/benchmarks/benchmarks.routes.ts';
import { certificateFiles, certificateHandlers } from './features/certificates/certificates.routes.ts';
import { clubBrandHandlers } from './features/club-brand/club-brand.routes.ts';
import { contentChoiceHandlers } from './features/club-content/choices.routes.ts';
import { clubDashboardHandlers } from './features/club-dashboard/club-dashboard.routes.ts';
import { clubReportFiles, clubReportHandlers } from './features/club-reports/club-reports.routes.ts';
import { clubPeopleJobs } from './features/clubs/club-people.jobs.ts';
import { clubPeopleHandlers } from './features/clubs/club-people.routes.ts';
import { clubJobs } from './features/clubs/clubs.jobs.ts';
import { clubHandlers } from './features/clubs/clubs.routes.ts';
import { coachDashboardHandlers } from './features/coach-dashboard/coach-dashboard.routes.ts';
import { coachingHandlers } from './features/coaching/coaching.routes.ts';
import { connectionJobs } from './features/connections/connections.jobs.ts';
import { connectionHandlers } from './features/connections/connections.routes.ts';
import { creditHandlers } from './features/credits/credits.routes.ts';
import { devLoginHandlers } from './features/dev-login/dev-login.routes.ts';
import { failureHandlers } from './features/failures/failures.routes.ts';
import { findPeopleHandlers } from './features/find-people/find-people.routes.ts';
import { goalJobs } from './features/goals/goals.jobs.ts';
import { goalHandlers } from './features/goals/goals.routes.ts';
import { googleJobs } from './features/google/google.jobs.ts';
import { googleRedirects } from './features/google/google.redirects.ts';
import { googleHandlers } from './features/google/google.routes.ts';
import { identityProofHandlers } from './features/identity-proof/identity-proof.routes.ts';
import { invitationJobs } from './features/invitations/invitations.jobs.ts';
import { invitationHandlers } from './features/invitations/invitations.routes.ts';
import { levelJobs } from './features/levels/levels.jobs.ts';
import { levelHandlers } from './features/levels/levels.routes.ts';
import { liveStreams } from './features/live/live.streams.ts';
import { mailSwitchHandlers } from './features/mail-switches/mail-switches.routes.ts';
import { messageJobs } from './features/messages/messages.jobs.ts';
import { messageHandlers } from './features/messages/messages.routes.ts';
import { movementHandlers } from './features/movement/movement.routes.ts';
import { notificationJobs } from './features/notifications/notifications.jobs.ts';
import { notificationHandlers } from './features/notifications/notifications.routes.ts';
import { pairJobs } from './features/pairs/pairs.jobs.ts';
import { pairHandlers } from './features/pairs/pairs.routes.ts';
import { passwordLinkHandlers } from './features/password-links/password-links.routes.ts';
import { passwordJobs } from './features/passwords/passwords.jobs.ts';
import { passwordHandlers } from './features/passwords/passwords.routes.ts';
import { paymentJobs } from './features/payments/payments.jobs.ts';
import { paymentFiles, paymentHandlers, paymentWebhooks } from './features/payments/payments.routes.ts';
import { performanceInsightHandlers } from './features/performance-insights/performance-insights.routes.ts';
import { performanceTrainingHandlers } from './features/performance-training/performance-training.routes.ts';
import { postHandlers } from './features/posts/posts.routes.ts';
import { privacyJobs } from './features/privacy/privacy.jobs.ts';
import { privacyFiles, privacyHandlers } from './features/privacy/privacy.routes.ts';
import { profileHandlers } from './features/profile/profile.routes.ts';
import { progressHandlers } from './features/progress/progress.routes.ts';
import { pushJobs } from './features/push/push.jobs.ts';
import { pushHandlers } from './features/push/push.routes.ts';
import { ratingHandlers } from './features/ratings/ratings.routes.ts';
import { reelFiles } from './features/reels/reels.files.ts';
import { reelHandlers } from './features/reels/reels.routes.ts';
import { reportFiles } from './features/report/report.routes.ts';
import { noteHandlers } from './features/review-notes/review-notes.routes.ts';
import { reviewQueueHandlers } from './features/review-queue/review-queue.routes.ts';
import { reviewJobs } from './features/reviews/reviews.jobs.ts';
import { reviewHandlers } from './features/reviews/reviews.routes.ts';
import { secondFactorJobs } from './features/second-factor/second-factor.jobs.ts';
import { secondFactorHandlers } from './features/second-factor/second-factor.routes.ts';
import { skillThreadHandlers } from './features/skill-threads/skill-threads.routes.ts';
import { smashyJobs } from './features/smashy/smashy.jobs.ts';
import { smashyHandlers } from './features/smashy/smashy.routes.ts';
import { spotlightFiles, spotlightHandlers } from './features/spotlights/spotlights.routes.ts';
import { subscriptionJobs } from './features/subscriptions/subscriptions.jobs.ts';
import { subscriptionHandlers } from './features/subscriptions/subscriptions.routes.ts';
import { takedownJobs } from './features/takedowns/takedowns.jobs.ts';
import { takedownHandlers } from './features/takedowns/takedowns.routes.ts';
import { calendarFiles, calendarHandlers } from './features/training/calendar.routes.ts';
import { coachSessionHandlers } from './features/training/coach-sessions.routes.ts';
import { trainingJobs } from './features/training/training.jobs.ts';
import { trainingHandlers } from './features/training/training.routes.ts';
import { trainingRequestJobs } from './features/training-requests/training-requests.jobs.ts';
import { trainingRequestHandlers } from './features/training-requests/training-requests.routes.ts';
import { linkHealthJobs } from './features/videos/link-health.jobs.ts';
import { videoJobs } from './features/videos/videos.jobs.ts';
import { videoHandlers } from './features/videos/videos.routes.ts';
import { viewingHandlers } from './features/viewing/viewing.routes.ts';
import { voiceClipJobs } from './features/voice-clips/voice-clips.jobs.ts';
import { voiceClipFiles, voiceClipHandlers } from './features/voice-clips/voice-clips.routes.ts';
import type { JobHandlers } from './jobs/job-list.ts';

/** A handler for every endpoint of the table. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...passwordHandlers,
  ...googleHandlers,
  ...identityProofHandlers,
  ...secondFactorHandlers,
  ...profileHandlers,
  ...mailSwitchHandlers,
  ...pushHandlers,
  ...privacyHandlers,
  ...viewingHandlers,
  ...devLoginHandlers,
  ...videoHandlers,
  ...pairHandlers,
  ...creditHandlers,
  ...paymentHandlers,
  ...subscriptionHandlers,
  ...ratingHandlers,
  ...coachDashboardHandlers,
  ...reviewQueueHandlers,
  ...reviewHandlers,
  ...voiceClipHandlers,
  ...movementHandlers,
  ...progressHandlers,
  ...benchmarkHandlers,
  ...goalHandlers,
  ...trainingHandlers,
  ...coachSessionHandlers,
  ...performanceTrainingHandlers,
  ...performanceInsightHandlers,
  ...trainingRequestHandlers,
  ...calendarHandlers,
  ...achievementHandlers,
  ...certificateHandlers,
  ...levelHandlers,
  ...connectionHandlers,
  ...coachingHandlers,
  ...messageHandlers,
  ...notificationHandlers,
  ...skillThreadHandlers,
  ...smashyHandlers,
  ...clubHandlers,
  ...clubPeopleHandlers,
  ...clubDashboardHandlers,
  ...awardHandlers,
  ...clubReportHandlers,
  ...contentChoiceHandlers,
  ...clubBrandHandlers,
  ...reelHandlers,
  ...spotlightHandlers,
  ...postHandlers,
  ...takedownHandlers,
  ...adminHandlers,
  ...adminPeopleHandlers,
  ...personHandlers,
  ...adminClubHandlers,
  ...auditHandlers,
  ...analyticsHandlers,
  ...findPeopleHandlers,
  ...noteHandlers,
  ...failureHandlers,
  ...passwordLinkHandlers,
  ...invitationHandlers,
};

/** A handler for every file of the table. */
export const fileHandlers: FileHandlers = {
  ...privacyFiles,
  ...auditFiles,
  ...analyticsFiles,
  ...paymentFiles,
  ...calendarFiles,
  ...reportFiles,
  ...voiceClipFiles,
  ...clubReportFiles,
  ...certificateFiles,
  ...reelFiles,
  ...spotlightFiles,
  ...awardFiles,
};

/** A handler for every redirect of the table. */
export const redirectHandlers: RedirectHandlers = { ...accountRedirects, ...googleRedirects };

/** A handler for every stream of the table. */
export const streamHandlers: StreamHandlers = liveStreams;

/** A handler for every webhook of the table. */
export const webhookHandlers: WebhookHandlers = { ...paymentWebhooks };

/** A handler for every job of the list. */
export const jobHandlers: JobHandlers<Context> = {
  ...accountJobs,
  ...passwordJobs,
  ...googleJobs,
  ...secondFactorJobs,
  ...clubJobs,
  ...takedownJobs,
  ...clubPeopleJobs,
  ...invitationJobs,
  ...connectionJobs,
  ...goalJobs,
  ...privacyJobs,
  ...videoJobs,
  ...linkHealthJobs,
  ...pairJobs,
  ...achievementJobs,
  ...awardJobs,
  ...levelJobs,
  ...notificationJobs,
  ...reviewJobs,
  ...voiceClipJobs,
  ...trainingJobs,
  ...trainingRequestJobs,
  ...paymentJobs,
  ...subscriptionJobs,
  ...messageJobs,
  ...pushJobs,
  ...smashyJobs,
};
