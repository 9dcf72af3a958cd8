// Files made in a thread of their own.

import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { createRenderThread } from './render-thread.ts';

/** A thread that answers with what it was sent, does not answer "wait", falls over "fail", and fills its memory on "fill". */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (word) => {
      const held = [];
      while (word === 'fill') held.push(Array.from({ length: 10_000 }, () => ({})));
      if (word === 'fail') throw new Error('no paper');
      if (word !== 'wait') parentPort.postMessage(new TextEncoder().encode(word + ' ' + threadId));
    });
  `)}`,
);
const words = (file: Buffer) => file.toString().split(' ');

it('the thread works one task at a time', async () => {
  const make = createRenderThread(script);
  const [first, thread] = words(await make('one'));
  expect([first, words(await make('two'))]).toEqual(['one', ['two', thread]]);
});

it('the thread restarts after failures and timeouts', async () => {
  const limits = { idleMs: 60_000, timeoutMs: 60_000, memoryMb: 64 };
  const make = createRenderThread(script, limits);
  await expect(make('fail')).rejects.toThrow('no paper');
  const [, second] = words(await make('again'));
  // What is never answered takes too long on any machine.
  limits.timeoutMs = 10;
  await expect(make('wait')).rejects.toThrow('A document took longer than 10 ms.');
  limits.timeoutMs = 60_000;
  const [word, third] = words(await make('again'));
  expect([word, third === second]).toEqual(['again', false]);
});

it('the thread is replaced when it takes too much memory', async () => {
  const make = createRenderThread(script, { idleMs: 60_000, timeoutMs: 600_000, memoryMb: 32 });
  const [filling, next] = await Promise.allSettled([make('fill'), make('next')]);
  expect(filling).toMatchObject({ status: 'rejected', reason: { code: 'ERR_WORKER_OUT_OF_MEMORY' } });
  expect(next.status === 'fulfilled' && words(next.value)[0]).toBe('next');
});

it('the thread ends when idle', async () => {
  const end = vi.spyOn(Worker.prototype, 'terminate');
  const make = createRenderThread(script, { idleMs: 10, timeoutMs: 60_000, memoryMb: 64 });
  const [, first] = words(await make('one'));
  await vi.waitFor(() => expect(end).toHaveBeenCalled(), { timeout: 30_000 });
  end.mockRestore();
  const [, second] = words(await make('two'));
  expect(second).not.toBe(first);
});
