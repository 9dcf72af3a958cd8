// SQL of push devices.

import { and, asc, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PushKind } from '#domain/messages/push/push-kinds.ts';
import type { Database } from '#server/db/database.ts';
import {
  messages,
  noteThreads,
  notifications,
  pushDevices,
  sessions,
  stoppedPushes,
  users,
} from '#server/db/schema/index.ts';

/** A person's devices, oldest first. */
export function listDevices(db: Database, userId: string) {
  return db
    .select({
      id: pushDevices.id,
      sessionId: pushDevices.sessionId,
      userAgent: sessions.userAgent,
      endpoint: pushDevices.endpoint,
      isDetailed: pushDevices.isDetailed,
      createdAt: pushDevices.createdAt,
    })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(asc(pushDevices.id));
}

/** The devices of many people in one statement, without those who have switched the kind off. */
export function listDevicesOf(db: Database, userIds: readonly string[], kind: PushKind) {
  const stopped = db
    .select({ one: sql`1` })
    .from(stoppedPushes)
    .where(and(eq(stoppedPushes.userId, pushDevices.userId), eq(stoppedPushes.kind, kind)));
  return db
    .select({ deviceId: pushDevices.id, userId: pushDevices.userId })
    .from(pushDevices)
    .where(and(sql`${pushDevices.userId} = any(${sql.param([...userIds])}::uuid[])`, notExists(stopped)));
}

/**
 * Adds a device, replacing any earlier one of its session or browser, because a browser notifies only the person signed in now. A renewed
 * subscription keeps its level of detail; another person starts discreetly.
 */
export async function putDevice(tx: Database, device: typeof pushDevices.$inferInsert): Promise<void> {
  const { endpoint, sessionId } = device;
  const before = await tx
    .delete(pushDevices)
    .where(or(eq(pushDevices.endpoint, endpoint), eq(pushDevices.sessionId, sessionId)))
    .returning({ sessionId: pushDevices.sessionId, isDetailed: pushDevices.isDetailed });
  const isDetailed = before.some((one) => one.sessionId === sessionId && one.isDetailed);
  await tx
    .insert(pushDevices)
    .values({ ...device, isDetailed })
    .onConflictDoNothing();
}

/** Changes a person's device; false when they have no such device. */
export async function updateDevice(tx: Database, userId: string, id: string, isDetailed: boolean): Promise<boolean> {
  const rows = await tx
    .update(pushDevices)
    .set({ isDetailed })
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
    .returning({ id: pushDevices.id });
  return rows.length === 1;
}

/** Removes a person's device; false when they have no such device. */
export async function deleteDevice(tx: Database, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
    .returning({ id: pushDevices.id });
  return rows.length === 1;
}

/** A device with its person, while its session lives and the account is active. */
export async function findDevice(db: Database, id: string) {
  const [device] = await db
    .select({
      id: pushDevices.id,
      userId: users.id,
      role: users.role,
      language: users.language,
      endpoint: pushDevices.endpoint,
      p256dh: pushDevices.p256dh,
      auth: pushDevices.auth,
      isDetailed: pushDevices.isDetailed,
    })
    .from(pushDevices)
    .innerJoin(sessions, and(eq(sessions.id, pushDevices.sessionId), eq(sessions.userId, pushDevices.userId)))
    .innerJoin(users, and(eq(users.id, pushDevices.userId), eq(users.state, 'active')))
    .where(and(eq(pushDevices.id, id), gt(sessions.expiresAt, sql`now()`)));
  return device ?? null;
}

/** The kinds that someone has switched off. */
export async function listStoppedPushes(db: Database, userId: string): Promise<PushKind[]> {
  const rows = await db
    .select({ kind: stoppedPushes.kind })
    .from(stoppedPushes)
    .where(eq(stoppedPushes.userId, userId));
  return rows.map(({ kind }) => kind);
}

/** Switches a kind on or off; can be repeated. */
export async function setPushKind(tx: Database, userId: string, kind: PushKind, isOn: boolean): Promise<void> {
  if (isOn) {
    await tx.delete(stoppedPushes).where(and(eq(stoppedPushes.userId, userId), eq(stoppedPushes.kind, kind)));
  } else await tx.insert(stoppedPushes).values({ userId, kind }).onConflictDoNothing();
}

/** Older events are not sent to devices; they wait in the bell. */
const freshness = sql`now() - interval '1 hour'`;

/** A notification of a person by its cause, while it is unread and fresh. */
export async function findFreshNotification(db: Database, userId: string, cause: string) {
  const { id, type, kind, facts, videoId, isRead, createdAt } = notifications;
  const [found] = await db
    .select({ id, type, kind, facts, videoId })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.cause, cause),
        eq(isRead, false),
        gt(createdAt, freshness),
      ),
    );
  return found ?? null;
}

const sender = alias(users, 'sender');

/** A message with its sender, while it is unread and fresh. */
export async function findFreshMessage(db: Database, messageId: string) {
  const [found] = await db
    .select({
      senderId: sender.id,
      firstName: sender.firstName,
      lastName: sender.lastName,
      videoId: noteThreads.videoId,
      noteId: noteThreads.noteId,
    })
    .from(messages)
    .innerJoin(sender, eq(sender.id, messages.senderId))
    .leftJoin(noteThreads, eq(noteThreads.id, messages.threadId))
    .where(and(eq(messages.id, messageId), isNull(messages.readAt), gt(messages.createdAt, freshness)));
  return found ?? null;
}
