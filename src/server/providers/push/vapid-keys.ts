// The server's VAPID keys (RFC 8292): configured, or created once and kept with the data.

import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { readOrMakeFile } from '#server/kept-file.ts';

const VapidKeys = z.object({
  /** An uncompressed point of P-256, base64url. Browsers subscribe with it. */
  publicKey: z.string().regex(/^[\w-]{87}$/),
  /** 32 bytes, base64url. */
  privateKey: z.string().regex(/^[\w-]{43}$/),
});
export type VapidKeys = z.output<typeof VapidKeys>;

/** Creates a key pair. */
export function makeVapidKeys(): VapidKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  // Restores leading zeros, which are omitted.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return { publicKey: publicKey.toString('base64url'), privateKey: privateKey.toString('base64url') };
}

/**
 * The configured keys, or those in `DATA_DIR/vapid-keys.json`, created when first needed. Other keys lose all subscribed devices, so all
 * servers of a database need the same.
 *
 * @throws Error when the file holds no keys
 */
export function readVapidKeys({ vapid, dataDir }: Pick<Config, 'vapid' | 'dataDir'>): VapidKeys {
  if (vapid !== null) return vapid;
  const text = readOrMakeFile(dataDir, 'vapid-keys.json', () => JSON.stringify(makeVapidKeys()));
  const keys = readKeys(text);
  if (keys === null) {
    throw new Error(`${join(dataDir, 'vapid-keys.json')} holds no keys. Delete it, and new ones are made.`);
  }
  return keys;
}

/** The keys that a file holds; null where it holds none. */
export function readKeys(text: string): VapidKeys | null {
  try {
    return VapidKeys.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
