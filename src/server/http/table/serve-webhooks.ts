// Registers routes for the registry's webhooks: no session, the raw body, and a handler that checks its signature.

import type { FastifyInstance } from 'fastify';
import type { WebhookDefinition } from '#contract/endpoint.ts';
import { type WebhookName, webhooks } from '#contract/webhooks.ts';
import type { Context } from '#server/context.ts';

interface WebhookCall {
  context: Context;
  /** The raw bytes that were signed. */
  body: Buffer;
  /** Empty if none was sent. */
  signature: string;
}

/** Handles an event; errors are answered from the catalogue, and the sender tries again. */
export type WebhookHandlers = Record<WebhookName, (call: WebhookCall) => Promise<void>>;

/** Registers a route for every webhook of the registry. */
export function serveWebhooks(app: FastifyInstance, context: Context, handlers: WebhookHandlers): void {
  void app.register(async (scope) => {
    // In their own scope: everywhere else bodies are parsed, and only JSON is accepted.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    for (const [name, webhook] of Object.entries(webhooks) as [WebhookName, WebhookDefinition][]) {
      scope.post(webhook.path, { bodyLimit: webhook.maxBytes }, async (request, reply) => {
        const signature = request.headers[webhook.signatureHeader];
        const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
        await handlers[name]({ context, body, signature: typeof signature === 'string' ? signature : '' });
        return reply.code(204).send();
      });
    }
  });
}
