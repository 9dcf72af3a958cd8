// Table of contents: every feature's endpoints and jobs, one line each.

import { clubGroupHandlers } from '#server/features/clubs/people/groups/club-groups.routes.ts';
import { replayFiles, replayHandlers } from '#server/features/reviews/replay/replays.routes.ts';
import { answerJobs } from '#server/features/training/answer.jobs.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import type { RedirectHandlers } from '#server/http/table/serve-redirects.ts';
import type { StreamHandlers } from '#server/http/table/serve-streams.ts';
import type { WebhookHandlers } from '#server/http/table/serve-webhooks.ts';
import type { Context } from './context.ts';
import { accountJobs } from './features/accounts/accounts.jobs.ts';
import { accountHandlers, accountRedirects } from './features/accounts/accounts.routes.ts';
import { devLoginHandlers } from './features/accounts/dev-login/dev-login.routes.ts';
import { googleJobs } from './features/accounts/google/google.jobs.ts';
import { googleRedirects } from './features/accounts/google/google.redirects.ts';
import { googleHandlers } from './features/accounts/google/google.routes.ts';
import { invitationJobs } from './features/accounts/invitations/invitations.jobs.ts';
import { invitationHandlers } from './features/accounts/invitations/invitations.routes.ts';
import { passwordLinkHandlers } from './features/accounts/password-links/password-links.routes.ts';
import { passwordJobs } from './features/accounts/passwords/passwords.jobs.ts';
import { passwordHandlers } from './features/accounts/passwords/passwords.routes.ts';
import { privacyJobs } from './features/accounts/privacy/privacy.jobs.ts';
import { privacyFiles, privacyHandlers } from './features/accounts/privacy/privacy.routes.ts';
import { reauthenticationHandlers } from './features/accounts/reauthentication/reauthentication.routes.ts';
import { secondFactorJobs } from './features/accounts/second-factor/second-factor.jobs.ts';
import { secondFactorHandlers } from './features/accounts/second-factor/second-factor.routes.ts';
import { adminHandlers } from './features/administration/admin.routes.ts';
import { adminClubHandlers } from './features/administration/admin-clubs.routes.ts';
import { analyticsFiles, analyticsHandlers } from './features/administration/analytics/analytics.routes.ts';
import { auditFiles, auditHandlers } from './features/administration/audit/audit.routes.ts';
import { failedJobHandlers } from './features/administration/failed-jobs/failed-jobs.routes.ts';
import { adminPeopleHandlers } from './features/administration/people.routes.ts';
import { personHandlers } from './features/administration/person.routes.ts';
import { openQuestionHandlers } from './features/assistant/open-questions.routes.ts';
import { smashyJobs } from './features/assistant/smashy.jobs.ts';
import { smashyHandlers } from './features/assistant/smashy.routes.ts';
import { clubBrandHandlers } from './features/clubs/brand/club-brand.routes.ts';
import { clubJobs } from './features/clubs/clubs.jobs.ts';
import { clubHandlers } from './features/clubs/clubs.routes.ts';
import { clubDashboardHandlers } from './features/clubs/dashboard/club-dashboard.routes.ts';
import { clubMessageJobs } from './features/clubs/messages/club-messages.jobs.ts';
import { clubMessageFiles, clubMessageHandlers } from './features/clubs/messages/club-messages.routes.ts';
import { clubPeopleJobs } from './features/clubs/people/club-people.jobs.ts';
import { clubPeopleHandlers } from './features/clubs/people/club-people.routes.ts';
import { clubReportFiles, clubReportHandlers } from './features/clubs/reports/club-reports.routes.ts';
import { monthlyReportJobs } from './features/clubs/reports/monthly-report.jobs.ts';
import { badgeFiles } from './features/levels/badges/badges.routes.ts';
import { certificateFiles, certificateHandlers } from './features/levels/certificates/certificates.routes.ts';
import { eveningJobs } from './features/levels/evenings.jobs.ts';
import { rankingEveningFiles, rankingEveningHandlers } from './features/levels/evenings.routes.ts';
import { levelJobs } from './features/levels/levels.jobs.ts';
import { levelHandlers } from './features/levels/levels.routes.ts';
import { levelStepHandlers } from './features/levels/model/level-steps.routes.ts';
import { methodFiles } from './features/levels/model/method-page.routes.ts';
import { referenceClipJobs } from './features/levels/reference-clips/reference-clips.jobs.ts';
import { referenceClipFiles, referenceClipHandlers } from './features/levels/reference-clips/reference-clips.routes.ts';
import { levelScaleHandlers } from './features/levels/scales/level-scales.routes.ts';
import { mailSwitchHandlers } from './features/messages/email-switches/mail-switches.routes.ts';
import { eventStreams } from './features/messages/event-stream/events.streams.ts';
import { messageJobs } from './features/messages/messages.jobs.ts';
import { messageHandlers } from './features/messages/messages.routes.ts';
import { noteAnswerJobs } from './features/messages/note-answers/note-answers.jobs.ts';
import { noteAnswerHandlers } from './features/messages/note-answers/note-answers.routes.ts';
import { notificationJobs } from './features/messages/notifications/notifications.jobs.ts';
import { notificationHandlers } from './features/messages/notifications/notifications.routes.ts';
import { pushJobs } from './features/messages/push/push.jobs.ts';
import { pushHandlers } from './features/messages/push/push.routes.ts';
import { creditHandlers } from './features/payments/credits/credits.routes.ts';
import { paymentEntryFiles, paymentEntryHandlers } from './features/payments/entries/payment-entries.routes.ts';
import { paymentJobs } from './features/payments/payments.jobs.ts';
import { paymentFiles, paymentHandlers, paymentWebhooks } from './features/payments/payments.routes.ts';
import { subscriptionJobs } from './features/payments/subscriptions/subscriptions.jobs.ts';
import { subscriptionHandlers } from './features/payments/subscriptions/subscriptions.routes.ts';
import { coachDashboardHandlers } from './features/people/coach-dashboard/coach-dashboard.routes.ts';
import { coachingHandlers } from './features/people/coaching/coaching.routes.ts';
import { connectionJobs } from './features/people/connections/connections.jobs.ts';
import { connectionHandlers } from './features/people/connections/connections.routes.ts';
import { familyJobs } from './features/people/families/families.jobs.ts';
import { familyHandlers } from './features/people/families/families.routes.ts';
import { findPeopleHandlers } from './features/people/find-people/find-people.routes.ts';
import { impersonationHandlers } from './features/people/impersonation/impersonation.routes.ts';
import { profileHandlers } from './features/people/profile/profile.routes.ts';
import { achievementJobs } from './features/progress/achievements/achievements.jobs.ts';
import { achievementHandlers } from './features/progress/achievements/achievements.routes.ts';
import { benchmarkHandlers } from './features/progress/benchmarks/benchmarks.routes.ts';
import { goalJobs } from './features/progress/goals/goals.jobs.ts';
import { goalHandlers } from './features/progress/goals/goals.routes.ts';
import { performanceInsightHandlers } from './features/progress/insights/performance-insights.routes.ts';
import { progressHandlers } from './features/progress/progress.routes.ts';
import { ratingHandlers } from './features/progress/ratings/ratings.routes.ts';
import { skillThreadHandlers } from './features/progress/skill-history/skill-threads.routes.ts';
import { awardJobs } from './features/publicity/awards/awards.jobs.ts';
import { awardFiles, awardHandlers } from './features/publicity/awards/awards.routes.ts';
import { contentChoiceHandlers } from './features/publicity/consent/choices.routes.ts';
import { postHandlers } from './features/publicity/posts/posts.routes.ts';
import { reelFiles } from './features/publicity/reels/reels.files.ts';
import { reelHandlers } from './features/publicity/reels/reels.routes.ts';
import { spotlightFiles, spotlightHandlers } from './features/publicity/spotlights/spotlights.routes.ts';
import { takedownJobs } from './features/publicity/takedowns/takedowns.jobs.ts';
import { takedownHandlers } from './features/publicity/takedowns/takedowns.routes.ts';
import { playerLookHandlers } from './features/reviews/looks/looks.routes.ts';
import { movementHandlers } from './features/reviews/movement/movement.routes.ts';
import { noteHandlers } from './features/reviews/notes/review-notes.routes.ts';
import { reviewOpeningHandlers } from './features/reviews/openings/openings.routes.ts';
import { reviewQueueHandlers } from './features/reviews/queue/review-queue.routes.ts';
import { reportFiles } from './features/reviews/report/report.routes.ts';
import { reviewJobs } from './features/reviews/reviews.jobs.ts';
import { reviewHandlers } from './features/reviews/reviews.routes.ts';
import { sharedReviewFiles, sharedReviewHandlers } from './features/reviews/sharing/shared-reviews.routes.ts';
import { situationRequestJobs } from './features/reviews/situations/situation-requests.jobs.ts';
import { situationRequestHandlers } from './features/reviews/situations/situation-requests.routes.ts';
import { takeAlongFiles } from './features/reviews/take-along/take-along.routes.ts';
import { voiceClipJobs } from './features/reviews/voice/voice-clips.jobs.ts';
import { voiceClipFiles, voiceClipHandlers } from './features/reviews/voice/voice-clips.routes.ts';
import { calendarFiles, calendarHandlers } from './features/training/calendar.routes.ts';
import { coachSessionHandlers } from './features/training/coach-sessions.routes.ts';
import { openSessionJobs } from './features/training/open-sessions/open-sessions.jobs.ts';
import { openSessionHandlers } from './features/training/open-sessions/open-sessions.routes.ts';
import { performanceTrainingHandlers } from './features/training/performance/performance-training.routes.ts';
import { trainingRequestJobs } from './features/training/requests/training-requests.jobs.ts';
import { trainingRequestHandlers } from './features/training/requests/training-requests.routes.ts';
import { substituteJobs } from './features/training/substitutes/substitutes.jobs.ts';
import { substituteHandlers } from './features/training/substitutes/substitutes.routes.ts';
import { trainingJobs } from './features/training/training.jobs.ts';
import { trainingHandlers } from './features/training/training.routes.ts';
import { linkHealthJobs } from './features/videos/link-health.jobs.ts';
import { pairJobs } from './features/videos/pairs/pairs.jobs.ts';
import { pairHandlers } from './features/videos/pairs/pairs.routes.ts';
import { secondReviewHandlers } from './features/videos/second-reviews.routes.ts';
import { videoJobs } from './features/videos/videos.jobs.ts';
import { videoHandlers } from './features/videos/videos.routes.ts';
import type { JobHandlers } from './jobs/job-list.ts';

