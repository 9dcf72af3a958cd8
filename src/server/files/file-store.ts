// Storage of people's files: a directory next to the data, or a bucket with the protocol of Amazon S3.

/** A part of a file: first and last byte, counted from 0, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Stores files under keys such as `voice/0193…`. Every call may be repeated. */
export interface FileStore {
  /** Writes a file, whole or not at all; replaces an existing one. */
  put(key: string, content: Uint8Array, mediaType: string): Promise<void>;
  /** Reads a file or a part of it; null if it is missing. */
  get(key: string, range?: ByteRange): Promise<Buffer | null>;
  /** Removes a file, if it exists. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
}

/** Checks a key: segments of lower-case letters, digits and hyphens. Any other is a fault of the program. */
export function requireKey(key: string): string {
  if (!/^[a-z\d-]+(?:\/[a-z\d-]+)*$/.test(key)) throw new Error(`Not a file key: ${key}`);
  return key;
}
