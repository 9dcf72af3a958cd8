// Endpoints of bulk actions, roles, sessions and deletion.

import type { BulkAction } from '#contract/people/admin-people.ts';
import type { Context } from '#server/context.ts';
import { approvePerson, rejectPerson } from '#server/features/accounts/approvals.commands.ts';
import { type Author, authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { bulk } from '#server/http/bulk.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { deletePerson } from './deletion.commands.ts';
import { changeRole, describeRole } from './roles.commands.ts';
import { endSessionsOf } from './sessions.commands.ts';
import { restorePerson, suspendPerson } from './suspension.commands.ts';

export const adminPeopleHandlers = {
  async getRoleHoldings({ params, context }) {
    return describeRole(context, params.userId);
  },

  async changeRole({ params, body, context, ...call }) {
    await changeRole(context, authorOf(call), params.userId, body);
  },

  async endSessionsOf({ params, context, ...call }) {
    await endSessionsOf(context, authorOf(call), params.userId);
  },

  async deletePerson({ params, body, context, ...call }) {
    return { erasedFrom: await deletePerson(context, authorOf(call), params.userId, body.reason) };
  },

  async changePeople({ body, context, ...call }) {
    const author = authorOf(call);
    const { action, userIds, reason = '' } = body;
    return bulk(userIds, (userId) => commands[action](context, author, userId, reason), context.log);
  },
} satisfies Partial<Handlers>;

/** Each bulk action for one person. */
const commands: Record<BulkAction, (context: Context, by: Author, userId: string, reason: string) => Promise<void>> = {
  approve: (context, by, userId) => approvePerson(context, by, userId, null),
  reject: (context, by, userId, reason) => rejectPerson(context, by, userId, reason, null),
  suspend: suspendPerson,
  restore: restorePerson,
  'end-sessions': endSessionsOf,
};
