// Remembers that the session ended by itself in this tab, for the sign-in screen.

const key = 'session-ended';

/** Remembers it until someone signs in. */
export function rememberEndedSession(): void {
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Without storage the sign-in screen only says less.
  }
}

/** Whether the session in this tab ended without being asked to, and nobody has signed in since. */
export function hasSessionEnded(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Someone has signed in, or out on purpose. */
export function forgetEndedSession(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was remembered either.
  }
}
