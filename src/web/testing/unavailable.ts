// Answers for screens that a test only passes through.

import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type Answers, failure } from './fake-server.ts';

/** What `renderScreen` answers by itself: who is signed in, and how one can sign in. */
const answered = ['getCurrentUser', 'getSignInOptions'];

/** Every other read fails, whatever the screen asks for; spread it, and lay out what the test does look at. */
export const unavailable: Answers = Object.fromEntries(
  Object.entries<EndpointDefinition>(endpoints)
    .filter(([name, { method }]) => method === 'GET' && !answered.includes(name))
    .map(([name]) => [name, failure('unavailable')]),
);
