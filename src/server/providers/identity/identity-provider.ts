// The port to whoever signs people in besides us: send the browser there, and learn who came back.

/** What must be remembered between sending someone off and their return; it ties the answer to this browser. */
export interface SignInAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Seconds since 1970. */
  startedAt: number;
  /** Whether the person must prove themselves again, even where the provider still knows them. */
  mustBeFresh: boolean;
}

/** Someone as the provider vouches for them. */
export interface ProvedIdentity {
  issuer: string;
  /** The issuer's own name for the person: never changes, never passes to someone else. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  pictureUrl: string | null;
}

export interface IdentityProvider {
  /** The address to send the browser to, and what to remember until it comes back. */
  start(options: { mustBeFresh: boolean }): Promise<{ url: string; attempt: SignInAttempt }>;
  /**
   * Who came back, once every check has passed.
   *
   * @param search query string with which the provider sent the browser back
   * @throws IdentityRefused for whatever is missing, wrong, forged, used or late
   */
  finish(search: string, attempt: SignInAttempt): Promise<ProvedIdentity>;
}

/** Nobody came back who could be believed. */
export class IdentityRefused extends Error {
  /** Whether the person themselves turned back. */
  readonly isCancelled: boolean;

  /** @param reason for the log: never holds tokens or claims */
  constructor(reason: string, options: { isCancelled?: boolean } = {}) {
    super(reason);
    this.name = 'IdentityRefused';
    this.isCancelled = options.isCancelled ?? false;
  }
}
