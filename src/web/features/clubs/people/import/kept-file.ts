// A chosen file as a draft in this browser: packed, since browsers keep little.

import { type DraftPlace, keepDraft, readDraft } from '#web/lib/forms/draft-store.ts';

/** A file that was chosen. */
export interface ChosenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Keeps a file until its players are invited or it is given up. */
export async function keepFile(place: DraftPlace, { name, bytes }: ChosenFile): Promise<void> {
  const packed = await through(bytes, new CompressionStream('gzip'));
  keepDraft(place, { name, packed: btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join('')) });
}

/** The file that was kept; null for none, or one that cannot be read any more. */
export async function readKeptFile(place: DraftPlace): Promise<ChosenFile | null> {
  const kept = readDraft(place) as { name?: unknown; packed?: unknown } | undefined;
  if (typeof kept?.name !== 'string' || typeof kept.packed !== 'string') return null;
  try {
    const packed = Uint8Array.from(atob(kept.packed), (character) => character.charCodeAt(0));
    return { name: kept.name, bytes: await through(packed, new DecompressionStream('gzip')) };
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
