// A browser with push and its push service: decrypts and checks like both.

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import type { NewPushDevice } from '#contract/messages/push.ts';
import type { PushMessage } from '#server/providers/push/push-sender.ts';

/** A browser's subscription at a real push service; nobody can decrypt its pushes. */
export function pushSubscription(name: string): NewPushDevice {
  const curve = createECDH('prime256v1');
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

/** A received push, decrypted by the browser. */
interface Received {
  message: PushMessage;
  /** Its time to live in seconds. */
  secondsToLive: number;
  /** The sender's claims. */
  sender: { aud?: unknown; sub?: unknown };
}

export interface PushService {
  origin: string;
  /** Subscribes a browser with a server's key; `received` has its pushes. */
  subscribe(name: string, publicKey: string): { subscription: NewPushDevice; received: Received[] };
  /** The service's answer from now on; 201 by default. */
  status: number;
}

/** Starts a push service on this machine before the tests of a file, and stops it after them. */
export function usePushService(): PushService {
  const browsers = new Map<string, (headers: NodeJS.Dict<string | string[]>, body: Buffer) => Promise<number>>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const deliver = browsers.get(request.url ?? '');
      if (service.status !== 201 || !deliver) {
        response.writeHead(deliver ? service.status : 404).end();
        return;
      }
      deliver(request.headers, Buffer.concat(chunks)).then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(400).end(),
      );
    });
  });
  const service: PushService = {
    origin: '',
    status: 201,
    subscribe(name, publicKey) {
      const curve = createECDH('prime256v1');
      const keys = { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
      const received: Received[] = [];
      browsers.set(`/${name}`, async (headers, body) => {
        const sender = await readSender(String(headers.authorization), publicKey, service.origin);
        if (sender === null) return 403;
        const text = decrypt(body, curve, keys);
        received.push({ message: JSON.parse(text) as PushMessage, secondsToLive: Number(headers.ttl), sender });
        return 201;
      });
      return { subscription: { endpoint: `${service.origin}/${name}`, keys }, received };
    },
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return service;
}

/** The claims of a sender with the key of the subscription (RFC 8292); null for any other. */
async function readSender(authorization: string, publicKey: string, origin: string) {
  const { token = '', key } = /^vapid t=(?<token>[^,]+), ?k=(?<key>.+)$/.exec(authorization)?.groups ?? {};
  if (key !== publicKey) return null;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    const verifier = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, verifier, { audience: origin, maxTokenAge: undefined });
    return { aud: payload.aud, sub: payload.sub };
  } catch {
    return null;
  }
}

/** Decrypts a body of one record (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, curve: ReturnType<typeof createECDH>, keys: NewPushDevice['keys']): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(keys.p256dh, 'base64url'), serverKey]);
  const derive = (secret: Buffer, saltOf: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, saltOf, about, length));
  const secret = derive(curve.computeSecret(serverKey), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last byte before the padding marks the last record.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
