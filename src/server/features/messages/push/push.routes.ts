// Endpoints of push notifications.

import { pushKindsOf } from '#domain/messages/push/push-kinds.ts';
import { deviceName } from '#server/http/sessions/device-name.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { addPushDevice, changePushDevice, removePushDevice, switchPush } from './push.commands.ts';
import { listDevices, listStoppedPushes } from './push.queries.ts';

export const pushHandlers = {
  async getPushSettings({ actor, context: { db, push } }) {
    const [devices, stopped] = [await listDevices(db, actor.id), await listStoppedPushes(db, actor.id)];
    return {
      publicKey: push.publicKey,
      devices: devices.map(({ sessionId, userAgent, endpoint, ...device }) => {
        const isThis = sessionId === actor.sessionId;
        return { ...device, device: deviceName(userAgent), isThis, endpoint: isThis ? endpoint : null };
      }),
      kinds: pushKindsOf(actor.role).map((kind) => ({ kind, isOn: !stopped.includes(kind) })),
    };
  },

  async addPushDevice({ actor, body, context }) {
    await addPushDevice(context, actor, body);
  },

  async changePushDevice({ actor, params, body, context }) {
    await changePushDevice(context, actor.id, params.id, body.isDetailed);
  },

  async removePushDevice({ actor, params, context }) {
    await removePushDevice(context, actor.id, params.id);
  },

  async switchPush({ actor, params, body, context }) {
    await switchPush(context, actor.id, params.kind, body.isOn);
  },
} satisfies Partial<Handlers>;
