// Unsaved copies of a review on this device, one per window.

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
 * One owner's copies of one review. They are in the browser's database, which writes to disk at once. Without one, the latest is in local
 * storage, which may be seconds behind.
 */
export function draftCopies(owner: string, videoId: string) {
  const table = tableOf(owner);
  const keyOf = (window: string) => `${videoId} ${window}`;
  const all = () => IDBKeyRange.bound(keyOf(''), keyOf('\uffff'));
  /** Empty if the database has a copy, or is writing it: a sign for the sign-in screen, which cannot wait for the database. */
  const small = smallPlace(draftKey(owner, `review:${videoId}`));

  return {
    /** The stored texts, to parse with `stored-copy.ts`. */
    async texts(): Promise<string[]> {
      const texts: string[] = await table('readonly', (copies) => copies.getAll(all())).catch(() => []);
      const text = small.get();
      return text ? [...texts, text] : texts;
    },

    /** Replaces the window's copy. Returns whether it is stored. */
    async write(copy: DraftCopy): Promise<boolean> {
      if (areDraftsOver()) return true;
      const text = JSON.stringify(copy);
      const before = small.get();
      // The window may be gone before the database has answered.
      if (!before) small.set('');
      try {
        await table('readwrite', (copies) => copies.put(text, keyOf(copy.window)));
        // A deletion on its way may have taken the sign.
        if (!small.get()) small.set('');
        return true;
      } catch (error) {
        if (before === null) small.remove();
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        return !isFull && small.set(text);
      }
    },

    /** Deletes a window's copy; other windows' copies stay. */
    async remove(window: string): Promise<void> {
      const text = small.get();
      if (text && windowOf(text) === window) small.remove();
      try {
        await table('readwrite', (copies) => copies.delete(keyOf(window)));
        const left = await table('readonly', (copies) => copies.count(all()));
        if (left === 0 && small.get() === '') small.remove();
      } catch {
        // No storage, nothing to delete.
      }
    },
  };
}

/** A slot in local storage, which may be full or blocked. */
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
    remove(): void {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing is kept there.
      }
    },
  };
}

/** The window that wrote a stored text; empty for older texts without one. */
function windowOf(text: string): string {
  try {
    return (JSON.parse(text) as { window?: string }).window ?? '';
  } catch {
    return '';
  }
}
