// Sends to the push services of browsers (RFC 8030), encrypted for the device alone (RFC 8291).

import { ECDH } from 'node:crypto';
import { brand } from '#domain/brand.ts';
import { boundedFetch } from '#server/providers/bounded-fetch.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Longest wait for a push service, in milliseconds. */
const defaultTimeoutMs = 10_000;
/** Of what push services say only the status counts. */
const ask = boundedFetch(0);

/** Where a device is, and what it decrypts with. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a device shows. The service worker reads it (`web/service-worker`). */
export interface PushMessage {
  title: string;
  body: string;
  /** What a press opens: a path of the product. */
  url: string;
  /** What it takes the place of, while nobody has looked. */
  tag: string;
}

export interface PushSender {
  publicKey: string;
  /**
   * @param secondsToLive how long the service keeps it for a device that is off
   * @returns `gone` when the service does not know the device any more, or not with this server's keys
   * @throws Error when the service does not answer, or wants to be asked again later
   */
  send(target: PushTarget, message: PushMessage, secondsToLive: number): Promise<'sent' | 'gone'>;
}

/** Answers after which sending to the device again is of no use. */
const goneStatuses = new Set([401, 403, 404, 410]);

/** Whether a browser's key is one that can be encrypted for: a point of P-256. */
export function isDeviceKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed').length > 0;
  } catch {
    return false;
  }
}

/** Makes the sender with this server's keys. */
export function createPushSender(keys: VapidKeys, timeoutMs = defaultTimeoutMs): PushSender {
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, message, secondsToLive) {
      // No request needs it, and most servers have nobody to push to at their start.
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
