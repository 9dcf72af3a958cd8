// Endpoints of Switch Role.

import { viewablePeopleLimit } from '#contract/people/impersonation.ts';
import { presentActor } from '#server/features/accounts/accounts.presenters.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { endView, startView } from './impersonation.commands.ts';
import { searchActivePeople } from './impersonation.queries.ts';

export const impersonationHandlers = {
  async startView(call) {
    return presentActor(call.context.config, await startView(call, call.body));
  },

  async endView(call) {
    return presentActor(call.context.config, await endView(call));
  },

  async listViewablePeople({ query: { search, role }, context }) {
    return searchActivePeople(context.db, { search, role, without: 'admin', limit: viewablePeopleLimit });
  },
} satisfies Partial<Handlers>;
