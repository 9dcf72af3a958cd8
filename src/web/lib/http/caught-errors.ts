// Which errors that an error boundary caught are worth a line in the console.

import { ApiError } from './api-error.ts';

/** For React's roots: a failed call is shown on its screen and is no fault of the code; everything else is printed. */
export function reportCaughtError(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error);
}