/** A handler for every endpoint of the registry. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...passwordHandlers,
  ...googleHandlers,
  ...reauthenticationHandlers,
  ...secondFactorHandlers,
  ...profileHandlers,
  ...mailSwitchHandlers,
  ...pushHandlers,
  ...privacyHandlers,
  ...impersonationHandlers,
  ...familyHandlers,
  ...devLoginHandlers,
  ...videoHandlers,
  ...secondReviewHandlers,
  ...pairHandlers,
  ...creditHandlers,
  ...paymentHandlers,
  ...paymentEntryHandlers,
  ...subscriptionHandlers,
  ...ratingHandlers,
  ...coachDashboardHandlers,
  ...reviewQueueHandlers,
  ...reviewHandlers,
  ...sharedReviewHandlers,
  ...playerLookHandlers,
  ...reviewOpeningHandlers,
  ...situationRequestHandlers,
  ...voiceClipHandlers,
  ...replayHandlers,
  ...movementHandlers,
  ...progressHandlers,
  ...benchmarkHandlers,
  ...goalHandlers,
  ...trainingHandlers,
  ...substituteHandlers,
  ...coachSessionHandlers,
  ...performanceTrainingHandlers,
  ...performanceInsightHandlers,
  ...trainingRequestHandlers,
  ...openSessionHandlers,
  ...calendarHandlers,
  ...achievementHandlers,
  ...certificateHandlers,
  ...levelHandlers,
  ...levelScaleHandlers,
  ...levelStepHandlers,
  ...rankingEveningHandlers,
  ...referenceClipHandlers,
  ...connectionHandlers,
  ...coachingHandlers,
  ...messageHandlers,
  ...noteAnswerHandlers,
  ...notificationHandlers,
  ...skillThreadHandlers,
  ...smashyHandlers,
  ...openQuestionHandlers,
  ...clubHandlers,
  ...clubPeopleHandlers,
  ...clubGroupHandlers,
  ...clubMessageHandlers,
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
  ...failedJobHandlers,
  ...passwordLinkHandlers,
  ...invitationHandlers,
};

/** A handler for every file of the registry. */
export const fileHandlers: FileHandlers = {
  ...privacyFiles,
  ...auditFiles,
  ...analyticsFiles,
  ...paymentFiles,
  ...paymentEntryFiles,
  ...calendarFiles,
  ...reportFiles,
  ...takeAlongFiles,
  ...voiceClipFiles,
  ...replayFiles,
  ...clubReportFiles,
  ...clubMessageFiles,
  ...rankingEveningFiles,
  ...referenceClipFiles,
  ...certificateFiles,
  ...badgeFiles,
  ...methodFiles,
  ...sharedReviewFiles,
  ...reelFiles,
  ...spotlightFiles,
  ...awardFiles,
};

/** A handler for every redirect of the registry. */
export const redirectHandlers: RedirectHandlers = { ...accountRedirects, ...googleRedirects };

/** A handler for every stream of the registry. */
export const streamHandlers: StreamHandlers = eventStreams;

/** A handler for every webhook of the registry. */
export const webhookHandlers: WebhookHandlers = { ...paymentWebhooks };

/** A handler for every job of the list. */
export const jobHandlers: JobHandlers<Context> = {
  ...accountJobs,
  ...passwordJobs,
  ...googleJobs,
  ...secondFactorJobs,
  ...clubJobs,
  ...monthlyReportJobs,
  ...takedownJobs,
  ...clubPeopleJobs,
  ...clubMessageJobs,
  ...familyJobs,
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
  ...eveningJobs,
  ...referenceClipJobs,
  ...notificationJobs,
  ...reviewJobs,
  ...situationRequestJobs,
  ...voiceClipJobs,
  ...trainingJobs,
  ...answerJobs,
  ...substituteJobs,
  ...trainingRequestJobs,
  ...openSessionJobs,
  ...paymentJobs,
  ...subscriptionJobs,
  ...messageJobs,
  ...noteAnswerJobs,
  ...pushJobs,
  ...smashyJobs,
};
