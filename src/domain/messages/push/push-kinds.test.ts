// Push notifications: kinds, roles and services.

import { expect, it } from 'vitest';
import { roles } from '#domain/people/roles.ts';
import { isPushService, pushKindOf, pushKinds, pushKindsOf, pushKindWords } from './push-kinds.ts';

it('every kind has a role and texts', () => {
  expect(new Set(roles.flatMap(pushKindsOf))).toEqual(new Set(pushKinds));
  expect(Object.keys(pushKindWords)).toEqual([...pushKinds]);
});

it('only urgent notifications are pushed; the rest waits in the bell', () => {
  expect(pushKindOf('review-published')).toBe('reviews');
  expect(pushKindOf('session-reminder')).toBe('sessions');
  expect(pushKindOf('training-requested')).toBe('requests');
  expect(pushKindOf('club-message')).toBe('club');
  expect(pushKindOf('goals-set')).toBeNull();
});

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is a push service', (address) => {
  expect(isPushService(address, [])).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilnotify.windows.com/abc',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com@evil.example/abc',
  'https://user:word@fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://169.254.169.254/latest',
  'not an address',
])('%s is not a push service', (address) => {
  expect(isPushService(address, [])).toBe(false);
});

it('an origin that the installation allows must match exactly', () => {
  expect(isPushService('https://push.pala.example/abc', ['https://push.pala.example'])).toBe(true);
  expect(isPushService('https://push.pala.example:444/abc', ['https://push.pala.example'])).toBe(false);
});
