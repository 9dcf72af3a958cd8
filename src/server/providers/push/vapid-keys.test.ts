// The keys by which push services know this server are made once.

import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isDeviceKey } from './push-sender.ts';
import { makeVapidKeys, readVapidKeys } from './vapid-keys.ts';

const makeFolder = () => mkdtempSync(join(tmpdir(), 'pala-vapid-'));

it('are the configured ones, and no file then', () => {
  const [dataDir, vapid] = [makeFolder(), makeVapidKeys()];
  expect(readVapidKeys({ vapid, dataDir })).toBe(vapid);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('are made once for a data directory', () => {
  const dataDir = makeFolder();
  const keys = readVapidKeys({ vapid: null, dataDir });
  expect(isDeviceKey(keys.publicKey)).toBe(true);
  expect(keys.privateKey).toMatch(/^[\w-]{43}$/);
  expect(readVapidKeys({ vapid: null, dataDir })).toEqual(keys);
  expect(readdirSync(dataDir)).toEqual(['vapid-keys.json']);
});

it.each(['', 'no JSON', '{"publicKey":"short","privateKey":"short"}'])(
  'are not made up where the file holds %j',
  (text) => {
    const dataDir = makeFolder();
    writeFileSync(join(dataDir, 'vapid-keys.json'), text);
    expect(() => readVapidKeys({ vapid: null, dataDir })).toThrow(/vapid-keys.json holds no keys/);
  },
);
