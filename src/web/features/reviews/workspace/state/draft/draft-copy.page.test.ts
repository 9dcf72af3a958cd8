// Copies of a review on this device: owner, place and deletion.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { clearDrafts, draftKey, hasDrafts } from '#web/lib/drafts.ts';
import { eventually } from '#web/testing/eventually.ts';
import { draftCopies } from './draft-copy.ts';

const copies = (owner = 'coach') => draftCopies(owner, 'video');
const copyOf = (window: string, finalSummary: string) => ({
  window,
  version: 1,
  writtenBy: [],
  base: emptyReview,
  document: { ...emptyReview, finalSummary },
});
const words = async (of = copies()) =>
  (await of.texts()).map((text) => (JSON.parse(text) as ReturnType<typeof copyOf>).document.finalSummary).toSorted();

beforeEach(() => clearDrafts({ except: 'nobody' }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('each window keeps its latest copy, and deletes no other', async () => {
  await copies().write(copyOf('one', 'First'));
  await copies().write(copyOf('two', 'Second'));
  await copies().write(copyOf('one', 'First, and more'));
  expect(await words()).toEqual(['First, and more', 'Second']);
  await copies().remove('one');
  expect(await words()).toEqual(['Second']);
  expect(hasDrafts()).toBe(true);
  await copies().remove('two');
  expect(await words()).toEqual([]);
  expect(hasDrafts()).toBe(false);
});

it('the sign-in screen knows of a copy that is still being written, and of none that failed', async () => {
  const writing = copies().write(copyOf('one', 'Typed as the session ended'));
  expect(hasDrafts()).toBe(true);
  await writing;
  await copies().remove('one');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await copies().write(copyOf('one', 'No room'));
  expect(hasDrafts()).toBe(false);
  put.mockRestore();
});

it('the last of several writes counts, in order of request', async () => {
  const texts = Array.from({ length: 30 }, (_, index) => 'a'.repeat(index));
  await Promise.all(texts.map((text) => copies().write(copyOf('one', text))));
  expect(await words()).toEqual([texts.at(-1)]);
});

it('copies belong to one person and one video', async () => {
  await copies('maja').write(copyOf('one', 'By Maja'));
  await draftCopies('coach', 'another').write(copyOf('one', 'Of another video'));
  expect(await words()).toEqual([]);
  await clearDrafts({ except: 'coach' });
  expect(await words(copies('maja'))).toEqual([]);
  expect(await words(draftCopies('coach', 'another'))).toEqual(['Of another video']);
  await clearDrafts();
  expect(await indexedDB.databases()).toEqual([]);
});

it('an older copy in local storage is found too, and deleted by its empty name', async () => {
  localStorage.setItem(draftKey('coach', 'review:video'), JSON.stringify({ ...copyOf('', 'Old'), window: undefined }));
  expect(await words()).toEqual(['Old']);
  await copies().remove('one');
  expect(await words()).toEqual(['Old']);
  await copies().remove('');
  expect(await words()).toEqual([]);
});

describe('without a browser database', () => {
  it('copies are kept in local storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const kept = draftCopies('someone without a database', 'video');
    expect(await kept.write(copyOf('one', 'Kept all the same'))).toBe(true);
    expect(await words(kept)).toEqual(['Kept all the same']);
    await kept.remove('one');
    expect(await words(kept)).toEqual([]);
  });

  it('nor local storage, nothing is kept and this is reported', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    expect(await draftCopies('someone in a private window', 'video').write(copyOf('one', 'Lost'))).toBe(false);
  });
});

it('without room reports it, and keeps the earlier copy', async () => {
  await copies().write(copyOf('one', 'Before'));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await copies().write(copyOf('one', 'After'))).toBe(false);
  put.mockRestore();
  expect(await words()).toEqual(['Before']);
});

it('continues after another window has deleted the database', async () => {
  await copies().write(copyOf('one', 'Before'));
  await clearDrafts({ except: 'nobody' });
  await eventually(async () => expect(await copies().write(copyOf('one', 'After'))).toBe(true));
  expect(await words()).toEqual(['After']);
});
