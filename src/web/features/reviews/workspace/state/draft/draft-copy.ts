// The copies of a review that have not reached the server, on this device: one of each window that wrote.

import { areDraftsOver, draftKey } from '#web/lib/drafts.ts';
import { draftTable } from '../draft-table.ts';
import type { DraftCopy } from './draft-saver-ports.ts';

const tables = new Map<string, ReturnType<typeof draftTable>>();

function tableOf(owner: string) {
  const table = tables.get(owner) ?? draftTable(owner, 'reviews', 'copies');
  tables.set(owner, table);
  return table;
}

/**
 * The copies of one review, those of an owner of drafts. They are kept in the browser's database, which writes them to the disk at once.
 * Where a browser has none, the latest is kept in its small storage, which may be seconds behind.
 */
export function draftCopies(owner: string, videoId: string) {
  const table = tableOf(owner);
  const keyOf = (window: string) => `${videoId} ${window}`;
  const all = () => IDBKeyRange.bound(keyOf(''), keyOf('\uffff'));
  /** Empty where the database has a copy: a sign for the sign-in screen, which cannot wait for that. */
  const small = smallPlace(draftKey(owner, `review:${videoId}`));

  return {
    /** The stored texts, to be read by `stored-copy.ts`. */
    async texts(): Promise<string[]> {
      const texts: string[] = await table('readonly', (copies) => copies.getAll(all())).catch(() => []);
      const text = small.get();
      return text ? [...texts, text] : texts;
    },

    /** Keeps a copy instead of the one before of the same window. Whether the device has it: it may have no room, or keep nothing. */
    async write(copy: DraftCopy): Promise<boolean> {
      if (areDraftsOver()) return true;
      const text = JSON.stringify(copy);
      try {
        await table('readwrite', (copies) => copies.put(text, keyOf(copy.window)));
        if (!small.get()) small.set('');
        return true;
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        return !isFull && small.set(text);
      }
    },

    /** Takes away the copy of a window; those of others stay. */
    async remove(window: string): Promise<void> {
      const text = small.get();
      if (text && windowOf(text) === window) small.remove();
      try {
        await table('readwrite', (copies) => copies.delete(keyOf(window)));
        const left = await table('readonly', (copies) => copies.count(all()));
        if (left === 0 && small.get() === '') small.remove();
      } catch {
        // What keeps nothing has nothing to lose.
      }
    },
  };
}

/** A place in the browser's small storage, which may be full or forbidden. */
function smallPlace(key: string) {
  return {
    get(): string | null {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    set(text: string): boolean {
      try {
        localStorage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    remove: () => localStorage.removeItem(key),
  };
}

/** The window that wrote a stored text; empty for texts of before, which name none. */
function windowOf(text: string): string {
  try {
    return (JSON.parse(text) as { window?: string }).window ?? '';
  } catch {
    return '';
  }
}
