// Signing in without a password, in development and the demo only (docs/product.md#demo).

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { ViewablePerson } from '#contract/people/impersonation.ts';
import { accessTypes } from '#domain/people/roles.ts';
import { CurrentUser } from './accounts.ts';

/** Most accounts in a search result. */
export const devLoginLimit = 50;

/** An account to sign in to. */
export const DevAccount = ViewablePerson.extend({ accessType: z.enum(accessTypes) }).meta({ id: 'DevAccount' });
export type DevAccount = z.output<typeof DevAccount>;

export const devLoginEndpoints = {
  listDevAccounts: endpoint({
    method: 'GET',
    path: '/api/dev-login',
    access: 'public',
    refetchOnOpen: true,
    onlyIn: 'development-or-demo',
    summary:
      'In development and the demo: accounts to sign in to, searched by name or email and sorted by name; at most 50.',
    query: z.object({ search: fields.text(100).default('') }),
    response: z.array(DevAccount),
  }),
  devLogin: endpoint({
    method: 'POST',
    path: '/api/dev-login',
    access: 'public',
    onlyIn: 'development-or-demo',
    summary: 'In development and the demo: sign in as any active account, without a password.',
    body: z.object({ userId: fields.chosen('person') }),
    response: CurrentUser,
  }),
  listDemoAccounts: endpoint({
    method: 'GET',
    path: '/api/demo-accounts',
    access: 'public',
    onlyIn: 'demo',
    summary: 'In the demo: its accounts, one or more for each role.',
    response: z.array(DevAccount),
  }),
};
