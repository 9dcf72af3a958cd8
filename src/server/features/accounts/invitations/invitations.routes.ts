// Endpoints of invitations.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { invitePerson, resendInvitation, withdrawInvitation } from './invitations.commands.ts';

export const invitationHandlers = {
  async invitePerson({ body, context, ...call }) {
    await invitePerson(context, authorOf(call), body);
    return { message: say(msg`An invitation is on its way to ${{ email: body.email }}.`) };
  },

  async resendInvitation({ params, context, ...call }) {
    await resendInvitation(context, authorOf(call), params.userId);
  },

  async withdrawInvitation({ params, context, ...call }) {
    await withdrawInvitation(context, authorOf(call), params.userId);
  },
} satisfies Partial<Handlers>;
