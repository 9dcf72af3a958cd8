// A fake of Stripe's API on loopback: answers the adapter's requests in Stripe's form, and records them.

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request: the form of Stripe's library, by key. */
export interface AskedStripe {
  method: string;
  path: string;
  form: Record<string, string>;
  idempotencyKey: string | undefined;
  version: string | undefined;
}

/** An answer, or none: the connection is closed. */
type Answer = { status?: number; body: object } | { hangUp: true };

/** The fake's answers; tests replace single ones. */
export type StripeAnswers = Record<string, (asked: AskedStripe) => Answer>;

export interface FakeStripe {
  url: string;
  asked: AskedStripe[];
  answers: StripeAnswers;
  close(): Promise<void>;
}

/** Opens the fake on a free port. Answers are looked up by "METHOD /path", with `*` for an id. */
export async function openFakeStripe(): Promise<FakeStripe> {
  const asked: AskedStripe[] = [];
  const answers: StripeAnswers = {};
  const server = createServer((request, response) => {
    void readRequest(request).then((one) => {
      asked.push(one);
      const key = `${one.method} ${one.path.replaceAll(/\/(sub|cs|in|cus)_\w+/g, '/*')}`;
      const answer = answers[key]?.(one) ?? missing(key);
      if ('hangUp' in answer) {
        request.socket.destroy();
        return;
      }
      const { status = 200, body } = answer;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function missing(key: string): Answer {
  return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: key } } };
}

async function readRequest(request: IncomingMessage): Promise<AskedStripe> {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.test');
  return {
    method: request.method ?? '',
    path: pathname,
    form: { ...Object.fromEntries(searchParams), ...Object.fromEntries(new URLSearchParams(text)) },
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    version: request.headers['stripe-version'] as string | undefined,
  };
}
