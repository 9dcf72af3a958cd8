// The sign-in address.

import { redirects } from '#contract/redirects.ts';

/** Where the browser signs in, coming back to a path of this site afterwards. */
export function loginAddress(returnTo: string): string {
  return `${redirects.login.path}?${new URLSearchParams({ returnTo })}`;
}
