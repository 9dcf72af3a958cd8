// Signing in without a password: endpoints that exist only in development and the demo.

import { devLoginLimit } from '#contract/accounts/dev-login.ts';
import { demoAccounts, demoEmail } from '#server/demo/demo-people.ts';
import { presentAccount } from '#server/features/accounts/accounts.presenters.ts';
import { findAccount } from '#server/features/accounts/accounts.queries.ts';
import { needsSecondStep } from '#server/features/accounts/second-step/pending-sign-in.commands.ts';
import { findActivePeople, searchActivePeople } from '#server/features/people/impersonation/impersonation.queries.ts';
import { AppError } from '#server/http/app-error.ts';
import { startSession } from '#server/http/sessions/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';

export const devLoginHandlers = {
  async listDevAccounts({ query: { search }, context }) {
    return searchActivePeople(context.db, { search, limit: devLoginLimit });
  },

  async listDemoAccounts({ context }) {
    const addresses = demoAccounts.map(demoEmail);
    const people = await findActivePeople(context.db, addresses);
    return people.toSorted((a, b) => addresses.indexOf(a.email) - addresses.indexOf(b.email));
  },

  async devLogin({ body, context, request, reply }) {
    const account = await findAccount(context.db, body.userId);
    if (account?.state !== 'active') throw new AppError('not_found');
    await startSession(context.db, context.config, request, reply, account.id, { signedInBy: 'development' });
    return presentAccount(context.config, account, {
      hasSecondFactor: await needsSecondStep(context.db, account.id),
    });
  },
} satisfies Partial<Handlers>;
