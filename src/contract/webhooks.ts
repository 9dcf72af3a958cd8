// The endpoint registry's webhooks, which other programs post events to.

import type { WebhookDefinition } from './endpoint.ts';

export const webhooks = {
  paymentEvents: {
    method: 'POST',
    path: '/api/webhooks/payments',
    access: 'public',
    signatureHeader: 'stripe-signature',
    maxBytes: 1_048_576,
    summary:
      'Receives events from the payment provider. The signature over the raw body must be valid and at most five minutes old; known events are acknowledged and change nothing.',
  },
} as const satisfies Record<string, WebhookDefinition>;

export type WebhookName = keyof typeof webhooks;
