// The keys by which push services know this server are made once.

import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isDeviceKey } from './push-sender.ts';
import { makeVapidKeys, readVapidKeys } from './vapid-keys.ts';

const makeFolder = () => mkdtempSync(join(tmpdir(), 'pala-vapid-'));

it('configured keys are used without a file', () => {
  const [dataDir, vapid] = [makeFolder(), makeVapidKeys()];
  expect(readVapidKeys({ vapid, dataDir })).toBe(vapid);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('keys are created once per data directory', () => {
  const dataDir = makeFolder();
  const keys = readVapidKeys({ vapid: null, dataDir });
  expect(isDeviceKey(keys.publicKey)).toBe(true);
  expect(keys.privateKey).toMatch(/^[\w-]{43}$/);
  expect(readVapidKeys({ vapid: null, dataDir })).toEqual(keys);
  expect(readdirSync(dataDir)).toEqual(['vapid-keys.json']);
});

it.each(['', 'no JSON', '{"publicKey":"short","privateKey":"short"}'])(
  'keys are not replaced if the file holds %j',
  (text) => {
    const dataDir = makeFolder();
    writeFileSync(join(dataDir, 'vapid-keys.json'), text);
    expect(() => readVapidKeys({ vapid: null, dataDir })).toThrow(/vapid-keys.json holds no keys/);
  },
);
