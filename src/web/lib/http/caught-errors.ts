// Which errors that an error boundary caught are worth a line in the console.

import { ApiError } from './api-error.ts';

/** Code that did not arrive, in the words of Chromium, Firefox and Safari. */
const notLoaded = /dynamically imported module|importing a module script/i;

/** For React's roots: a failed call, or code that did not come, is shown on its screen and is no fault of the code; all else is printed. */
export function reportCaughtError(error: unknown): void {
  const isNoFault = error instanceof ApiError || (error instanceof TypeError && notLoaded.test(error.message));
  if (!isNoFault) console.error(error);
}
