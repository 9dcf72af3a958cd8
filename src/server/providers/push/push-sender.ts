// Sends to the push services of browsers (RFC 8030), encrypted for the device alone (RFC 8291).

import { ECDH } from 'node:crypto';
import { brand } from '#domain/brand.ts';
import { boundedFetch } from '#server/providers/bounded-fetch.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Timeout for a push service, in milliseconds. */
const defaultTimeoutMs = 10_000;
/** Only the status of a push service's answer counts. */
const ask = boundedFetch(0);

/** A device's address and keys. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The payload for a device's service worker (`web/service-worker`). */
export interface PushMessage {
  title: string;
  body: string;
  /** The path that it opens. */
  url: string;
  /** Replaces an unseen notification with the same tag. */
  tag: string;
}

export interface PushSender {
  publicKey: string;
  /**
   * @param secondsToLive how long the service keeps it for an offline device
   * @returns `gone` when the service no longer knows the device, or not with this server's keys
   * @throws Error when the service does not answer, or asks to retry later
   */
  send(target: PushTarget, message: PushMessage, secondsToLive: number): Promise<'sent' | 'gone'>;
}

/** Statuses that mean the device is gone. */
const goneStatuses = new Set([401, 403, 404, 410]);

/** Whether a browser's key is valid: a point of P-256. */
export function isDeviceKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed').length > 0;
  } catch {
    return false;
  }
}

/** Creates the sender with this server's keys. */
export function createPushSender(keys: VapidKeys, timeoutMs = defaultTimeoutMs): PushSender {
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, message, secondsToLive) {
      // Loaded late, because requests do not need it.
      const { generateRequestDetails } = (await import('web-push')).default;
      const { method, headers, body } = generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject: `mailto:${brand.supportMail}`, ...keys },
          TTL: secondsToLive,
          urgency: 'normal',
        },
      );
      const answer = await ask(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return 'sent';
      if (goneStatuses.has(answer.status)) return 'gone';
      throw new Error(`The push service ${new URL(endpoint).host} answered ${answer.status}.`);
    },
  };
}
