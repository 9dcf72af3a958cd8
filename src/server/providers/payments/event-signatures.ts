// Event signatures in Stripe's format: `t=SECONDS,v1=HMAC` over the time and the raw body.

import { createHmac, timingSafeEqual } from 'node:crypto';

/** Validity of a signature in seconds, against replay. */
const toleranceSeconds = 300;

function hmac(secret: string, seconds: number, body: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

/** Signs a body at a moment (seconds since 1970). */
export function signEvent(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${hmac(secret, seconds, body).toString('hex')}`;
}

/** Whether a body is signed with the secret, within five minutes of now. */
export function isSigned(body: Buffer, signature: string, secret: string): boolean {
  const [, seconds, code] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || code === undefined) return false;
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > toleranceSeconds) return false;
  return timingSafeEqual(hmac(secret, Number(seconds), body), Buffer.from(code, 'hex'));
}
