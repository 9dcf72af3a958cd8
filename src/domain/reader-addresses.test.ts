// Links lead each role to a screen that it may open.

import { describe, expect, it } from 'vitest';
import { roles } from './people/roles.ts';
import { addressFor, ownAddressOf, type Thing } from './reader-addresses.ts';
import { mayOpenScreen } from './screen-addresses.ts';

const things: readonly Thing[] = ['review', 'person', 'videos', 'sessions', 'messages', 'connections'];

describe.each(roles)('for a %s', (role) => {
  it.each(things)('the address of %s opens', (thing) => {
    expect(mayOpenScreen(role, addressFor(thing, role, '1'))).toBe(true);
  });

  it('a forwarded review link opens the reader’s own screen', () => {
    for (const other of roles)
      expect(ownAddressOf(addressFor('review', other, '1'), role)).toBe(addressFor('review', role, '1'));
  });
});

it.each(['/coach/videos', '/coach/player/', '/coach/player/1/more', '/admin/users', '/'])(
  '%s is nobody else’s',
  (path) => {
    expect(ownAddressOf(path, 'club')).toBeNull();
  },
);

it('a player has no page of another person', () => {
  expect(ownAddressOf('/coach/player/1', 'player')).toBeNull();
  expect(ownAddressOf('/coach/player/1', 'club')).toBe('/club/player/1');
});
