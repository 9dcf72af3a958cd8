// Host names of this machine or its private network.

import { expect, it } from 'vitest';
import { isPrivateHost } from './private-hosts.ts';

it.each([
  'localhost',
  'LOCALHOST:3000',
  'pala.localhost:5173',
  'a.b.localhost',
  '127.0.0.1',
  '127.255.0.9:80',
  '[::1]',
  '[::1]:3000',
  '10.0.0.7:3000',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.20:3000',
  '169.254.1.1',
  '[fd12:3456::1]:3000',
  '[fe80::1]',
])('%s is private', (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

it.each([
  undefined,
  '',
  'pala.example',
  'localhost.example',
  'localhost.',
  '.localhost',
  'notlocalhost',
  '127.0.0.1.nip.io',
  '127.1',
  '0x7f.0.0.1',
  '2130706433',
  '0177.0.0.1',
  '172.32.0.1',
  '172.15.0.1',
  '192.169.0.1',
  '8.8.8.8',
  '0.0.0.0',
  '[::]',
  '[2001:db8::1]',
  '[::ffff:8.8.8.8]',
  '::1',
  'localhost:3000@evil.example',
  'evil.example:127.0.0.1',
  'localhost, evil.example',
  'localhost evil.example',
  '１２７.0.0.1',
])('%s is not', (host) => {
  expect(isPrivateHost(host)).toBe(false);
});
