// Who may send a message.

import { expect, it } from 'vitest';
import { maySendMessage } from './messages.ts';

const sender = { isPlayer: true, isConnected: true, plan: 'premium', left: 1 } as const;

it.each([
  ['a player with a plan and a message left', sender, undefined],
  ['a player without a plan', { ...sender, plan: null }, 'subscription_required'],
  ['a player who has used up the month', { ...sender, left: 0 }, 'quota_exceeded'],
  ['a player who is no longer connected', { ...sender, isConnected: false, plan: null }, 'not_connected'],
  ['a coach, without plan or quota', { ...sender, isPlayer: false, plan: null, left: 0 }, undefined],
  ['a coach who is no longer connected', { ...sender, isPlayer: false, isConnected: false }, 'not_connected'],
])('%s', (_, who, why) => {
  const permission = maySendMessage(who);
  expect(permission.allowed).toBe(why === undefined);
  expect(permission.why).toBe(why);
});
