// A software authenticator: makes passkeys and answers with them, in the form of browsers.

import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A passkey and its answers; tests change parts to make them invalid. */
export interface MadePasskey {
  id: string;
  counter: number;
  key: KeyObject;
  publicKey: KeyObject;
  origin: string;
  rpId: string;
  /** User present (1), verified (4), new credential (64). */
  flags: number;
}

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** A passkey for an installation that does not know it yet. */
export function makePasskey(parts: Partial<MadePasskey> = {}): MadePasskey {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16).toString('base64url');
  return { id, counter: 0, key, publicKey, origin: 'http://pala.test', rpId: 'pala.test', flags: 5, ...parts };
}

/** The browser's answer to options for a new passkey. */
export function registration(passkey: MadePasskey, { challenge }: { challenge: string }) {
  const id = Buffer.from(passkey.id, 'base64url');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(passkey.publicKey)]);
  const authData = Buffer.concat([authenticatorData(passkey, passkey.flags | 64), credential]);
  const attestationObject = Buffer.concat([
    cborMap(3),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    cborMap(0),
    cborText('authData'),
    cborBytes(authData),
  ]);
  return answer(passkey, {
    clientDataJSON: base64url(clientData(passkey, 'webauthn.create', challenge)),
    attestationObject: base64url(attestationObject),
    transports: ['internal'],
  });
}

/** The browser's answer to options for using one. */
export function assertion(passkey: MadePasskey, { challenge }: { challenge: string }) {
  const authData = authenticatorData(passkey, passkey.flags);
  const client = clientData(passkey, 'webauthn.get', challenge);
  const signature = createSign('sha256')
    .update(Buffer.concat([authData, sha256(client)]))
    .sign(passkey.key);
  return answer(passkey, {
    clientDataJSON: base64url(client),
    authenticatorData: base64url(authData),
    signature: base64url(signature),
  });
}

function answer({ id }: MadePasskey, response: object) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
}

function clientData({ origin }: MadePasskey, type: string, challenge: string): string {
  return JSON.stringify({ type, challenge, origin, crossOrigin: false });
}

function authenticatorData({ rpId, counter }: MadePasskey, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

/** An ECDSA key on P-256 for SHA-256, as COSE writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    // kty: EC2, alg: ES256, crv: P-256.
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

const cborMap = (entries: number) => Buffer.from([0xa0 + entries]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}
