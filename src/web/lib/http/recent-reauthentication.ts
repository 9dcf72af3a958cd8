// Calls that are refused until the person has proved once more that it is they: who asks them, and how the calls go on.

import { createListeners } from '#web/lib/listeners.ts';
import { ApiError } from './api-error.ts';

/** A question that is open, and how it ends; null while there is none. */
type Question = { answer: (isProved: boolean) => void } | null;

const { subscribe, notify } = createListeners();
let question: Question = null;
let asked: Promise<boolean> | null = null;
let askers = 0;

/** For the one dialog that asks: whether it is wanted, and what came of it. */
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
 * Makes a call, and where it is refused until the person proves that it is they, asks them and makes it once more. Calls that are
 * refused at the same moment wait for one question.
 *
 * @throws what the call throws; the refusal itself where the person does not prove it
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
