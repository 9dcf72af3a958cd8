// Sends requests like a browser, and counts the answers.

import { setTimeout as pause } from 'node:timers/promises';

/** An answer; `status` is 0 without one. */
export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
  milliseconds: number;
}

/** Sends a request as a person; never throws. */
export async function ask(
  url: string,
  {
    method = 'GET',
    cookie,
    body,
    headers = {},
    patience = 60_000,
  }: {
    method?: string;
    cookie?: string;
    /** Sent as JSON; a text is sent unchanged. */
    body?: unknown;
    headers?: Record<string, string>;
    /** Timeout in milliseconds. */
    patience?: number;
  } = {},
): Promise<Answer> {
  const started = performance.now();
  const all: Record<string, string> = { ...headers };
  if (cookie) all['cookie'] = cookie;
  if (body !== undefined) all['content-type'] ??= 'application/json';
  try {
    const answer = await fetch(url, {
      method,
      headers: all,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: parse(text),
      headers: answer.headers,
      milliseconds: performance.now() - started,
    };
  } catch {
    return { status: 0, body: null, headers: new Headers(), milliseconds: performance.now() - started };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The `id` in an answer. */
export const idOf = ({ body }: Answer) => String((body as { id?: unknown } | null)?.id);

/** Counts answers by status. */
export function countStatuses() {
  const counts = new Map<number, number>();
  return {
    add: (status: number) => counts.set(status, (counts.get(status) ?? 0) + 1),
    /** Whether only these statuses occurred. */
    only: (...allowed: number[]) => [...counts.keys()].every((status) => allowed.includes(status)),
    of: (status: number) => counts.get(status) ?? 0,
    total: () => [...counts.values()].reduce((sum, one) => sum + one, 0),
    text: () =>
      [...counts]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`)
        .join(', ') || 'none',
  };
}

/** A quantile of sorted durations, in milliseconds as text. */
export function at(durations: readonly number[], share: number): number {
  const sorted = durations.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs so many of the same in parallel until all have ended. */
export async function sideBySide<T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => one(index)));
}

/** Asks again under the same key while the answer is 503, as browsers do, at most for some half a minute. */
export async function insist(request: () => Promise<Answer>): Promise<{ answer: Answer; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const answer = await request();
    if (answer.status !== 503 || tries > 50) return { answer, tries };
    await pause(500);
  }
}
