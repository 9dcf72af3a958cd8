// Uploaded pictures, at every endpoint that takes one: refusals, and one drawing at a time.

import { readdirSync, readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makeClub, makeMember, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
let manager: { id: string };
let member: { id: string };

beforeAll(async () => {
  const { db } = test.context;
  const club = await makeClub(db);
  manager = await makePerson(db, { role: 'club', clubId: club.id });
  member = await makeMember(db, club.id);
});

const doors = {
  logo: (logo: string) => test.call(manager, endpoints.changeClubBrand, { body: { colour: '#112233', logo } }),
  photo: (photo: string) =>
    test.call(manager, endpoints.createSpotlight, { body: { playerId: member.id, sentence: '', photo } }),
};
const fields = ['logo', 'photo'] as const;

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey PNG whose header claims a size, with that many rows or fewer. */
function greyPng(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(Buffer.alloc((width + 1) * rows));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const tooLarge = /10,000 pixels on each side/;
const noPicture = /Choose a PNG, JPEG or WebP/;

describe.each(fields)('a %s', (field) => {
  it.each([
    ['is an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), noPicture],
    ['is a GIF', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), noPicture],
    ['is text', () => Buffer.from('not a picture'), noPicture],
    ['ends in its head', () => Buffer.from('iVBORw0KGgoAAAANSUhEUgAA', 'base64'), noPicture],
    ['ends half-way', () => greyPng(40, 40, 3).subarray(0, 60), noPicture],
    ['has 1 × 20,000,000 pixels', () => greyPng(1, 20_000_000), tooLarge],
    ['has 20,000,000 × 1 pixels', () => greyPng(20_000_000, 1), tooLarge],
    ['has 10,001 pixels on one side', () => greyPng(10_001, 1), tooLarge],
    ['claims 40,000 × 40,000 pixels', () => greyPng(40_000, 40_000, 0), tooLarge],
    ['has more than 24 megapixels', () => greyPng(5000, 5000), tooLarge],
  ])('that %s is refused by its name', async (_, upload, message) => {
    const { status, error } = await doors[field](upload().toString('base64'));
    expect([status, error.code, error.fields]).toEqual([
      400,
      'invalid_input',
      { [field]: expect.stringMatching(message) as string },
    ]);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('of 10,000 × 20 pixels is taken as %s', async (format) => {
    const canvas = sharp({ create: { width: 10_000, height: 20, channels: 3, background: '#22aa66' } });
    const upload = await canvas.toFormat(format).toBuffer();
    expect((await doors[field](upload.toString('base64'))).status).toBeLessThan(300);
  });
});

it('draws one picture at a time, so that sign-in keeps its threads', async () => {
  // What waits when a picture is handed over or taken up: none, if a thread was faster than the event.
  const waiting: number[] = [];
  const count = (now: number) => waiting.push(now);
  sharp.queue.on('change', count);
  const picture = greyPng(400, 400).toString('base64');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => fields.map((field) => doors[field](picture))).flat(),
  );
  sharp.queue.off('change', count);
  expect(answers.every(({ status }) => status < 300)).toBe(true);
  expect(waiting.length).toBeGreaterThan(0);
  expect(Math.max(...waiting)).toBeLessThanOrEqual(1);
});

it('leaves sharp to the two files that take turns with it', () => {
  const server = `${import.meta.dirname}/..`;
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const withSharp = sources.filter((path) => /['"]sharp['"]/.test(readFileSync(`${server}/${path}`, 'utf8')));
  expect(withSharp.toSorted()).toEqual(['http/take-picture.ts', 'pictures/draw-png.ts']);
});
