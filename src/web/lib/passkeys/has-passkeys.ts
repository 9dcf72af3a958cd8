// Apart from what uses them, which comes later.

/** Whether passkeys can be used here: the browser knows them, and the address has a name, which they are kept under. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^(?:\d+(?:\.\d+){3}|\[.+\])$/.test(window.location.hostname);
}
