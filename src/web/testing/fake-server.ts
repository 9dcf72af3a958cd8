// A server for tests of screens: endpoints are answered by name, typed from the table.

import { expect } from 'vitest';
import type { Answer, EndpointDefinition, SentBody, SentParams, SentQuery } from '#contract/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '#contract/endpoints.ts';
import { type ErrorBody, type ErrorCode, errorCatalogue } from '#contract/errors.ts';

/** What arrived at the fake server in one call. */
export interface Received<E extends EndpointDefinition> {
  params: SentParams<E>;
  query: SentQuery<E>;
  body: SentBody<E>;
  headers: Headers;
}

/** An error answer; make one with `failure`. */
class Failure {
  readonly body: ErrorBody;
  constructor(body: ErrorBody) {
    this.body = body;
  }
}

/** A page of a list whose answer is the rows themselves; make one with `pageOf`. */
class LinkedPage<A> {
  readonly rows: A;
  readonly next: string;
  constructor(rows: A, next: string) {
    this.rows = rows;
    this.next = next;
  }
}

type GivenAnswer<E extends EndpointDefinition> = Answer<E> | LinkedPage<Answer<E>> | Failure;
type FakeAnswer<E extends EndpointDefinition> =
  | GivenAnswer<E>
  | ((received: Received<E>) => GivenAnswer<E> | Promise<GivenAnswer<E>>);

/** Answers by endpoint name: the answer itself, a `failure`, or a function of what was sent (which may wait). */
export type Answers = { [Name in EndpointName]?: FakeAnswer<Endpoints[Name]> };

/** Lets an endpoint fail with a catalogued error: `listVideos: failure('internal')`. */
export function failure(code: ErrorCode, details: Partial<ErrorBody> = {}): Failure {
  return new Failure({ code, message: errorCatalogue[code].message, ...details });
}

/** A page that another one follows, for lists whose answer is the rows themselves: the server tells where in its `Link` header. */
export function pageOf<Row>(rows: Row[], next: string): LinkedPage<Row[]> {
  return new LinkedPage(rows, next);
}

let realFetch: typeof window.fetch | undefined;
let unexpected: string[] = [];
/** Answers that someone is reading. */
const reading = new Set<Response>();

/** Answers every call to `/api` from now until the end of the test. A call without an answer fails the test. */
export function fakeServer(answers: Answers) {
  const calls: { name: EndpointName; received: unknown }[] = [];
  const beyond = realFetch ?? window.fetch;
  realFetch = beyond;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (!url.pathname.startsWith('/api/')) return beyond(input, init);
    const method = init?.method ?? 'GET';
    const found = findEndpoint(method, url);
    const answer = found && answers[found.name];
    if (!found || !(found.name in answers)) {
      unexpected.push(`${method} ${url.pathname} (${found?.name ?? 'not in the table'})`);
      return errorResponse(failure('not_found'));
    }
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const received = {
      params: found.params,
      query: Object.fromEntries(url.searchParams),
      body,
      headers: new Headers(init?.headers),
    };
    calls.push({ name: found.name, received });
    const given = await (typeof answer === 'function' ? answer(received as never) : answer);
    init?.signal?.throwIfAborted();
    return whoseReadingIsSeen(responseOf(given, url));
  };
  return {
    /** What was sent to an endpoint, call by call. */
    received: <Name extends EndpointName>(name: Name) =>
      calls.filter((one) => one.name === name).map((one) => one.received as Received<Endpoints[Name]>),
  };
}

/**
 * Resolves once responses are processed. An unmounted screen still works for that long: what it does then, such as keeping
 * a copy of a review in the browser, belongs to the test that has just ended.
 */
export async function responsesProcessed(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve));
  while (reading.size > 0);
}

/** Ends what the fake server answers; fails for calls that had no answer. */
export function stopFakeServer(): void {
  if (realFetch) window.fetch = realFetch;
  realFetch = undefined;
  const seen = unexpected;
  unexpected = [];
  expect(seen, 'calls without a fake answer').toEqual([]);
}

/** From now until the end of the test every write is answered as by a proxy whose server is gone: without words for people. */
export function loseServer(): void {
  const answering = window.fetch;
  window.fetch = async (input, init) =>
    (init?.method ?? 'GET') === 'GET' ? answering(input, init) : new Response('<h1>Bad Gateway</h1>', { status: 502 });
}

function findEndpoint(method: string, url: URL) {
  const candidates = (Object.entries(endpoints) as [EndpointName, EndpointDefinition][])
    .filter(([, endpoint]) => endpoint.method === method)
    // A literal segment wins over a parameter, as on the server.
    .toSorted(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length);
  for (const [name, endpoint] of candidates) {
    const pattern = new RegExp(`^${endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = pattern.exec(decodeURIComponent(url.pathname));
    if (match) return { name, params: { ...match.groups } };
  }
  return undefined;
}

function whoseReadingIsSeen(response: Response): Response {
  const text = response.text.bind(response);
  response.text = async () => {
    reading.add(response);
    try {
      return await text();
    } finally {
      reading.delete(response);
    }
  };
  return response;
}

function responseOf(given: unknown, url: URL): Response {
  if (given instanceof Failure) return errorResponse(given);
  if (given === undefined) return new Response(null, { status: 204 });
  if (!(given instanceof LinkedPage)) return Response.json(given);
  return Response.json(given.rows, { headers: { link: `<${url.pathname}?after=${given.next}>; rel="next"` } });
}

function errorResponse({ body }: Failure): Response {
  return Response.json(body, { status: errorCatalogue[body.code].status });
}
