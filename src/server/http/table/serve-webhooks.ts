// Puts the webhooks of the table on the air: no session, the body byte for byte, and a handler that checks its signature.

import type { FastifyInstance } from 'fastify';
import type { WebhookDefinition } from '#contract/endpoint.ts';
import { type WebhookName, webhooks } from '#contract/webhooks.ts';
import type { Context } from '#server/context.ts';

interface WebhookCall {
  context: Context;
  /** As it was sent: a signature is over these bytes. */
  body: Buffer;
  /** Empty where none was sent. */
  signature: string;
}

/** Takes an event in; what it throws is answered from the catalogue, and the program that sent it tries again. */
export type WebhookHandlers = Record<WebhookName, (call: WebhookCall) => Promise<void>>;

/** Registers every webhook of the table with its handler. */
export function serveWebhooks(app: FastifyInstance, context: Context, handlers: WebhookHandlers): void {
  void app.register(async (scope) => {
    // In a scope of their own: everywhere else a body is parsed, and nothing but JSON is taken.
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
