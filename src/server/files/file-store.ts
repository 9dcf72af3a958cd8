// Where files lie that people bring along: a directory beside the data, or a bucket that speaks the protocol of Amazon S3.

/** A part of a file: the first byte and the last, counted from 0, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Keeps files under keys such as `voice/0193…`. Every call may be made again. */
export interface FileStore {
  /** Writes a file, whole or not at all; what was there before under the key is replaced. */
  put(key: string, content: Uint8Array, mediaType: string): Promise<void>;
  /** Reads a file or a part of it; null when there is none. */
  get(key: string, range?: ByteRange): Promise<Buffer | null>;
  /** Removes a file, if it is there. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
}

/** Keys are ours alone: parts of small letters, digits and hyphens. What is not one is a fault of the program. */
export function requireKey(key: string): string {
  if (!/^[a-z\d-]+(?:\/[a-z\d-]+)*$/.test(key)) throw new Error(`Not a key of a file: ${key}`);
  return key;
}
