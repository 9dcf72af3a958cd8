// Directory and bucket behave the same: the directory on a real disk, the bucket against a server that checks every signature.

import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from './create-file-store.ts';
import type { FileStore } from './file-store.ts';

const secretAccessKey = 'the/secret+of the bucket'.replace(' ', '');
const region = 'eu-test-1';
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The required signature of a request (AWS Signature Version 4, implemented from its description). */
function signatureOf({ method, url, headers }: IncomingMessage, signedHeaders: string, scope: string): string {
  const [path = '', query = ''] = (url ?? '').split('?');
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, query, lines.join(''), signedHeaders, headers['x-amz-content-sha256']].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secretAccessKey}`);
  return hmac(key, toSign).toString('hex');
}

/** A bucket on this machine: it accepts signed requests with signed bodies, and refuses others as S3 does. */
function startBucket(): Promise<{ server: Server; objects: Map<string, { content: Buffer; type: string }> }> {
  const objects = new Map<string, { content: Buffer; type: string }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const fail = (status: number, code: string) => {
        response.writeHead(status, { 'content-type': 'application/xml' });
        response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`);
      };
      const content = Buffer.concat(chunks);
      const [, id, scope = '', signed = '', signature] =
        /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
          request.headers.authorization ?? '',
        ) ?? [];
      const day = String(request.headers['x-amz-date']).slice(0, 8);
      if (id !== 'key-id') return fail(403, 'InvalidAccessKeyId');
      const isSigned =
        scope === `${day}/${region}/s3/aws4_request` && signature === signatureOf(request, signed, scope);
      if (!isSigned || !signed.split(';').includes('host')) return fail(403, 'SignatureDoesNotMatch');
      if (request.headers['x-amz-content-sha256'] !== sha256(content)) return fail(400, 'XAmzContentSHA256Mismatch');
      const [, bucket, ...rest] = (request.url ?? '').split('/');
      if (bucket !== 'clips') return fail(404, 'NoSuchBucket');
      const key = rest.join('/');
      const object = objects.get(key);
      if (request.method === 'PUT') {
        objects.set(key, { content, type: String(request.headers['content-type']) });
        return response.end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      if (!object) return fail(404, 'NoSuchKey');
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (request.method === 'HEAD') return response.end();
      if (from === undefined || to === undefined) return response.end(object.content);
      response.writeHead(206);
      return response.end(object.content.subarray(Number(from), Number(to) + 1));
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve({ server, objects })));
}

let folder: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;
const stores = {} as Record<'directory' | 'bucket', FileStore>;
const bucketWith = (changes: object = {}) => {
  const endpoint = `http://127.0.0.1:${(bucket.server.address() as AddressInfo).port}`;
  const usual = { endpoint, bucket: 'clips', region, accessKeyId: 'key-id', secretAccessKey };
  return createFileStore({ dataDir: folder, filesBucket: { ...usual, ...changes } });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pala-files-'));
  bucket = await startBucket();
  stores.directory = createFileStore({ dataDir: folder, filesBucket: null });
  stores.bucket = bucketWith();
});
afterAll(async () => {
  bucket.server.close();
  await rm(folder, { recursive: true });
});

describe.each(['directory', 'bucket'] as const)('a %s', (name) => {
  const sound = Buffer.from('0123456789');

  it('stores a file, returns it whole or in part, and removes it', async () => {
    const store = stores[name];
    expect([await store.exists('voice/a-1'), await store.get('voice/a-1')]).toEqual([false, null]);
    await store.put('voice/a-1', sound, 'audio/webm');
    expect(await store.exists('voice/a-1')).toBe(true);
    expect(await store.get('voice/a-1')).toEqual(sound);
    expect(String(await store.get('voice/a-1', { first: 2, last: 4 }))).toBe('234');
    expect(String(await store.get('voice/a-1', { first: 8, last: 9 }))).toBe('89');
    await store.delete('voice/a-1');
    await store.delete('voice/a-1');
    expect([await store.exists('voice/a-1'), await store.get('voice/a-1')]).toEqual([false, null]);
  });

  it('replaces a file', async () => {
    await stores[name].put('voice/again', sound, 'audio/webm');
    await stores[name].put('voice/again', Buffer.from('other'), 'audio/webm');
    expect(String(await stores[name].get('voice/again'))).toBe('other');
  });

  it.each(['../secret', 'voice/../../secret', '/etc/passwd', 'voice/a b', 'voice//a', 'voice/a?x', 'Voice', ''])(
    'knows no key %j',
    async (key) => {
      const call = async () => stores[name].get(key);
      await expect(call()).rejects.toThrow('Not a file key');
    },
  );
});

it('a directory is readable by its owner only, and has no half-written files', async () => {
  await stores.directory.put('voice/private', Buffer.from('x'), 'audio/webm');
  const names = await readdir(join(folder, 'files', 'voice'));
  expect(names.filter((one) => one.endsWith('.part'))).toEqual([]);
  if (process.platform === 'win32') return;
  const modeOf = async (...path: string[]) => ((await stat(join(folder, 'files', ...path))).mode & 0o777).toString(8);
  expect([await modeOf('voice'), await modeOf('voice', 'private')]).toEqual(['700', '600']);
});

describe('a bucket', () => {
  it('receives the type of a file', async () => {
    await stores.bucket.put('voice/typed', Buffer.from('x'), 'audio/mp4');
    expect(bucket.objects.get('voice/typed')?.type).toBe('audio/mp4');
  });

  it.each([
    ['another secret', { secretAccessKey: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['another region', { region: 'us-east-1' }, '403 SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'nobody' }, '403 InvalidAccessKeyId'],
    ['a bucket that is not there', { bucket: 'none' }, '404 NoSuchBucket'],
  ])('that refuses because of %s fails with the bucket’s words', async (_, changes, said) => {
    await expect(bucketWith(changes).get('voice/a')).rejects.toThrow(said);
  });
});
