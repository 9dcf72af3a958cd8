// Badges in pictures, and files that only look like it.

import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { largestBadge, readBadgeToken, readToken } from './badge-token.ts';
import { bakePng, bakeSvg, tokenInFile } from './baked-badge.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${part({ alg: 'EdDSA' })}.${part({ type: ['OpenBadgeCredential'] })}.AAAA`;

const chunk = (type: string, data: Uint8Array) => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
};
/** One grey pixel, with `more` chunks before its end. */
const png = (...more: Uint8Array[]) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    ...more,
    chunk('IEND', Buffer.alloc(0)),
  ]);
const text = (content: string, packed = 0) =>
  chunk(
    'iTXt',
    Buffer.concat([Buffer.from(`openbadgecredential\0`), Buffer.from([packed, 0, 0, 0]), Buffer.from(content)]),
  );
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1"><path d="M0 0"/></svg>';
const bytes = (content: string) => Buffer.from(content);

describe('the token is found in', () => {
  it.each([
    ['a file of text', bytes(`\n${token}\n`)],
    ['a PNG', bakePng(png(), token, crc32)],
    [
      'a PNG with other texts',
      png(chunk('iTXt', bytes('Comment\0\0\0\0\0x')), text(token), chunk('tEXt', bytes('a\0b'))),
    ],
    ['an SVG', bytes(bakeSvg(svg, token))],
    [
      'an SVG of another program',
      bytes(
        `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b"><svg><openbadges:credential\n verify = '${token}' /></svg>`,
      ),
    ],
  ])('%s', (_, file) => {
    expect(readBadgeToken(tokenInFile(file)).token).toBe(token);
  });
});

it('a baked PNG has right checksums', () => {
  const baked = Buffer.from(bakePng(png(), token, crc32));
  expect(baked.equals(Buffer.concat([png().subarray(0, 33), text(token), png().subarray(33)]))).toBe(true);
});

describe('it is refused, with the reason, when', () => {
  const baked = Buffer.from(bakePng(png(), token, crc32));
  const longer = Buffer.from(baked);
  longer.writeUInt32BE(0xffffffff, 33);
  it.each<[string, Uint8Array, RegExp]>([
    ['a PNG has two badges', png(text(token), text(token)), /two badges/],
    ['a PNG is cut short', baked.subarray(0, baked.length - 30), /cut short/],
    ['a PNG’s chunk claims to be endless', longer, /cut short/],
    ['a PNG ends after its first bytes', baked.subarray(0, 9), /cut short/],
    ['a PNG has none', png(), /no badge in it/],
    ['a PNG packs its badge', png(text(token, 1)), /no badge in it/],
    [
      'a PNG’s text has no end of its language',
      png(chunk('iTXt', bytes('openbadgecredential\0\0\0x'))),
      /no badge in it/,
    ],
    ['an SVG has two', bytes(bakeSvg(bakeSvg(svg, token), token)), /two badges/],
    ['an SVG has none', bytes(svg), /no badge in it/],
    [
      'an SVG’s badge has no token',
      bytes('<svg><openbadges:credential>{}</openbadges:credential></svg>'),
      /no badge in it/,
    ],
    ['an SVG is cut short', bytes(bakeSvg(svg, token).slice(0, -20)), /cut short/],
    ['an SVG is cut within the badge', bytes(bakeSvg(svg, token).slice(0, 160)), /cut short/],
    [
      'an SVG has entities',
      bytes(`<!DOCTYPE svg [<!ENTITY a "${token}">]><svg><openbadges:credential verify="&a;"/></svg>`),
      /words of its own/,
    ],
    ['an SVG reads another file', bytes('<!DOCTYPE svg SYSTEM "x" [ ]><svg></svg>'), /words of its own/],
    ['a file is huge', new Uint8Array(largestBadge + 1), /larger than 1 MB/],
    ['a file is empty', new Uint8Array(), /isn’t a badge/],
    ['a file is a photograph', readFileSync(new URL('./baked-badge.ts', import.meta.url)), /isn’t a badge/],
  ])('%s', (_, file, words) => {
    expect(() => readBadgeToken(tokenInFile(file))).toThrow(words);
  });

  it.each([
    ['a text is too large', `${'a'.repeat(largestBadge)}.b.c`, /larger than 1 MB/],
    ['a text has two parts', 'a.b', /isn’t a badge/],
    ['parts are no JSON', 'YQ.YQ.YQ', /isn’t a badge/],
    ['parts are no objects', `${part([])}.${part(1)}.AAAA`, /isn’t a badge/],
    ['parts are no UTF-8', `${part({})}._w.AAAA`, /isn’t a badge/],
    ['it is another credential', `${part({})}.${part({ type: ['VerifiableCredential'] })}.AAAA`, /isn’t a badge/],
  ])('%s', (_, words, reason) => {
    expect(() => readBadgeToken(words)).toThrow(reason);
  });
});

it('a token is read without its surrounding space', () => {
  expect(readToken(` ${token}\r\n`).token).toBe(token);
});
