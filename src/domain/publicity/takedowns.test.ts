// Which page a request means.

import { expect, it } from 'vitest';
import { publicPage } from './takedowns.ts';

it.each([
  ['https://pala.example/reel/abc-DEF_12', { kind: 'reel', code: 'abc-DEF_12', path: '/reel/abc-DEF_12' }],
  ['/verified/xyz', { kind: 'certificate', code: 'xyz', path: '/verified/xyz' }],
  [' pala.example/verified/xyz/certificate.png?x=1 ', { kind: 'certificate', code: 'xyz', path: '/verified/xyz' }],
  ['/shared-review/xyz', { kind: 'review', code: 'xyz', path: '/shared-review/xyz' }],
  ['reel/abc', { kind: 'reel', code: 'abc', path: '/reel/abc' }],
])('publicPage reads %s', (text, page) => {
  expect(publicPage(text)).toEqual(page);
});

it.each(['', 'https://pala.example/', '/reel/', 'unreel/abc', '/reel/<script>', 'https://youtu.be/abc'])(
  'finds no page in %j',
  (text) => {
    expect(publicPage(text)).toBeNull();
  },
);
