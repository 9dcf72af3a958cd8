// Every category of personal data. A feature that stores something about people adds its line here.

import type { PersonalData } from '#server/access/personal-data.ts';
import { accountData } from '#server/features/accounts/accounts-data.queries.ts';
import { achievementData } from '#server/features/achievements/achievements-data.queries.ts';
import { auditData } from '#server/features/audit/audit-data.queries.ts';
import { awardData } from '#server/features/awards/awards-data.queries.ts';
import { clubContentData } from '#server/features/club-content/club-content-data.queries.ts';
import { clubPeopleData } from '#server/features/clubs/club-people-data.queries.ts';
import { coachingData } from '#server/features/coaching/coaching-data.queries.ts';
import { creditData } from '#server/features/credits/credits-data.queries.ts';
import { goalData } from '#server/features/goals/goals-data.queries.ts';
import { levelData } from '#server/features/levels/levels-data.queries.ts';
import { mailSwitchData } from '#server/features/mail-switches/mail-switches-data.queries.ts';
import { messageData } from '#server/features/messages/messages-data.queries.ts';
import { movementData } from '#server/features/movement/movement-data.queries.ts';
import { notificationData } from '#server/features/notifications/notifications-data.queries.ts';
import { pairData } from '#server/features/pairs/pairs-data.queries.ts';
import { paymentData } from '#server/features/payments/payments-data.queries.ts';
import { pushData } from '#server/features/push/push-data.queries.ts';
import { reviewData } from '#server/features/reviews/reviews-data.queries.ts';
import { secondFactorData } from '#server/features/second-factor/second-factor-data.queries.ts';
import { smashyData } from '#server/features/smashy/smashy-data.queries.ts';
import { subscriptionData } from '#server/features/subscriptions/subscriptions-data.queries.ts';
import { trainingData } from '#server/features/training/training-data.queries.ts';
import { trainingRequestData } from '#server/features/training-requests/training-requests-data.queries.ts';
import { videoData } from '#server/features/videos/videos-data.queries.ts';
import { voiceClipData } from '#server/features/voice-clips/voice-clips-data.queries.ts';
import { connectionData } from './connections-data.queries.ts';

/** In the order of the export. Erased in the same order. */
export const dataCategories: readonly PersonalData[] = [
  accountData,
  secondFactorData,
  mailSwitchData,
  pushData,
  pairData,
  videoData,
  creditData,
  subscriptionData,
  paymentData,
  reviewData,
  voiceClipData,
  movementData,
  goalData,
  trainingData,
  trainingRequestData,
  levelData,
  achievementData,
  awardData,
  clubContentData,
  connectionData,
  coachingData,
  clubPeopleData,
  messageData,
  notificationData,
  smashyData,
  auditData,
];
