// Reads a backup file entry by entry, with an error in plain words when it cannot.

import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { createTarDecoder } from 'modern-tar';
import { BackupError } from './backup-error.ts';

/** One entry; its data is read before the next one is asked for. */
export interface Entry {
  name: string;
  size: number;
  data: AsyncIterable<Uint8Array>;
}

const ageMark = 'age-encryption.org/v1';

/** Whether a file is encrypted. @throws BackupError when it cannot be read */
export async function isEncrypted(file: string): Promise<boolean> {
  return (await firstBytes(file, ageMark.length)).toString('latin1') === ageMark;
}

/** The largest entry that is read into memory at once: the one that lists every file of the store. */
const mostAtOnce = 100_000_000;

/**
 * The entries of a file, in order.
 *
 * @param isSealed whether the file is encrypted
 * @param identity the key that opens it (AGE-SECRET-KEY-1…), if it is
 * @throws BackupError when the file is damaged, not a backup, or encrypted for another key
 */
export async function* readArchive(file: string, isSealed: boolean, identity: string | null): AsyncGenerator<Entry> {
  if (isSealed && identity === null) {
    throw new BackupError(`${file} is encrypted. Set BACKUP_KEY to the key that opens it (AGE-SECRET-KEY-1…).`);
  }
  const source = createReadStream(file);
  const gunzip = createGunzip();
  const content = isSealed ? Readable.fromWeb(await unseal(file, source, identity as string)) : source;
  // A failed read must end the unpacking too.
  content.once('error', (error: Error) => gunzip.destroy(error));
  const decoder = createTarDecoder({ strict: true });
  const unpacked = Readable.toWeb(content.pipe(gunzip)).pipeThrough(decoder as never) as unknown as ReadableStream<{
    header: { name: string; size: number; type?: string };
    body: ReadableStream<Uint8Array>;
  }>;
  try {
    for await (const { header, body } of explained(file, unpacked)) {
      if (header.type !== 'file') throw damaged(file, `${header.name} in it is no file`);
      yield { name: header.name, size: header.size, data: explained(file, body) };
    }
  } finally {
    source.destroy();
  }
}

/** An entry in full. @throws BackupError when it is too large */
export async function readWhole(file: string, { name, size, data }: Entry): Promise<string> {
  if (size > mostAtOnce) throw damaged(file, `${name} in it has ${size} bytes`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of data) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function* explained<T>(file: string, stream: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        throw damaged(file, error);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.()?.catch(() => {});
  }
}

/** The error for a file that does not hold what it should. */
export function damaged(file: string, reason: unknown): BackupError {
  if (reason instanceof BackupError) return reason;
  const words = reason instanceof Error ? reason.message : String(reason);
  return new BackupError(`${file} is damaged or incomplete, and nothing was changed: ${words}. Take another backup.`);
}

async function unseal(file: string, source: Readable, identity: string): Promise<ReadableStream> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch {
    source.destroy();
    throw new BackupError('BACKUP_KEY is no key. Copy it again, to its last letter. Nothing was changed.');
  }
  try {
    return (await decrypter.decrypt(Readable.toWeb(source) as never)) as unknown as ReadableStream;
  } catch (error) {
    source.destroy();
    if (error instanceof Error && error.message.includes('no identity matched')) {
      throw new BackupError(`${file} was encrypted for another key than that of BACKUP_KEY. Nothing was changed.`);
    }
    throw damaged(file, error);
  }
}

async function firstBytes(file: string, length: number): Promise<Buffer> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, 'r');
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new BackupError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await handle?.close();
  }
}
