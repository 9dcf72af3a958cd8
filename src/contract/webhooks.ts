// The endpoint registry, webhooks: addresses for other programs' events.

import type { WebhookDefinition } from './endpoint.ts';

export const webhooks = {
  paymentEvents: {
    method: 'POST',
    path: '/api/webhooks/payments',
    access: 'public',
    signatureHeader: 'stripe-signature',
    maxBytes: 1_048_576,
    summary:
      'Receive events of the payment provider. The signature of the raw body must be valid and at most five minutes old; a repeated event is acknowledged and changes nothing.',
  },
} as const satisfies Record<string, WebhookDefinition>;

export type WebhookName = keyof typeof webhooks;
