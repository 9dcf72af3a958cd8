// THE TABLE, its webhooks: addresses that other programs post their events to.

import type { WebhookDefinition } from './endpoint.ts';

export const webhooks = {
  paymentEvents: {
    method: 'POST',
    path: '/api/webhooks/payments',
    access: 'public',
    signatureHeader: 'stripe-signature',
    maxBytes: 1_048_576,
    summary:
      'Takes the events of the payment provider. The signature over the body as it was sent must be right and at most five minutes old; what is known already is acknowledged and changes nothing.',
  },
} as const satisfies Record<string, WebhookDefinition>;

export type WebhookName = keyof typeof webhooks;
