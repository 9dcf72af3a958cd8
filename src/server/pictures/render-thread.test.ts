// Files made in a thread of their own.

import { expect, it } from 'vitest';
import { createRenderThread } from './render-thread.ts';

/** A thread that answers with what it was sent, does not answer "wait", and falls over "fail". */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (word) => {
      if (word === 'fail') throw new Error('no paper');
      if (word !== 'wait') parentPort.postMessage(new TextEncoder().encode(word + ' ' + threadId));
    });
  `)}`,
);
const words = (file: Buffer) => file.toString().split(' ');

it('answers from one thread, one piece of work after the other', async () => {
  const make = createRenderThread(script);
  const [first, thread] = words(await make('one'));
  expect([first, words(await make('two'))]).toEqual(['one', ['two', thread]]);
});

it('begins anew after a failure, and after work that takes too long', async () => {
  const make = createRenderThread(script, { idle: 1000, longest: 300 });
  await expect(make('fail')).rejects.toThrow('no paper');
  const [, second] = words(await make('again'));
  await expect(make('wait')).rejects.toThrow('A document took longer than 300 ms.');
  const [word, third] = words(await make('again'));
  expect([word, third === second]).toEqual(['again', false]);
});

it('ends a thread that has nothing to do', async () => {
  const make = createRenderThread(script, { idle: 10, longest: 5000 });
  const [, first] = words(await make('one'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const [, second] = words(await make('two'));
  expect(second).not.toBe(first);
});
