// A real OpenID provider on this machine, instead of Google: for server tests and browser journeys.

import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** A person with an account at the provider. */
export interface ProviderPerson {
  sub: string;
  email: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  picture?: string;
}

export interface LoopbackProvider {
  /** Its settings for Pala. */
  environment: { GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string; GOOGLE_ISSUER: string };
  /** The person at the provider's sign-in page from now on; null for a person who turns back. */
  person: ProviderPerson | null;
  close(): Promise<void>;
}

/**
 * Starts a provider without questions: everyone is signed in as `person` and agrees.
 *
 * @param redirectUri the return address; a loopback address without a port allows any port
 */
export async function startLoopbackProvider(redirectUri: string): Promise<LoopbackProvider> {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const client = { id: 'pala-test', secret: randomBytes(24).toString('base64url') };
  const people = new Map<string, ProviderPerson>();

  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        // Local applications may listen on any port (RFC 8252, section 7.3).
        ...(redirectUri.startsWith('http://127.0.0.1/') && { application_type: 'native' }),
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    // Like Google's, the id_token contains address and names.
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'picture'],
    },
    // Seconds; the provider warns about defaults.
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 60, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ email_verified: true, ...people.get(sub), sub }) }),
    // Everyone agrees.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId as string });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });

  const running: LoopbackProvider = {
    environment: { GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret, GOOGLE_ISSUER: issuer },
    person: null,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };

  async function answerInteraction(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { person } = running;
    if (person) people.set(person.sub, person);
    // For a native application the provider asks for agreement each time.
    const result = person ? { login: { accountId: person.sub }, consent: {} } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  const answer = provider.callback();
  http.on('request', (request, response) => {
    void (request.url?.startsWith('/interaction/') ? answerInteraction(request, response) : answer(request, response));
  });
  return running;
}
