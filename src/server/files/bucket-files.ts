// Files in a bucket with the protocol of Amazon S3: for several servers, and for files that outlive a disk.

import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '#server/config.ts';
import { boundedAnswer } from '#server/providers/bounded-fetch.ts';
import { type FileStore, requireKey } from './file-store.ts';

/** How long one request may take, in milliseconds, and how often a failed one is repeated. */
const [timeout, retries] = [15_000, 2];

/** The longest accepted answer, in bytes: several times the largest file. */
const maxBytes = 32 * 1024 * 1024;

/** Stores files in a bucket. Every request and its body are signed; the bucket is in the path, which every server accepts. */
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
    // The error's code, never the keys.
    const [, code = answer.statusText] = /<Code>([\w.]+)<\/Code>/.exec(content.toString('utf8')) ?? [];
    throw new Error(`The bucket for files answered ${answer.status} ${code} to ${method} ${key}`);
  }

  return {
    async put(key, content, mediaType) {
      const headers = { 'content-type': mediaType };
      if ((await ask('PUT', key, { body: content, headers })) === null)
        throw new Error(`The bucket did not accept ${key}`);
    },
    get: (key, range) => ask('GET', key, range && { headers: { range: `bytes=${range.first}-${range.last}` } }),
    async delete(key) {
      await ask('DELETE', key);
    },
    exists: async (key) => (await ask('HEAD', key)) !== null,
  };
}
