// Every category of personal data. A feature that stores personal data adds its category here.

import { accountData } from '#server/features/accounts/accounts-data.queries.ts';
import { secondFactorData } from '#server/features/accounts/second-factor/second-factor-data.queries.ts';
import { auditData } from '#server/features/administration/audit/audit-data.queries.ts';
import { smashyData } from '#server/features/assistant/smashy-data.queries.ts';
import { clubMessageData } from '#server/features/clubs/messages/club-messages-data.queries.ts';
import { clubPeopleData } from '#server/features/clubs/people/club-people-data.queries.ts';
import { levelData } from '#server/features/levels/levels-data.queries.ts';
import { mailSwitchData } from '#server/features/messages/email-switches/mail-switches-data.queries.ts';
import { messageData } from '#server/features/messages/messages-data.queries.ts';
import { notificationData } from '#server/features/messages/notifications/notifications-data.queries.ts';
import { pushData } from '#server/features/messages/push/push-data.queries.ts';
import { creditData } from '#server/features/payments/credits/credits-data.queries.ts';
import { paymentData } from '#server/features/payments/payments-data.queries.ts';
import { subscriptionData } from '#server/features/payments/subscriptions/subscriptions-data.queries.ts';
import { coachingData } from '#server/features/people/coaching/coaching-data.queries.ts';
import { familyData } from '#server/features/people/families/families-data.queries.ts';
import { achievementData } from '#server/features/progress/achievements/achievements-data.queries.ts';
import { goalData } from '#server/features/progress/goals/goals-data.queries.ts';
import { awardData } from '#server/features/publicity/awards/awards-data.queries.ts';
import { clubContentData } from '#server/features/publicity/consent/club-content-data.queries.ts';
import { lookData } from '#server/features/reviews/looks/looks-data.queries.ts';
import { movementData } from '#server/features/reviews/movement/movement-data.queries.ts';
import { openingData } from '#server/features/reviews/openings/openings-data.queries.ts';
import { replayData } from '#server/features/reviews/replay/replays-data.queries.ts';
import { reviewData } from '#server/features/reviews/reviews-data.queries.ts';
import { voiceClipData } from '#server/features/reviews/voice/voice-clips-data.queries.ts';
import { trainingRequestData } from '#server/features/training/requests/training-requests-data.queries.ts';
import { trainingData } from '#server/features/training/training-data.queries.ts';
import { pairData } from '#server/features/videos/pairs/pairs-data.queries.ts';
import { videoData } from '#server/features/videos/videos-data.queries.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';
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
  replayData,
  movementData,
  lookData,
  openingData,
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
  clubMessageData,
  familyData,
  messageData,
  notificationData,
  smashyData,
  auditData,
];
