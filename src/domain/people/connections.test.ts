// Who may accept a request.

import { expect, it } from 'vitest';
import { mayAcceptConnection } from './connections.ts';

it('mayAcceptConnection only allows the person who did not ask', () => {
  expect(mayAcceptConnection({ requestedById: 'player' }, 'coach')).toEqual({ allowed: true });
  expect(mayAcceptConnection({ requestedById: 'coach' }, 'player')).toEqual({ allowed: true });
  expect(mayAcceptConnection({ requestedById: 'coach' }, 'coach')).toMatchObject({ allowed: false });
  expect(mayAcceptConnection({ requestedById: null }, 'coach')).toMatchObject({ allowed: false });
});
