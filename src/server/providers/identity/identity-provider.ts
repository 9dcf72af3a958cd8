// The port to external identity providers.

/** The state kept until the person returns; it ties the answer to this browser. */
export interface SignInAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Seconds since 1970. */
  startedAt: number;
  /** Whether the person must reauthenticate at the provider. */
  mustBeFresh: boolean;
}

/** A person as verified by the provider. */
export interface ProvedIdentity {
  issuer: string;
  /** The issuer's permanent id of the person. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  pictureUrl: string | null;
}

export interface IdentityProvider {
  /** The address to send the browser to, and what to keep until it returns. */
  start(options: { mustBeFresh: boolean }): Promise<{ url: string; attempt: SignInAttempt }>;
  /**
   * The person who returned, once every check has passed.
   *
   * @param search query string of the return
   * @throws IdentityRefused for anything missing, wrong, forged, used or late
   */
  finish(search: string, attempt: SignInAttempt): Promise<ProvedIdentity>;
}

/** The returned identity was not accepted. */
export class IdentityRefused extends Error {
  /** Whether the person cancelled. */
  readonly isCancelled: boolean;

  /** @param reason for the log: never holds tokens or claims */
  constructor(reason: string, options: { isCancelled?: boolean } = {}) {
    super(reason);
    this.name = 'IdentityRefused';
    this.isCancelled = options.isCancelled ?? false;
  }
}
