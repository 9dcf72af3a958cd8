import { expect, it } from 'vitest';
import { coalesceReads } from './coalesce-reads.ts';
import type { Database } from './database.ts';

const [db, other] = [{} as Database, {} as Database];

/** A read that ends on command, and counts how often it began. */
function slowRead() {
  const begun: { end: (answer: number) => void; fail: (error: Error) => void }[] = [];
  const read = coalesceReads(
    () => new Promise<number>((resolve, reject) => begun.push({ end: resolve, fail: reject })),
  );
  return { begun, read };
}

it('answers callers who come during a read with the next one, which begins afterwards', async () => {
  const { begun, read } = slowRead();
  const first = read(db);
  const others = [read(db), read(db), read(db)];
  expect(begun.length).toBe(1);
  begun[0]?.end(1);
  expect(await first).toBe(1);
  await expect.poll(() => begun.length).toBe(2);
  const later = read(db);
  begun[1]?.end(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await expect.poll(() => begun.length).toBe(3);
  begun[2]?.end(3);
  expect(await later).toBe(3);
});

it('reads at once when no read is running, on each database by itself', async () => {
  const { begun, read } = slowRead();
  const [one, two] = [read(db), read(other)];
  expect(begun.length).toBe(2);
  begun[0]?.end(1);
  begun[1]?.end(2);
  expect(await Promise.all([one, two])).toEqual([1, 2]);
  const again = read(db);
  expect(begun.length).toBe(3);
  begun[2]?.end(3);
  expect(await again).toBe(3);
});

it('rejects only the callers of a read that fails', async () => {
  const { begun, read } = slowRead();
  const [first, second] = [read(db), read(db)];
  begun[0]?.fail(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.end(2);
  expect(await second).toBe(2);
});
