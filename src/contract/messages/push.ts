// Push notifications: devices and kinds.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { pushKinds } from '#domain/messages/push/push-kinds.ts';

const kind = z.enum(pushKinds, { error: () => say(msg`There is no such kind.`) });

/** A device with push notifications, for as long as its session lives. */
export const PushDevice = z
  .object({
    id: fields.id,
    /** A recognisable description. */
    device: z.string(),
    /** Whether it is the requesting device. */
    isThis: z.boolean(),
    /** The requesting browser's push address, so that it can check its subscription; null for other devices. */
    endpoint: z.string().nullable(),
    /** Whether it shows names and titles, or only that something has happened. */
    isDetailed: z.boolean(),
    createdAt: fields.instant,
  })
  .meta({ id: 'PushDevice' });
export type PushDevice = z.output<typeof PushDevice>;

const base64url = (bytes: number) =>
  z
    .string({ error: () => say(msg`The key is missing.`) })
    .regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 8) / 6)}}=*$`), {
      error: () => say(msg`This is not a valid key.`),
    });

/** A browser's push subscription (W3C Push API, `PushSubscription.toJSON()`). */
export const NewPushDevice = z
  .object({
    endpoint: z
      .url({ error: () => say(msg`This is not a valid address.`) })
      .max(2000, { error: () => say(msg`This address is too long.`) }),
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  })
  .meta({ id: 'NewPushDevice' });
export type NewPushDevice = z.output<typeof NewPushDevice>;

const one = z.object({ id: fields.id });

export const pushEndpoints = {
  getPushSettings: endpoint({
    method: 'GET',
    path: '/api/account/push',
    access: 'signed-in',
    ownAccount: true,
    notForJuniors: true,
    shows: ['account'],
    summary: "The person's devices with push notifications, the kinds that are on, and this server's public key.",
    response: z.object({
      /** For `pushManager.subscribe` (RFC 8292). */
      publicKey: z.string(),
      devices: z.array(PushDevice),
      kinds: z.array(z.object({ kind, isOn: z.boolean() })),
    }),
  }),
  addPushDevice: endpoint({
    method: 'POST',
    path: '/api/account/push/devices',
    access: 'signed-in',
    ownAccount: true,
    notForJuniors: true,
    changes: ['account'],
    summary:
      'Send push notifications to this device for as long as this session lives. Only addresses of browsers’ push services are accepted.',
    body: NewPushDevice,
    response: noContent,
  }),
  changePushDevice: endpoint({
    method: 'PUT',
    path: '/api/account/push/devices/{id}',
    access: 'signed-in',
    ownAccount: true,
    notForJuniors: true,
    changes: ['account'],
    summary: 'Whether a device shows names and titles, or only that something has happened.',
    params: one,
    body: z.object({ isDetailed: z.boolean() }),
    response: noContent,
  }),
  removePushDevice: endpoint({
    method: 'DELETE',
    path: '/api/account/push/devices/{id}',
    access: 'signed-in',
    ownAccount: true,
    notForJuniors: true,
    changes: ['account'],
    summary: 'Stop push notifications to this device.',
    params: one,
    response: noContent,
  }),
  switchPush: endpoint({
    method: 'PUT',
    path: '/api/account/push/kinds/{kind}',
    access: 'signed-in',
    ownAccount: true,
    notForJuniors: true,
    changes: ['account'],
    summary: 'Switch a kind of push notification on or off, on all devices.',
    params: z.object({ kind }),
    body: z.object({ isOn: z.boolean() }),
    response: noContent,
  }),
};
