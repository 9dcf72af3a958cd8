// Files in a bucket that speaks the protocol of Amazon S3: for several servers, and for files that outlive a disk.

import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '#server/config.ts';
import { boundedAnswer } from '#server/providers/bounded-fetch.ts';
import { type FileStore, requireKey } from './file-store.ts';

/** How long one request may take, in milliseconds, and how often one that fails is tried again. */
const [timeout, retries] = [15_000, 2];

/** The longest answer that is read, in bytes: several times the largest file that is kept. */
const maxBytes = 32 * 1024 * 1024;

/** Keeps files in a bucket. Every request is signed, also what it carries; the address names the bucket in its path, as every server takes it. */
export function createBucketFiles({ endpoint, bucket, ...keys }: NonNullable<Config['filesBucket']>): FileStore {
  const client = new AwsClient({ ...keys, service: 's3', retries });

  async function ask(method: string, key: string, parts: { body?: Uint8Array; headers?: Record<string, string> } = {}) {
    const { body = new Uint8Array(), headers = {} } = parts;
    const asked = await client.fetch(`${endpoint}/${bucket}/${requireKey(key)}`, {
      method,
      ...(parts.body && { body: Buffer.from(body) }),
      headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    });
    const answer = boundedAnswer(asked, maxBytes);
    const content = Buffer.from(await answer.arrayBuffer());
    if (answer.ok) return content;
    if (answer.status === 404 && !content.includes('NoSuchBucket')) return null;
    // The code of the error, never the keys.
    const [, code = answer.statusText] = /<Code>([\w.]+)<\/Code>/.exec(content.toString('utf8')) ?? [];
    throw new Error(`The bucket for files answered ${answer.status} ${code} to ${method} ${key}`);
  }

  return {
    async put(key, content, mediaType) {
      const headers = { 'content-type': mediaType };
      if ((await ask('PUT', key, { body: content, headers })) === null) throw new Error(`The bucket took no ${key}`);
    },
    get: (key, range) => ask('GET', key, range && { headers: { range: `bytes=${range.first}-${range.last}` } }),
    async delete(key) {
      await ask('DELETE', key);
    },
    exists: async (key) => (await ask('HEAD', key)) !== null,
  };
}
