// The confirmation link opened in another browser than the one that registered, which asks first.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';

/** The state of a link: unanswered, confirmed, invalid or expired. */
export const verificationOutcomes = ['waiting', 'verified', 'invalid-token', 'token-expired'] as const;

const token = z.object({
  token: z
    .string({ error: () => say(msg`The link is missing.`) })
    .regex(/^[\w-]{1,200}$/, { error: () => say(msg`The link is incomplete.`) }),
});
const outcome = z.enum(verificationOutcomes);

/** Who registered with the address, and when. */
export const WaitingRegistration = z
  .object({ firstName: z.string(), lastName: z.string(), email: z.string(), registeredAt: fields.instant })
  .meta({ id: 'WaitingRegistration' });
export type WaitingRegistration = z.output<typeof WaitingRegistration>;

export const verificationEndpoints = {
  readRegistration: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email/registration',
    access: 'public',
    summary: 'Who registered with the address of a confirmation link that has not been answered yet; changes nothing.',
    body: token,
    response: z.object({ outcome, registration: WaitingRegistration.nullable() }),
  }),
  confirmRegistration: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email/confirm',
    access: 'public',
    summary: 'Confirm the address of a confirmation link.',
    body: token,
    response: z.object({ outcome }),
  }),
  refuseRegistration: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email/refuse',
    access: 'public',
    summary:
      'Reject the registration behind a confirmation link ("this wasn’t me"); it is removed, unless already confirmed.',
    body: token,
    response: z.object({ removed: z.boolean() }),
  }),
};
