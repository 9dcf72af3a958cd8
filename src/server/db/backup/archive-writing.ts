// Writes a backup file: a tar, compressed with gzip and, with a key, encrypted with age. It is complete or not there at all.

import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { createTarPacker } from 'modern-tar';
import { makeFolder } from '#server/make-folder.ts';

/** Takes the entries of the file, one after the other. */
export interface Archive {
  add(name: string, data: Uint8Array): Promise<void>;
  /** Adds a file at its current length. */
  addFile(name: string, path: string, onChunk: (chunk: Buffer) => void): Promise<number>;
}

/** The end of the name of a file that is still being written, with the id of the process that writes it. */
const unfinished = /\.(\d+)-[0-9a-f]{8}\.part$/;

/**
 * Writes to a temporary file, forces it to disk and only then moves it into place. Until then the file that was there before stays, even
 * if this process is killed.
 *
 * @param recipient the key to encrypt for (age1…), or null
 * @returns its size in bytes
 */
export async function writeArchive(
  file: string,
  recipient: string | null,
  fill: (archive: Archive) => Promise<void>,
): Promise<number> {
  const folder = dirname(file);
  makeFolder(folder);
  await removeLeftParts(folder);
  const part = join(folder, `.${basename(file)}.${process.pid}-${randomUUID().slice(0, 8)}.part`);
  const { readable, controller } = createTarPacker();
  try {
    const compressed = Readable.fromWeb(readable as ReadableStream).pipe(createGzip());
    const sealed = recipient === null ? compressed : Readable.fromWeb(await seal(compressed, recipient));
    const written = pipeline(sealed, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
    const filled = fill(entriesOf(controller)).then(
      () => controller.finalize(),
      (error: unknown) => {
        controller.error(error);
        compressed.destroy(error as Error);
        throw error;
      },
    );
    // The first of the two failures says more than the one that follows from it.
    const [fillEnd, writeEnd] = await Promise.allSettled([
      filled,
      written.catch((error: unknown) => {
        controller.error(error);
        throw error;
      }),
    ]);
    if (fillEnd.status === 'rejected') throw fillEnd.reason;
    if (writeEnd.status === 'rejected') throw writeEnd.reason;
    await rename(part, file);
    await forceFolder(folder);
    return (await stat(file)).size;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function entriesOf(controller: ReturnType<typeof createTarPacker>['controller']): Archive {
  const mtime = new Date();
  return {
    async add(name, data) {
      const writer = controller.add({ name, size: data.length, mode: 0o600, mtime }).getWriter();
      if (data.length > 0) await writer.write(new Uint8Array(data));
      await writer.close();
    },
    async addFile(name, path, onChunk) {
      const { size } = await stat(path);
      const writer = controller.add({ name, size, mode: 0o600, mtime }).getWriter();
      if (size > 0) {
        for await (const chunk of createReadStream(path, { end: size - 1 }) as AsyncIterable<Buffer>) {
          onChunk(chunk);
          await writer.write(new Uint8Array(chunk));
        }
      }
      await writer.close();
      return size;
    },
  };
}

async function seal(stream: Readable, recipient: string): Promise<ReadableStream> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return (await encrypter.encrypt(Readable.toWeb(stream) as never)) as unknown as ReadableStream;
}

/** A new name is safe only once its folder is on disk as well. */
async function forceFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes the temporary files of backups that were killed. */
async function removeLeftParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = unfinished.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
