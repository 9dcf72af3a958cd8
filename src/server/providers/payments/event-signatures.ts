// Signatures of events, in the form that Stripe gives them: `t=SECONDS,v1=HMAC`, over the moment and the body as it was sent.

import { createHmac, timingSafeEqual } from 'node:crypto';

/** For how long a signature holds, in seconds, so that what someone recorded cannot be sent again later. */
const toleranceSeconds = 300;

function hmac(secret: string, seconds: number, body: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

/** Signs a body at a moment (seconds since 1970). */
export function signEvent(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${hmac(secret, seconds, body).toString('hex')}`;
}

/** Whether a body is signed with the secret, not longer than five minutes ago or ahead. */
export function isSigned(body: Buffer, signature: string, secret: string): boolean {
  const [, seconds, code] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || code === undefined) return false;
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > toleranceSeconds) return false;
  return timingSafeEqual(hmac(secret, Number(seconds), body), Buffer.from(code, 'hex'));
}
