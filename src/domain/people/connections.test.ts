// Who may accept what the other has asked.

import { expect, it } from 'vitest';
import { mayAcceptConnection } from './connections.ts';

it('lets the one accept who did not ask, and nobody else', () => {
  expect(mayAcceptConnection({ requestedById: 'player' }, 'coach')).toEqual({ allowed: true });
  expect(mayAcceptConnection({ requestedById: 'coach' }, 'player')).toEqual({ allowed: true });
  expect(mayAcceptConnection({ requestedById: 'coach' }, 'coach')).toMatchObject({ allowed: false });
  expect(mayAcceptConnection({ requestedById: null }, 'coach')).toMatchObject({ allowed: false });
});
