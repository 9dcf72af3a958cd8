// Calls the server's endpoints, typed from the endpoint registry.

import { queryOptions } from '@tanstack/react-query';
import type { Answer, EndpointDefinition, SentBody, SentParams, SentQuery } from '#contract/endpoint.ts';
import { answerError, networkError } from './api-error.ts';
import { keyUrl, type UrlValues, urlKey } from './query-keys.ts';
import { withProof } from './recent-reauthentication.ts';
import { freshnessOf } from './what-changes.ts';

/** Longest wait for an answer, in milliseconds, unless a call says otherwise. */
const defaultTimeoutMs = 20_000;

/** A part that the endpoint does not have may not be sent; one without required fields may be left out. */
type Part<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : unknown extends T
    ? { [P in K]?: unknown }
    : Record<never, never> extends T
      ? { [P in K]?: T }
      : { [P in K]: T };

/**
 * What a call to an endpoint takes: its parameters, query and body, each as the table types it, and headers of its own, such
 * as the `Idempotency-Key` that makes a submission sent twice count once. `timeoutMs` is the longest wait for an answer, in
 * milliseconds, for what takes longer than other calls.
 */
export type Sent<E extends EndpointDefinition> = Part<'params', SentParams<E>> &
  Part<'query', SentQuery<E>> &
  Part<'body', SentBody<E>> & { headers?: Record<string, string>; timeoutMs?: number };

/** The arguments after the endpoint: none are needed when nothing must be sent. */
type Arguments<T> = Record<never, never> extends T ? [sent?: T] : [sent: T];

interface LooseSent extends UrlValues {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * Calls an endpoint and returns its answer. Sends the session cookie; gives up after 20 seconds by default.
 * Throws an `ApiError` for every answer other than success, and when none comes.
 */
export function call<E extends EndpointDefinition>(
  endpoint: E,
  ...sent: Arguments<Sent<E> & { signal?: AbortSignal }>
): Promise<Answer<E>>;
export async function call(endpoint: EndpointDefinition, sent: LooseSent = {}): Promise<unknown> {
  return (await exchange(endpoint, sent)).answer;
}

/** The id after which the next page starts, from an answer's `Link` header (RFC 8288); null on the last page. */
function nextIn(response: Response): string | null {
  const address = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  return address === undefined ? null : new URL(address, window.location.href).searchParams.get('after');
}

/**
 * Reads a page of a list, which tells where the next one starts in its answer, or in the `Link` header where the answer is the rows
 * themselves. Fails as `call` does.
 */
export async function readPage<E extends EndpointDefinition>(
  endpoint: E,
  sent: UrlValues & { signal?: AbortSignal },
): Promise<{ answer: Answer<E>; next: string | null }> {
  const { answer, response } = await exchange(endpoint, sent);
  const next = Array.isArray(answer) ? nextIn(response) : (answer as { next: string | null }).next;
  return { answer: answer as Answer<E>, next };
}

interface Exchanged {
  answer: unknown;
  response: Response;
}

/** Reauthenticates first where the server requires it. */
function exchange(endpoint: EndpointDefinition, sent: LooseSent): Promise<Exchanged> {
  return withProof(() => exchangeOnce(endpoint, sent));
}

async function exchangeOnce(endpoint: EndpointDefinition, sent: LooseSent): Promise<Exchanged> {
  const limit = AbortSignal.timeout(sent.timeoutMs ?? defaultTimeoutMs);
  const hasBody = endpoint.method !== 'GET' && sent.body !== undefined;
  try {
    const response = await fetch(keyUrl(urlKey(endpoint, sent)), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: { ...sent.headers, Accept: 'application/json', ...(hasBody && { 'Content-Type': 'application/json' }) },
      body: hasBody ? JSON.stringify(sent.body) : null,
      signal: sent.signal ? AbortSignal.any([sent.signal, limit]) : limit,
    });
    if (!response.ok) throw await answerError(response);
    const text = await response.text();
    return { answer: text === '' ? undefined : JSON.parse(text), response };
  } catch (error) {
    // A call that the caller gave up is no failure to report: the query client expects its own abort back.
    if (sent.signal?.aborted || !isFetchFailure(error)) throw error;
    throw networkError(error);
  }
}

/** What a screen reads: query options whose key is the URL, for loaders and for `useSuspenseQuery`. */
export function query<E extends EndpointDefinition>(
  endpoint: E,
  ...sent: Arguments<Part<'params', SentParams<E>> & Part<'query', SentQuery<E>>>
) {
  const values = sent[0] as UrlValues | undefined;
  const read = call as (endpoint: EndpointDefinition, sent: LooseSent) => Promise<Answer<E>>;
  return queryOptions({
    queryKey: urlKey(endpoint, values),
    queryFn: ({ signal }) => read(endpoint, { ...values, signal }),
    ...freshnessOf(endpoint),
  });
}

/**
 * `fetch` rejects with a TypeError when there is no connection, and with a DOMException when it was cut off. What is no JSON comes from a
 * network on the way, which answers with a page of its own.
 */
function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError;
}
