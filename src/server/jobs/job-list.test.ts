// The list of jobs: an erasure finds people in every payload.

import { expect, it } from 'vitest';
import { z } from 'zod';
import { jobList } from './job-list.ts';
import { personEmail, personId, personKeys } from './people-in-jobs.ts';

/** Ids that are not people's; any other `…Id` of a payload is a person's. */
const nonPersonIds = [
  'awardIds',
  'changeId',
  'checkoutId',
  'clipId',
  'clubId',
  'connectionId',
  'courtId',
  'deviceId',
  'eveningId',
  'eventId',
  'factId',
  'groupId',
  'groupIds',
  'importId',
  'invitationId',
  'invitationIds',
  'messageId',
  'orderId',
  'providerSubscriptionId',
  'receiptId',
  'replacementId',
  'requestId',
  'requestIds',
  'sessionId',
  'subscriptionId',
  'takedownId',
  'verificationId',
  'videoId',
  'waiterId',
];

it.each(Object.entries(jobList))('%s declares which of its keys name a person', (_, { payload }) => {
  const keys = Object.keys(payload.shape);
  expect(personKeys(payload)).toEqual({
    id: keys.filter((key) => /ids?$/i.test(key) && !nonPersonIds.includes(key)),
    email: keys.filter((key) => /mail|address/i.test(key)),
  });
});

it('people are found in keys that may be null or absent', () => {
  const payload = z.object({ a: personId.nullable(), b: personEmail.optional(), c: personId.nullable().optional() });
  expect(personKeys(payload)).toEqual({ id: ['a', 'c'], email: ['b'] });
});
