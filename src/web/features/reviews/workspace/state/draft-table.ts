// A table of one person's drafts in this browser's database, for what is too large or too dear for its small storage.

import { draftKey } from '#web/lib/drafts.ts';

/** Works on the table. Rejects where the browser keeps nothing, as in some private windows, or has no room left. */
type Run = <T>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => IDBRequest<T>) => Promise<T>;

/**
 * A database for an owner's drafts of one kind, named like other drafts, so that it goes when those go (drafts.ts). It stays open, so that
 * what is written as a window closes is on its way at once; writes are stored in their order.
 */
export function draftTable(owner: string, kind: string, table: string, options: IDBObjectStoreParameters = {}): Run {
  let opened: Promise<IDBDatabase> | undefined;

  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(draftKey(owner, kind), 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table, options));
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? keepsNothing()));
    });
    const forget = () => {
      opened = undefined;
      database.close();
    };
    // Deleting it must not wait for this window; the next write makes a new one.
    database.addEventListener('versionchange', forget);
    database.addEventListener('close', forget);
    return database;
  }

  return async (mode, work) => {
    opened ??= open();
    const opening = opened;
    opening.catch(() => {
      if (opened === opening) opened = undefined;
    });
    // Strict: once it says done, a power cut takes nothing either.
    const transaction = (await opening).transaction(table, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(table));
    // Sent off with what it does, in case the window is gone before it is done.
    transaction.commit();
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? keepsNothing()));
    });
    return request.result;
  };
}

function keepsNothing(): Error {
  return new Error('This browser keeps nothing.');
}
