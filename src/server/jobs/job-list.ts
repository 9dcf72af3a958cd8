// Every job: its name and payload. Jobs carry ids, never secrets: links are made when the email is written.

import { z } from 'zod';
import { secondFactorChanges } from '#domain/accounts/second-factor-changes.ts';
import { languages } from '#domain/language/languages.ts';
import { planIds } from '#domain/payments/subscriptions/plans.ts';
import { subscriptionChanges } from '#domain/payments/subscriptions/subscription-changes.ts';
import { waitingEnds } from '#domain/training/open-sessions.ts';
import { sessionAnswers } from '#domain/training/session-answers.ts';
import { personEmail, personId } from './people-in-jobs.ts';

const ofUser = z.object({ userId: personId });
const ofAddress = z.object({ email: personEmail });
const ofVideo = z.object({ videoId: z.uuid() });
const ofVerification = z.object({ verificationId: z.uuid() });
const ofConnection = z.object({ connectionId: z.uuid() });

/** Of reference clips. */
const ofClipSeason = ofUser.extend({ season: z.string() });
const ofRequest = z.object({ requestId: z.uuid() });

const ofSession = z.object({ userId: personId, sessionId: z.uuid() });
/** A player's answer, for the coach. */
const ofAnswer = ofSession.extend({ answer: z.enum(sessionAnswers), answeredAt: z.string() });
/** A change of coach: one player's or coach's part of the first session, and how many there are. */
const ofHandOver = ofSession.extend({ changeId: z.uuid(), sessions: z.int() });
const ofCoachChange = ofHandOver.extend({ otherId: personId, isYours: z.boolean() });
/** What remains of a deleted session. */
const ofCancelledSession = z.object({
  userId: personId,
  changeId: z.uuid(),
  coachId: personId.nullable(),
  title: z.string(),
  sessionDate: z.string(),
  timeZone: z.string(),
  sessions: z.int(),
});

/** A place kept for someone in line. */
const ofOffer = z.object({ userId: personId, waiterId: z.uuid(), offeredUntil: z.string() });
/** What remains of someone's place in line. */
const ofWaitingEnd = z.object({
  userId: personId,
  changeId: z.uuid(),
  why: z.enum(waitingEnds),
  title: z.string(),
  sessionDate: z.string(),
  timeZone: z.string(),
});

const ofSubscriptionChange = z.object({
  subscriptionId: z.uuid(),
  /** The provider fact that caused it. */
  factId: z.string(),
  plan: z.enum(planIds),
  change: z.enum(subscriptionChanges),
});

/** A job, for the queue. */
export interface JobDefinition {
  /** Fields that name a person are `personId` and `personEmail`, by which an erasure finds them. */
  payload: z.ZodObject;
  /** Its schedule: five cron fields, UTC. */
  cron?: string;
  /** A field of the payload: while a job with the same value waits or runs, no other is queued. */
  onePer?: string;
}

