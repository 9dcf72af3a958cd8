// Endpoints of the emails that people can switch off.

import { mailKindsOf } from '#domain/messages/mail/mail-kinds.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { switchMail, unsubscribeByLink } from './mail-switches.commands.ts';
import { listStoppedKinds } from './mail-switches.queries.ts';

export const mailSwitchHandlers = {
  async listMailSwitches({ actor, context }) {
    const stopped = await listStoppedKinds(context.db, actor.id);
    return mailKindsOf(actor.role).map((kind) => ({ kind, isOn: !stopped.includes(kind) }));
  },

  async switchMail({ actor, params, body, context }) {
    await switchMail(context, actor.id, params.kind, body.isOn);
  },

  async stopMails({ body, context }) {
    await unsubscribeByLink(context, body);
  },
} satisfies Partial<Handlers>;
