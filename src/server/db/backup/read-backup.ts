// Reads a backup from its first entry to its last, and compares it with the counts and checksums in it.

import { createHash } from 'node:crypto';
import { damaged, type Entry, isEncrypted, readArchive, readWhole } from './archive-reading.ts';
import { entries, Head, jobsName, leftOut, secretFiles, Tail } from './contents.ts';

/** Receives the data as it is read. */
export interface Sink {
  /** A chunk of a table's rows; the chunks of a table come one after the other. */
  table(name: string, piece: AsyncIterable<Uint8Array>): Promise<void>;
  /** A file of the file store, by its path there. */
  file(path: string, data: AsyncIterable<Uint8Array>): Promise<void>;
  secret(name: SecretName, text: string): Promise<void>;
}

type SecretName = keyof typeof secretFiles;

export interface OpenBackup {
  /** Its file, for messages. */
  file: string;
  head: Head;
  /** Reads the rest, once. @throws BackupError when it differs from what was backed up */
  readInto(sink: Sink): Promise<Tail>;
}

const tablePiece = /^tables\/([\w.]+)\/\d{6,}\.copy$/;
/** A path must not lead out of the folder that is restored. */
const filePath = /^files\/((?:(?!\.\.?\/)[\w.-]+\/)*(?!\.\.?$)[\w.-]+)$/;
const secretNames = Object.keys(secretFiles) as SecretName[];
const lineFeed = 0x0a;

/** Reads the first entry of a file. @throws BackupError when the file is damaged, not a backup, or encrypted for another key */
export async function openBackup(file: string, identity: string | null): Promise<OpenBackup> {
  const isSealed = await isEncrypted(file);
  const archive = readArchive(file, isSealed, identity);
  const first = await archive.next();
  if (first.done || first.value.name !== entries.head)
    throw damaged(file, 'it does not begin as a backup of Pala does');
  const head = Head.safeParse(parseJson(file, await readWhole(file, first.value)));
  if (!head.success) throw damaged(file, 'its first entry cannot be understood');
  return { file, head: head.data, readInto: (sink) => readRest({ file, isSealed, head: head.data }, archive, sink) };
}

async function readRest(
  { file, isSealed, head }: { file: string; isSealed: boolean; head: Head },
  archive: AsyncGenerator<Entry>,
  sink: Sink,
): Promise<Tail> {
  const tables = new Map(head.tables.map(({ name }) => [name, measure()]));
  const files = new Map<string, ReturnType<typeof measure>>();
  let tail: Tail | null = null;
  const seen = new Set<string>();
  for await (const entry of archive) {
    if (seen.has(entry.name)) throw damaged(file, `it holds ${entry.name} twice`);
    seen.add(entry.name);
    if (tail !== null) throw damaged(file, 'something follows its end');
    const [, table] = tablePiece.exec(entry.name) ?? [];
    const [, path] = filePath.exec(entry.name) ?? [];
    const secret = secretNames.find((name) => entries.secret(name) === entry.name);
    const measured = table === undefined || leftOut.has(table) ? undefined : tables.get(table);
    if (table !== undefined && measured) await sink.table(table, measured.all(entry.data));
    else if (path !== undefined) {
      const one = measure();
      files.set(path, one);
      await sink.file(path, one.all(entry.data));
    } else if (secret !== undefined) {
      // Anyone could have put a key that they know into an unencrypted file.
      if (!isSealed) throw damaged(file, `it holds ${entry.name}, and is not encrypted`);
      const text = await readWhole(file, entry);
      if (!secretFiles[secret](text)) throw damaged(file, `${entry.name} in it is no key`);
      await sink.secret(secret, text);
    } else if (entry.name === entries.tail) tail = tailIn(file, await readWhole(file, entry));
    else throw damaged(file, `it holds ${entry.name}, which no backup does`);
  }
  if (tail === null) throw damaged(file, 'its end is missing');
  for (const [name, { rows, sha256 }] of Object.entries(tail.tables)) {
    const found = tables.get(name)?.result();
    if (found?.sha256 !== sha256 || found.rows !== rows) throw damaged(file, `${name} is not what was backed up`);
  }
  for (const [path, { bytes, sha256 }] of Object.entries(tail.files)) {
    const found = files.get(path)?.result();
    if (found?.sha256 !== sha256 || found.bytes !== bytes) throw damaged(file, `${path} is not what was backed up`);
  }
  if (Object.keys(tail.tables).length !== tables.size || Object.keys(tail.files).length !== files.size) {
    throw damaged(file, 'it holds more than it says');
  }
  return tail;
}

function tailIn(file: string, text: string): Tail {
  const tail = Tail.safeParse(parseJson(file, text));
  if (!tail.success) throw damaged(file, 'its last entry cannot be understood');
  return tail.data;
}

/** Counts and hashes what passes through. In PostgreSQL's text format the only line feed of a row is at its end. */
function measure() {
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  return {
    async *all(data: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of data) {
        hash.update(chunk);
        bytes += chunk.length;
        for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, at + 1)) rows += 1;
        yield chunk;
      }
    },
    result: () => ({ rows, bytes, sha256: hash.copy().digest('hex') }),
  };
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw damaged(file, error);
  }
}

/** Reads a whole backup without keeping it. @returns what it holds */
export async function checkBackup(file: string, identity: string | null): Promise<{ head: Head; tail: Tail }> {
  const { head, readInto } = await openBackup(file, identity);
  const drain = async (data: AsyncIterable<Uint8Array>) => {
    for await (const _ of data);
  };
  const tail = await readInto({
    table: (_, piece) => drain(piece),
    file: (_, data) => drain(data),
    secret: async () => {},
  });
  return { head, tail };
}

/** What a backup holds, in numbers. */
export function sumUp({ tables, files }: Tail) {
  const rows = Object.entries(tables).reduce((sum, [name, one]) => sum + (name === jobsName ? 0 : one.rows), 0);
  return {
    tables: Object.keys(tables).filter((name) => name !== jobsName && !leftOut.has(name)).length,
    rows,
    jobs: tables[jobsName]?.rows ?? 0,
    files: Object.keys(files).length,
  };
}
