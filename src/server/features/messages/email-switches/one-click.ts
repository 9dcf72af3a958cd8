// One-click unsubscribing (RFC 8058): a form that email programs post to the address in the email.

import type { FastifyInstance } from 'fastify';
import { StopLink } from '#contract/messages/mail.ts';
import type { Context } from '#server/context.ts';
import { discardForms } from '#server/http/guards/request-guards.ts';
import { unsubscribeByLink } from './mail-switches.commands.ts';

/** Most bytes of the form, which contains only `List-Unsubscribe=One-Click`. */
const maxBytes = 4096;

/**
 * Answers the POST to the unsubscribe address. On GET the screen at the same address asks first, because mail scanners open links. Uses
 * no session, and every link gets the same answer.
 */
export function serveOneClick(app: FastifyInstance, context: Context): void {
  void app.register(async (part) => {
    discardForms(part);
    part.post('/stop-mails', { bodyLimit: maxBytes, config: { isFromAnywhere: true } }, async (request, reply) => {
      const link = StopLink.safeParse(request.query);
      if (link.success) await unsubscribeByLink(context, link.data);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
