// Runs CPU-heavy work in a worker thread, so that the server stays responsive.

import { Worker } from 'node:worker_threads';
import { takeTurns } from '#server/pictures/take-turns.ts';

/** Idle and task timeouts in milliseconds, and the memory limit. */
const defaultLimits = { idleMs: 60_000, timeoutMs: 60_000, memoryMb: 384 };

/**
 * Makes files in a thread that is started when the first one is asked for, one at a time. What fails, or takes too long or too much memory,
 * ends the thread; the next piece of work gets a new one.
 *
 * @param script the thread's program: it answers each message (facts that can be cloned) with one `Uint8Array`
 */
export function createRenderThread(script: URL, limits = defaultLimits): (facts: unknown) => Promise<Buffer> {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    const ended = thread;
    thread = null;
    await ended?.terminate();
  }

  async function make(facts: unknown): Promise<Buffer> {
    clearTimeout(idle);
    thread ??= new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb } });
    try {
      return await answerOf(thread, facts, limits.timeoutMs);
    } catch (error) {
      await end();
      throw error;
    } finally {
      idle = setTimeout(() => void end(), limits.idleMs).unref();
    }
  }

  const inTurn = takeTurns();
  return (facts) => inTurn(() => make(facts));
}

/** Sends facts and waits for the file. The thread keeps the process alive only while working. */
async function answerOf(thread: Worker, facts: unknown, timeoutMs: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const listeners = {
    message: (file: Uint8Array) => resolve(Buffer.from(file.buffer, file.byteOffset, file.byteLength)),
    error: reject,
    exit: () => reject(new Error('The thread that makes documents has ended.')),
  };
  const timer = setTimeout(() => reject(new Error(`A document took longer than ${timeoutMs} ms.`)), timeoutMs);
  thread.ref();
  for (const [event, listener] of Object.entries(listeners)) thread.once(event, listener);
  try {
    thread.postMessage(facts);
    return await promise;
  } finally {
    clearTimeout(timer);
    for (const [event, listener] of Object.entries(listeners)) thread.off(event, listener);
    thread.unref();
  }
}
