// Sign-in with an OpenID provider (Google): authorization code flow with PKCE, state and nonce.

import * as oidc from 'openid-client';
import { redirects } from '#contract/redirects.ts';
import type { Config } from '#server/config.ts';
import { boundedFetch } from '#server/providers/bounded-fetch.ts';
import { type IdentityProvider, IdentityRefused, type ProvedIdentity } from './identity-provider.ts';

/** Timeout for the provider in seconds; short, because the person is waiting. */
const timeoutSeconds = 10;
/** Enough for the provider's keys, its longest answer. */
const fetchAnswer = boundedFetch(256 * 1024);

/** Connects to the configured provider, or null. Makes no requests before the first sign-in. */
export function createIdentityProvider(config: Pick<Config, 'google' | 'publicUrl'>): IdentityProvider | null {
  if (config.google === null) return null;
  const discover = rememberSuccess(() => discoverProvider(config.google as NonNullable<Config['google']>));
  const callback = config.publicUrl + redirects.googleCallback.path;

  return {
    async start({ mustBeFresh }) {
      const provider = await discover();
      const attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
        startedAt: nowInSeconds(),
        mustBeFresh,
      };
      const url = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        ...(mustBeFresh && askAnew),
      });
      return { url: url.href, attempt };
    },

    async finish(search, attempt) {
      try {
        const tokens = await oidc.authorizationCodeGrant(await discover(), new URL(callback + search), {
          pkceCodeVerifier: attempt.codeVerifier,
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          idTokenExpected: true,
          // Fresh means since the attempt began, allowing half a minute of clock difference.
          ...(attempt.mustBeFresh && { maxAge: nowInSeconds() - attempt.startedAt }),
        });
        return readClaims(tokens.claims() as oidc.IDToken);
      } catch (error) {
        const isCancelled = error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
        throw new IdentityRefused(describe(error), { isCancelled });
      }
    },
  };
}

/**
 * Parameters for a fresh sign-in. Google refuses the equivalent `prompt=login`, and returns the time of the sign-in only if that claim is
 * requested by name.
 */
const askAnew = {
  max_age: '0',
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
};

async function discoverProvider(google: NonNullable<Config['google']>): Promise<oidc.Configuration> {
  const issuer = new URL(google.issuer);
  const isOnThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);
  return oidc.discovery(issuer, google.clientId, google.clientSecret, undefined, {
    timeout: timeoutSeconds,
    // The library sends forms only.
    [oidc.customFetch]: (address, { body, ...options }) =>
      fetchAnswer(address, { ...options, body: body as URLSearchParams | null }),
    execute: [
      // The token comes directly from the provider; its signature is checked anyway.
      oidc.enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' && isOnThisMachine ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

/** Concurrent callers share one request; a failure is not cached. */
function rememberSuccess<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}

function readClaims(claims: oidc.IDToken): ProvedIdentity {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : null);
  // OpenID Connect allows at most 255 ASCII characters; control characters are refused, because databases cannot store them.
  if (!/^[ -~]{1,255}$/.test(claims.sub)) throw new Error('the subject is not one');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text('email'),
    isEmailVerified: claims['email_verified'] === true,
    firstName: text('given_name') ?? text('name') ?? '',
    lastName: text('family_name') ?? '',
    pictureUrl: text('picture'),
  };
}

/** The error for the log, without the library's details, which contain claims and answers. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${code}: ${error.message}` : error.message;
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
