// The storage of drafts: in this browser, for a month.

import { draftPrefix } from '#web/lib/drafts.ts';

/** Where a draft lies. A visitor's ends with the tab, so that the next person at this browser does not find it. */
export interface DraftLocation {
  key: string;
  endsWithTab: boolean;
}

interface Stored {
  /** When it was kept, in milliseconds. */
  at: number;
  draft: unknown;
}

/** Milliseconds after which a draft is no longer offered. */
const lifetime = 30 * 24 * 60 * 60 * 1000;
/** Drafts in one browser; of more, the oldest go. */
const most = 100;

const storageOf = ({ endsWithTab }: DraftLocation) => (endsWithTab ? sessionStorage : localStorage);

/** What is kept there; undefined where nothing is, or only something too old. */
export function readDraft(place: DraftLocation): unknown {
  try {
    const stored = storedUnder(place.key, storageOf(place));
    return stored && !isOld(stored) ? stored.draft : undefined;
  } catch {
    // Storage is unavailable.
    return undefined;
  }
}

/** Keeps a draft. Where there is no room, older ones make it; what cannot be kept is still on the screen. */
export function keepDraft(place: DraftLocation, draft: unknown): void {
  const { key } = place;
  const text = JSON.stringify({ at: Date.now(), draft } satisfies Stored);
  try {
    const storage = storageOf(place);
    if (storage.getItem(key) === null) tidy(storage);
    const removed: { key: string; text: string }[] = [];
    while (!isWritten(storage, key, text)) {
      const oldest = storedIn(storage).findLast((one) => one.key !== key);
      if (!oldest) {
        for (const one of removed) isWritten(storage, one.key, one.text);
        return;
      }
      removed.push({ key: oldest.key, text: storage.getItem(oldest.key) ?? '' });
      storage.removeItem(oldest.key);
    }
  } catch {
    // Storage is unavailable.
  }
}

/** Forgets a draft, once it has arrived or was given up. */
export function forgetDraft(place: DraftLocation): void {
  try {
    storageOf(place).removeItem(place.key);
  } catch {
    // Nothing was kept either.
  }
}

function isWritten(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    // It is full.
    return false;
  }
}

/** Makes room for another draft. */
function tidy(storage: Storage): void {
  for (const [index, stored] of storedIn(storage).entries()) {
    if (isOld(stored) || index >= most - 1) storage.removeItem(stored.key);
  }
}

/** All that is kept in this way, the latest first. What else lies among the drafts (reviews, recordings) has rules of its own. */
function storedIn(storage: Storage): (Stored & { key: string })[] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(draftPrefix))
    .flatMap((key) => {
      const stored = storedUnder(key, storage);
      return stored ? [{ key, ...stored }] : [];
    })
    .toSorted((one, other) => other.at - one.at);
}

function storedUnder(key: string, storage: Storage): Stored | undefined {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Stored> | null;
    return typeof stored?.at === 'number' && 'draft' in stored ? { at: stored.at, draft: stored.draft } : undefined;
  } catch {
    return undefined;
  }
}

function isOld({ at }: Stored): boolean {
  return at <= Date.now() - lifetime;
}
