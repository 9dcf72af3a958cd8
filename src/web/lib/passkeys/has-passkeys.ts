// Separate from `passkeys.ts`, which loads later.

/** Whether passkeys can be used: the browser supports them, and the address is a name, not an IP address. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^(?:\d+(?:\.\d+){3}|\[.+\])$/.test(window.location.hostname);
}
