// Repeats calls that need reauthentication, after asking the person.

import { createListeners } from '#web/lib/listeners.ts';
import { ApiError } from './api-error.ts';

/** The open question and its answer; null while there is none. */
type Question = { answer: (isProved: boolean) => void } | null;

const { subscribe, notify } = createListeners();
let question: Question = null;
let asked: Promise<boolean> | null = null;
let askers = 0;

/** The store for the reauthentication dialog. */
export const openReauthentication = {
  /** While someone listens, there is a dialog to ask with. */
  subscribe(listener: () => void): () => void {
    askers += 1;
    const leave = subscribe(listener);
    return () => {
      askers -= 1;
      leave();
    };
  },
  current: (): Question => question,
};

/**
 * Makes a call; if it needs reauthentication, asks the person and repeats it. Concurrent calls share one question.
 *
 * @throws what the call throws; the refusal itself if the person cancels
 */
export async function withProof<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code === 'proof_needed';
    if (!isRefused || askers === 0 || !(await ask())) throw error;
    return make();
  }
}

function ask(): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    question = {
      answer: (isProved) => {
        question = null;
        asked = null;
        notify();
        resolve(isProved);
      },
    };
    notify();
  });
  return asked;
}
