// A misbehaving issuer: it hands out any id_token, well signed or not.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface ForgingIssuer {
  issuer: string;
  environment: { GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string; GOOGLE_ISSUER: string };
  /** The id_token of the next answer. */
  idToken: string;
  /** Signs claims correctly. */
  sign(claims: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

/** Starts the issuer. It has no sign-in page: a test calls the callback itself, with any code. */
export async function startForgingIssuer(): Promise<ForgingIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'one' };
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  const running: ForgingIssuer = {
    issuer,
    environment: { GOOGLE_CLIENT_ID: 'pala-test', GOOGLE_CLIENT_SECRET: 'not-much-of-a-secret', GOOGLE_ISSUER: issuer },
    idToken: '',
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      // It even claims that unsigned tokens are fine.
      id_token_signing_alg_values_supported: ['RS256', 'none'],
    }),
    '/keys': () => ({ keys: [key] }),
    '/token': () => ({ access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: running.idToken }),
  };
  http.on('request', (request, response) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer?.() ?? {}));
  });
  return running;
}
