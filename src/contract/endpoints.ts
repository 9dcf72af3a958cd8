// The endpoint registry: every JSON endpoint of the API, by name.

import { accountEndpoints } from '#contract/accounts/accounts.ts';
import { devLoginEndpoints } from '#contract/accounts/dev-login.ts';
import { googleEndpoints } from '#contract/accounts/google.ts';
import { invitationEndpoints } from '#contract/accounts/invitations.ts';
import { passwordLinkEndpoints } from '#contract/accounts/password-links.ts';
import { passwordEndpoints } from '#contract/accounts/passwords.ts';
import { privacyEndpoints } from '#contract/accounts/privacy.ts';
import { reauthenticationEndpoints } from '#contract/accounts/reauthentication.ts';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { verificationEndpoints } from '#contract/accounts/verification.ts';
import { adminEndpoints } from '#contract/administration/admin.ts';
import { analyticsEndpoints } from '#contract/administration/analytics.ts';
import { auditEndpoints } from '#contract/administration/audit.ts';
import { failedJobEndpoints } from '#contract/administration/failed-jobs.ts';
import { openQuestionEndpoints } from '#contract/assistant/open-questions.ts';
import { smashyEndpoints } from '#contract/assistant/smashy.ts';
import { adminClubEndpoints } from '#contract/clubs/admin-clubs.ts';
import { clubBrandEndpoints } from '#contract/clubs/club-brand.ts';
import { clubCoachEndpoints } from '#contract/clubs/club-coaches.ts';
import { clubDashboardEndpoints } from '#contract/clubs/club-dashboard.ts';
import { clubGroupEndpoints } from '#contract/clubs/club-groups.ts';
import { clubImportEndpoints } from '#contract/clubs/club-import.ts';
import { clubInvitationEndpoints } from '#contract/clubs/club-invitations.ts';
import { clubJuniorEndpoints } from '#contract/clubs/club-juniors.ts';
import { clubMessageEndpoints } from '#contract/clubs/club-messages.ts';
import { clubPlayerEndpoints } from '#contract/clubs/club-players.ts';
import { clubReportEndpoints } from '#contract/clubs/club-reports.ts';
import { clubVideoEndpoints } from '#contract/clubs/club-videos.ts';
import { clubEndpoints } from '#contract/clubs/clubs.ts';
import { certificateEndpoints } from '#contract/levels/certificates.ts';
import { levelScaleEndpoints } from '#contract/levels/level-scales.ts';
import { levelStepEndpoints } from '#contract/levels/level-steps.ts';
import { levelEndpoints } from '#contract/levels/levels.ts';
import { rankingEveningEndpoints } from '#contract/levels/ranking-evenings.ts';
import { referenceClipEndpoints } from '#contract/levels/reference-clips.ts';
import { mailEndpoints } from '#contract/messages/mail.ts';
import { messageEndpoints } from '#contract/messages/messages.ts';
import { noteAnswerEndpoints } from '#contract/messages/note-answers.ts';
import { notificationEndpoints } from '#contract/messages/notifications.ts';
import { pushEndpoints } from '#contract/messages/push.ts';
import { creditEndpoints } from '#contract/payments/credits.ts';
import { paymentEndpoints } from '#contract/payments/payments.ts';
import { subscriptionEndpoints } from '#contract/payments/subscriptions.ts';
import { adminPeopleEndpoints } from '#contract/people/admin-people.ts';
import { coachDashboardEndpoints } from '#contract/people/coach-dashboard.ts';
import { coachingEndpoints } from '#contract/people/coaching.ts';
import { connectionEndpoints } from '#contract/people/connections.ts';
import { familyEndpoints } from '#contract/people/families.ts';
import { findPeopleEndpoints } from '#contract/people/find-people.ts';
import { impersonationEndpoints } from '#contract/people/impersonation.ts';
import { personEndpoints } from '#contract/people/person.ts';
import { profileEndpoints } from '#contract/people/profile.ts';
import { achievementEndpoints } from '#contract/progress/achievements.ts';
import { adminGoalEndpoints } from '#contract/progress/admin-goals.ts';
import { benchmarkEndpoints } from '#contract/progress/benchmarks.ts';
import { goalEndpoints } from '#contract/progress/goals.ts';
import { performanceInsightEndpoints } from '#contract/progress/performance-insights.ts';
import { progressEndpoints } from '#contract/progress/progress.ts';
import { ratingEndpoints } from '#contract/progress/ratings.ts';
import { skillThreadEndpoints } from '#contract/progress/skill-threads.ts';
import { awardEndpoints } from '#contract/publicity/awards.ts';
import { contentChoiceEndpoints } from '#contract/publicity/content-choices.ts';
import { postEndpoints } from '#contract/publicity/posts.ts';
import { reelEndpoints } from '#contract/publicity/reels.ts';
import { spotlightEndpoints } from '#contract/publicity/spotlights.ts';
import { takedownEndpoints } from '#contract/publicity/takedowns.ts';
import { movementEndpoints } from '#contract/reviews/movement.ts';
import { noteEndpoints } from '#contract/reviews/notes.ts';
import { playerLookEndpoints } from '#contract/reviews/player-looks.ts';
import { replayEndpoints } from '#contract/reviews/replays.ts';
import { reviewOpeningEndpoints } from '#contract/reviews/review-openings.ts';
import { reviewQueueEndpoints } from '#contract/reviews/review-queue.ts';
import { reviewEndpoints } from '#contract/reviews/reviews.ts';
import { sharedReviewEndpoints } from '#contract/reviews/shared-reviews.ts';
import { situationRequestEndpoints } from '#contract/reviews/situation-requests.ts';
import { voiceClipEndpoints } from '#contract/reviews/voice-clips.ts';
import { calendarEndpoints } from '#contract/training/calendar.ts';
import { coachSessionEndpoints } from '#contract/training/coach-sessions.ts';
import { openSessionEndpoints } from '#contract/training/open-sessions.ts';
import { performanceTrainingEndpoints } from '#contract/training/performance-training.ts';
import { substituteEndpoints } from '#contract/training/substitutes.ts';
import { trainingEndpoints } from '#contract/training/training.ts';
import { trainingRequestEndpoints } from '#contract/training/training-requests.ts';
import { adminVideoEndpoints } from '#contract/videos/admin-videos.ts';
import { pairEndpoints } from '#contract/videos/pairs.ts';
import { secondReviewEndpoints } from '#contract/videos/second-reviews.ts';
import { videoEndpoints } from '#contract/videos/videos.ts';

