// Push devices: adding and removing them, and queuing notifications.

import { msg } from '@lingui/core/runtime-macro';
import type { NewPushDevice } from '#contract/messages/push.ts';
import { say } from '#domain/language/say.ts';
import type { NotificationText } from '#domain/messages/notifications/notification-texts.ts';
import { isPushService, type PushKind, pushKindOf, pushKindWords } from '#domain/messages/push/push-kinds.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { type NewNotification, notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { AppError, invalidField } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import { isDeviceKey } from '#server/providers/push/push-sender.ts';
import {
  deleteDevice,
  findDevice,
  listDevices,
  listDevicesOf,
  listStoppedPushes,
  putDevice,
  setPushKind,
  updateDevice,
} from './push.queries.ts';

/**
 * Adds the browser of a session as a push device, for as long as the session lives.
 *
 * @throws AppError invalid_input for an unknown push service or invalid keys
 */
export async function addPushDevice({ db, config }: Context, actor: Actor, device: NewPushDevice): Promise<void> {
  const { endpoint, keys } = device;
  if (!isPushService(endpoint, config.pushServices))
    throw invalidField('endpoint', say(msg`We don’t support the push service of this browser.`));
  if (!isDeviceKey(keys.p256dh))
    throw new AppError('invalid_input', { fields: { keys: say(msg`This is not a valid key.`) } });
  await db.transaction(async (tx) => {
    await putDevice(tx, { userId: actor.id, sessionId: actor.sessionId, endpoint, ...keys });
    await notifyUsers(tx, ['account'], [actor.id]);
  });
}

/** Sets whether a device shows names and titles. @throws AppError not_found */
export async function changePushDevice(
  { db }: Context,
  userId: string,
  id: string,
  isDetailed: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await updateDevice(tx, userId, id, isDetailed))) throw new AppError('not_found');
    await notifyUsers(tx, ['account'], [userId]);
  });
}

/** Removes a device. @throws AppError not_found */
export async function removePushDevice({ db }: Context, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteDevice(tx, userId, id))) throw new AppError('not_found');
    await notifyUsers(tx, ['account'], [userId]);
  });
}

/** Switches a kind on or off, on all devices of a person. */
export async function switchPush({ db }: Context, userId: string, kind: PushKind, isOn: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await setPushKind(tx, userId, kind, isOn);
    await notifyUsers(tx, ['account'], [userId]);
  });
}

type Work = Pick<Context, 'jobs'>;

/** Notifies a person in the bell and on their devices. */
export async function notifyAndPush(
  { jobs }: Work,
  tx: Database,
  userId: string,
  notification: NewNotification,
): Promise<void> {
  await notify(tx, [userId], notification);
  const { cause } = notification;
  for (const { id: deviceId } of await listDevices(tx, userId)) {
    await jobs.enqueue(tx, 'push-notification', { deviceId, userId, cause });
  }
}

/** Notifies many people of one event in the bell and on their devices, in a constant number of statements. */
export async function notifyAndPushMany(
  { jobs }: Work,
  tx: Database,
  userIds: readonly string[],
  notification: NewNotification,
): Promise<void> {
  await notify(tx, userIds, notification);
  const kind = pushKindOf(notification.kind);
  if (kind === null || userIds.length === 0) return;
  const devices = await listDevicesOf(tx, userIds, kind);
  const { cause } = notification;
  await jobs.enqueueAll(
    tx,
    'push-notification',
    devices.map((device) => ({ ...device, cause })),
  );
}

/** Notifies the receiver's devices of a message. */
export async function pushMessage({ jobs }: Work, tx: Database, receiverId: string, messageId: string): Promise<void> {
  for (const { id: deviceId } of await listDevices(tx, receiverId)) {
    await jobs.enqueue(tx, 'push-message', { deviceId, messageId });
  }
}

/** Seconds for which a push service keeps notifications for an offline device. */
const secondsToLive = 6 * 3600;

/** A notification for one device. */
interface News {
  kind: PushKind;
  /** Details, shown only where the person allows it. */
  text: NotificationText;
  /** Path that it opens. */
  url: string;
}

/**
 * Sends a notification to a device in its person's language, unless the kind is off. Removes a device that its push service no longer
 * knows.
 *
 * @param newsFor the notification for this person; null when there is nothing to show any more
 */
export async function sendToDevice(
  { db, push }: Context,
  deviceId: string,
  newsFor: (person: NonNullable<Awaited<ReturnType<typeof findDevice>>>) => Promise<News | null>,
): Promise<void> {
  const device = await findDevice(db, deviceId);
  const news = device && (await inLanguageOf(device, () => newsFor(device)));
  if (!news || (await listStoppedPushes(db, device.userId)).includes(news.kind)) return;
  const { kind, text, url } = news;
  const words = device.isDetailed
    ? { title: text.title, body: text.message }
    : { title: inLanguageOf(device, () => pushKindWords[kind].discreet), body: '' };
  const outcome = await push.send(device, { ...words, url, tag: kind }, secondsToLive);
  if (outcome === 'gone') await deleteDevice(db, device.userId, deviceId);
}
