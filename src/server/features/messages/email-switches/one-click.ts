// The one click with which email programs stop emails (RFC 8058): a form, sent to the address in the email by whoever shows the email.

import type { FastifyInstance } from 'fastify';
import { StopLink } from '#contract/messages/mail.ts';
import type { Context } from '#server/context.ts';
import { discardForms } from '#server/http/request-guards.ts';
import { stopByLink } from './mail-switches.commands.ts';

/** Most bytes of such a form, which says `List-Unsubscribe=One-Click` and no more. */
const maxBytes = 4096;

/**
 * Answers the POST to the address that an email carries; to a GET the screen of the same address asks first, because mail scanners open
 * links. No session is looked at, and every link gets the same answer.
 */
export function serveOneClick(app: FastifyInstance, context: Context): void {
  void app.register(async (part) => {
    discardForms(part);
    part.post('/stop-mails', { bodyLimit: maxBytes, config: { isFromAnywhere: true } }, async (request, reply) => {
      const link = StopLink.safeParse(request.query);
      if (link.success) await stopByLink(context, link.data);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