export const endpoints = {
  ...accountEndpoints,
  ...verificationEndpoints,
  ...passwordEndpoints,
  ...googleEndpoints,
  ...reauthenticationEndpoints,
  ...secondFactorEndpoints,
  ...impersonationEndpoints,
  ...familyEndpoints,
  ...devLoginEndpoints,
  ...profileEndpoints,
  ...mailEndpoints,
  ...pushEndpoints,
  ...privacyEndpoints,
  ...videoEndpoints,
  ...secondReviewEndpoints,
  ...pairEndpoints,
  ...creditEndpoints,
  ...paymentEndpoints,
  ...subscriptionEndpoints,
  ...ratingEndpoints,
  ...skillThreadEndpoints,
  ...coachDashboardEndpoints,
  ...reviewQueueEndpoints,
  ...reviewEndpoints,
  ...sharedReviewEndpoints,
  ...playerLookEndpoints,
  ...reviewOpeningEndpoints,
  ...situationRequestEndpoints,
  ...voiceClipEndpoints,
  ...replayEndpoints,
  ...movementEndpoints,
  ...progressEndpoints,
  ...benchmarkEndpoints,
  ...goalEndpoints,
  ...trainingEndpoints,
  ...coachSessionEndpoints,
  ...performanceTrainingEndpoints,
  ...performanceInsightEndpoints,
  ...trainingRequestEndpoints,
  ...substituteEndpoints,
  ...openSessionEndpoints,
  ...calendarEndpoints,
  ...achievementEndpoints,
  ...certificateEndpoints,
  ...levelEndpoints,
  ...levelScaleEndpoints,
  ...levelStepEndpoints,
  ...rankingEveningEndpoints,
  ...referenceClipEndpoints,
  ...connectionEndpoints,
  ...coachingEndpoints,
  ...messageEndpoints,
  ...noteAnswerEndpoints,
  ...notificationEndpoints,
  ...smashyEndpoints,
  ...openQuestionEndpoints,
  ...clubEndpoints,
  ...clubCoachEndpoints,
  ...clubPlayerEndpoints,
  ...clubJuniorEndpoints,
  ...clubGroupEndpoints,
  ...clubInvitationEndpoints,
  ...clubMessageEndpoints,
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
  ...failedJobEndpoints,
  ...passwordLinkEndpoints,
  ...invitationEndpoints,
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