export const jobList = {
  'verification-mail': { payload: ofUser },
  'already-registered-mail': { payload: ofUser },
  'registration-waiting': { payload: ofUser },
  'applicant-mail': { payload: z.object({ userId: personId, managerId: personId }) },
  'invitation-mail': { payload: ofUser.extend({ invitationId: z.uuid().optional() }) },
  'takedown-mail': { payload: z.object({ takedownId: z.uuid() }) },
  'takedown-answer-mail': { payload: z.object({ takedownId: z.uuid() }) },
  'common-password-mail': { payload: ofUser },
  'account-approved-mail': { payload: ofUser },
  'account-rejected-mail': {
    payload: z.object({
      email: personEmail,
      firstName: z.string(),
      reason: z.string(),
      /** Jobs of the version before have none. */
      language: z.enum(languages).optional(),
    }),
  },
  'password-reset-mail': { payload: ofAddress },
  'verification-again-mail': { payload: ofAddress },
  'password-changed-mail': { payload: ofUser },
  'google-linked-mail': { payload: ofUser },
  'second-factor-mail': { payload: ofUser.extend({ change: z.enum(secondFactorChanges) }) },
  'video-submitted': { payload: ofVideo },
  'video-sent-for-player': { payload: z.object({ videoId: z.uuid(), withCredit: z.boolean() }) },
  'video-resubmitted': { payload: z.object({ videoId: z.uuid(), replacementId: z.uuid() }) },
  'check-link': { payload: ofVideo },
  'check-links': { payload: z.object({}), cron: '23 4 * * *' },
  'link-died': { payload: z.object({ videoId: z.uuid(), since: z.string() }) },
  'link-works': { payload: z.object({ videoId: z.uuid(), since: z.string() }) },
  'coach-assigned': { payload: z.object({ videoId: z.uuid(), coachId: personId }) },
  'review-published': {
    /** When the review opens, if its player is notified only then. */
    payload: ofVideo.extend({ opensAt: z.string().optional() }),
  },
  'review-published-mail': { payload: ofVideo },
  'review-revised': { payload: z.object({ videoId: z.uuid(), number: z.int() }) },
  'situation-reminders': { payload: z.object({}), cron: '19 * * * *' },
  'player-added': { payload: z.object({ invitationId: z.uuid() }) },
  'coach-invitation-mail': { payload: ofConnection },
  'connection-requested': { payload: ofConnection },
  'connection-requested-mail': { payload: ofConnection },
  'connection-accepted': { payload: ofConnection },
  'connection-accepted-mail': { payload: ofConnection },
  'connection-ended': { payload: z.object({ connectionId: z.uuid(), endedBy: z.enum(['coach', 'player']) }) },
  'pair-invited': { payload: z.object({ invitationId: z.uuid() }) },
  'pair-offered': { payload: z.object({ invitationId: z.uuid() }) },
  'pair-invitation-mail': { payload: z.object({ invitationId: z.uuid() }) },
  'pair-joined': { payload: z.object({ invitationId: z.uuid() }) },
  'pair-ended': {
    payload: z.object({ invitationId: z.uuid(), userId: personId, otherId: personId, videoTitle: z.string() }),
  },
  'announce-pair-notes': { payload: z.object({ videoId: z.uuid(), number: z.int() }) },
  'pair-notes-published': { payload: z.object({ invitationId: z.uuid(), number: z.int() }) },
  'pair-notes-mail': { payload: z.object({ invitationId: z.uuid() }) },
  'lapse-pair-invitations': { payload: z.object({}), cron: '31 4 * * *' },
  'club-invitations': { payload: z.object({ invitationIds: z.array(z.uuid()) }) },
  'invitation-reminders': { payload: z.object({}), cron: '*/15 * * * *' },
  'invitation-reminder': { payload: ofUser.extend({ invitationId: z.uuid() }) },
  'connect-invited': {
    payload: ofUser.extend({ coachId: personId.nullable(), clubId: z.uuid(), groupIds: z.array(z.uuid()) }),
  },
  'monthly-reports': { payload: z.object({}), cron: '*/15 * * * *' },
  'monthly-report-mail': { payload: ofUser.extend({ month: z.string().regex(/^\d{4}-\d{2}$/) }) },
  'club-import': { payload: z.object({ importId: z.uuid() }) },
  'club-request-mail': { payload: z.object({ invitationId: z.uuid(), userId: personId }) },
  'club-left': { payload: ofUser.extend({ clubId: z.uuid(), at: z.iso.datetime() }) },
  'club-connected': { payload: ofConnection },
  'club-members-connected': { payload: z.object({ coachId: personId, at: z.iso.datetime() }) },
  'club-members-disconnected': {
    payload: z.object({ coachId: personId, at: z.iso.datetime(), haveLeft: z.boolean() }),
  },
  'club-message': { payload: z.object({ messageId: z.uuid() }) },
  'club-messages': { payload: z.object({}), cron: '*/2 * * * *' },
  'club-message-mail': { payload: z.object({ messageId: z.uuid() }), onePer: 'messageId' },
  'lapse-club-invitations': { payload: z.object({}), cron: '29 4 * * *' },
  'guardian-requests': { payload: z.object({ requestIds: z.array(z.uuid()) }) },
  'family-changed': {
    payload: ofUser.extend({ juniorId: personId, end: z.enum(['moved', 'handed-over']), at: z.iso.datetime() }),
  },
  'note-answered': { payload: z.object({ messageId: z.uuid() }) },
  'junior-message': { payload: z.object({ messageId: z.uuid() }) },
  'junior-deletion-mail': { payload: ofUser },
  'handover-mail': { payload: ofUser.extend({ email: personEmail }) },
  'lapse-guardian-requests': { payload: z.object({}), cron: '33 4 * * *' },
  'lapse-requests': { payload: z.object({}), cron: '23 4 * * *' },
  'goals-set': { payload: z.object({ userId: personId, at: z.iso.datetime() }) },
  'evening-assigned': { payload: z.object({ eveningId: z.uuid(), coachId: personId }) },
  'check-evening-link': { payload: z.object({ courtId: z.uuid() }) },
  'compute-levels': { payload: z.object({}), cron: '*/5 * * * *' },
  'check-evening-links': { payload: z.object({}), cron: '53 4 * * *' },
  'announce-clips': { payload: z.object({}), cron: '11 8 * * *' },
  'clips-waiting': { payload: ofClipSeason },
  'clips-waiting-mail': { payload: ofClipSeason },
  'check-clip-link': { payload: z.object({ clipId: z.uuid() }) },
  'check-clip-links': { payload: z.object({}), cron: '57 4 * * *' },
  'level-verified': { payload: ofVerification },
  'level-withdrawn': { payload: ofVerification },
  'level-requested': { payload: ofRequest },
  'level-declined': {
    payload: z.object({
      requestId: z.uuid(),
      playerId: personId,
      verifierId: personId,
      deciderId: personId,
      level: z.string(),
      reason: z.string(),
    }),
  },
  'session-booked': { payload: ofSession },
  'session-changed': {
    payload: ofSession.extend({ changeId: z.uuid(), was: z.string().nullable(), sessions: z.int() }),
  },
  'session-cancelled': { payload: ofCancelledSession },
  'session-completed': { payload: ofSession },
  'session-reviewed': { payload: ofSession },
  'session-reminders': { payload: z.object({}), cron: '*/15 * * * *' },
  'session-reminder': { payload: ofSession },
  'session-handed-over': { payload: ofHandOver.extend({ formerId: personId }) },
  'session-coach-changed': { payload: ofCoachChange },
  'session-coach-changed-mail': { payload: ofCoachChange },
  'session-answered': { payload: ofAnswer },
  'session-answered-mail': { payload: ofAnswer },
  'place-taken': { payload: ofSession },
  'place-taken-mail': { payload: ofSession },
  'place-offered': { payload: ofOffer },
  'place-offered-mail': { payload: ofOffer },
  'waiting-ended': { payload: ofWaitingEnd },
  'waiting-ended-mail': { payload: ofWaitingEnd },
  'offer-places': { payload: z.object({ sessionId: z.uuid() }) },
  'check-open-sessions': { payload: z.object({}), cron: '*/5 * * * *' },
  'session-mail': {
    payload: ofSession.extend({
      kind: z.enum(['booked', 'changed', 'reminder', 'handed-over']),
      was: z.string().nullable(),
      /** Who led it before it was handed over. */
      formerId: personId.optional(),
      sessions: z.int(),
    }),
  },
  'session-cancelled-mail': { payload: ofCancelledSession },
  'training-requested': { payload: ofRequest },
  'training-requested-mail': { payload: ofRequest },
  'training-declined': { payload: ofRequest },
  'training-declined-mail': { payload: ofRequest },
  'lapse-training-requests': { payload: z.object({}), cron: '29 4 * * *' },
  'unread-messages': { payload: z.object({}), cron: '*/5 * * * *' },
  'unread-messages-mail': { payload: ofUser, onePer: 'userId' },
  'older-notifications-read': { payload: ofUser.extend({ before: z.uuid() }), onePer: 'userId' },
  'push-notification': { payload: z.object({ deviceId: z.uuid(), userId: personId, cause: z.string() }) },
  'push-message': { payload: z.object({ deviceId: z.uuid(), messageId: z.uuid() }) },
  'deletion-requested-mail': { payload: ofUser.extend({ isByAdministrator: z.boolean().optional() }) },
  'deletion-undone-mail': { payload: ofUser },
  'payment-event': { payload: z.object({ eventId: z.string() }) },
  'receipt-mail': { payload: z.object({ receiptId: z.uuid() }) },
  'subscription-changed': { payload: ofSubscriptionChange },
  'subscription-changed-mail': { payload: ofSubscriptionChange },
  'close-checkout': { payload: z.object({ orderId: z.uuid(), checkoutId: z.string() }) },
  'end-subscription': { payload: z.object({ providerSubscriptionId: z.string() }) },
  'compare-payments': { payload: z.object({}), cron: '53 3 * * *' },
  'renew-test-subscriptions': { payload: z.object({}), cron: '7 * * * *' },
  'erase-deleted': { payload: z.object({}), cron: '41 * * * *' },
  'grant-achievements': { payload: ofUser },
  'awards-announced': {
    payload: z.object({
      clubId: z.uuid(),
      groupId: z.uuid().nullish(),
      from: z.string(),
      to: z.string(),
      awardIds: z.array(z.uuid()),
    }),
  },
  'remove-unused-voice': { payload: z.object({}), cron: '47 * * * *' },
  'forget-conversations': { payload: z.object({}), cron: '37 3 * * *' },
  'embed-knowledge': { payload: z.object({ model: z.string() }), onePer: 'model' },
  'purge-expired': { payload: z.object({}), cron: '17 * * * *' },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobList;
export type JobPayload<N extends JobName> = z.output<(typeof jobList)[N]['payload']>;

/** One handler per job. It may run more than once for a job, so it must be idempotent. */
export type JobHandlers<Context> = { [N in JobName]: (payload: JobPayload<N>, context: Context) => Promise<void> };
