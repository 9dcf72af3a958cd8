// Reports unexpected errors to Sentry or a server with its protocol: what failed and where, without personal data.

import { randomUUID } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { boundedFetch } from './providers/bounded-fetch.ts';

/** Reports unexpected errors. */
export interface ErrorReports {
  /** @param where the address pattern or job name */
  report(error: unknown, where: string): void;
  /** Waits a moment for reports under way. */
  close(): Promise<void>;
}

/** For programs and installations without a receiver. */
export const noReports: ErrorReports = { report: () => {}, close: async () => {} };

/** The same error at the same place is reported once in so many milliseconds. */
const sameErrorMs = 60_000;
/** Most reports per minute: nobody reads a flood. */
const maxPerMinute = 20;
const answerTimeoutMs = 5_000;
/** Only status and one header of the answer matter. */
const ask = boundedFetch(0);
/** The longest silence that a receiver can ask for, in seconds. */
const maxSilence = 3600;
/** How long a stopping server waits for reports, in milliseconds. */
const closeTimeoutMs = 1_000;
const maxFrames = 30;

/** Reports to the configured address; `noReports` without one. */
export function createErrorReports(
  { errorReports, environment }: Pick<Config, 'errorReports' | 'environment'>,
  log: Pick<FastifyBaseLogger, 'debug'>,
): ErrorReports {
  if (errorReports === null) return noReports;
  const { url, key } = errorReports;
  const lastReported = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  let silentUntil = 0;
  let minute = { begun: 0, count: 0 };

  function matchesSearch(event: ReportedEvent): boolean {
    const now = performance.now();
    if (now < silentUntil) return false;
    if (now - minute.begun > 60_000) {
      minute = { begun: now, count: 0 };
      lastReported.clear();
    }
    const name = JSON.stringify([event.transaction, event.exception.values]);
    const before = lastReported.get(name);
    if (minute.count >= maxPerMinute || (before !== undefined && now - before < sameErrorMs)) return false;
    minute.count += 1;
    lastReported.set(name, now);
    return true;
  }

  async function send(event: ReportedEvent): Promise<void> {
    const eventId = randomUUID().replaceAll('-', '');
    const moment = new Date().toISOString();
    const lines = [
      { event_id: eventId, sent_at: moment },
      { type: 'event' },
      { event_id: eventId, timestamp: moment, platform: 'node', level: 'error', environment, ...event },
    ];
    try {
      const answer = await ask(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=pala/1, sentry_key=${key}`,
        },
        body: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      await answer.body?.cancel();
      // The receiver asks for silence.
      if (answer.status === 429)
        silentUntil = performance.now() + 1000 * Math.min(Number(answer.headers.get('retry-after')) || 60, maxSilence);
    } catch (error) {
      log.debug({ err: error }, 'an error could not be reported');
    }
  }

  return {
    report(thrown, where) {
      const event = describe(thrown, where);
      if (!matchesSearch(event)) return;
      const sending = send(event).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, closeTimeoutMs);
      });
      await Promise.race([Promise.allSettled(underWay), late]).finally(() => clearTimeout(timer));
    },
  };
}

interface ReportedEvent {
  transaction: string;
  exception: { values: { type: string; value: string; stacktrace?: { frames: Frame[] } }[] };
}

interface Frame {
  function: string;
  filename: string;
  lineno: number;
  colno: number;
  in_app: boolean;
}

/** An error and its causes, in the protocol's order: causes first. */
function describe(error: unknown, where: string): ReportedEvent {
  const values: ReportedEvent['exception']['values'] = [];
  for (let one = error; one instanceof Error && values.length < 5; one = one.cause) {
    const frames = framesOf(one.stack ?? '');
    values.unshift({
      type: one.name,
      value: withoutPeople(one.message, one),
      ...(frames.length > 0 && { stacktrace: { frames } }),
    });
  }
  if (values.length === 0) values.push({ type: typeof error, value: 'thrown, and no error' });
  return { transaction: where, exception: { values } };
}

/**
 * A message without personal data: no values of a statement, addresses, ids, numbers, or quoted text. Names in single quotation marks in
 * the engine's own messages are the program's and stay.
 */
function withoutPeople(message: string, error: Error): string {
  // A failed statement contains its values; PostgreSQL's reason follows as its cause.
  const [said = ''] = message.split(/\nparams:/, 1);
  const isEngineError = error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
  return said
    .replaceAll(/"[^"]*("|$)/g, (quoted) =>
      /^"[a-z_]+"$/.test(quoted) && said.startsWith('Failed query') ? quoted : '"…"',
    )
    .replaceAll(/'[^']*('|$)/g, (quoted) =>
      isEngineError && /^'[A-Za-z_$][\w$]{0,40}'$/.test(quoted) ? quoted : "'…'",
    )
    .replaceAll(/\S+@\S+/g, '[address]')
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '[link]')
    .replaceAll(/\b[\da-f]{8}-[\da-f-]{27}\b/gi, '[id]')
    .replaceAll(/\d{3,}/g, '[number]')
    .slice(0, 1_000);
}

const frameLine = /^\s+at (?:(?:async )?(.+?) \()?(?:file:\/\/)?([^()]+?):(\d+):(\d+)\)?$/;

/** The frames of a stack, the outermost first; paths are relative to the program's folder. */
function framesOf(stack: string): Frame[] {
  const frames: Frame[] = [];
  for (const line of stack.split('\n')) {
    const [, name = '?', file, row, column] = frameLine.exec(line) ?? [];
    if (file === undefined || frames.length === maxFrames) continue;
    const filename = file.startsWith('node:') ? file : relative(process.cwd(), file).split(sep).join('/');
    const isOurs = !file.startsWith('node:') && !file.includes('node_modules');
    frames.push({ function: name, filename, lineno: Number(row), colno: Number(column), in_app: isOurs });
  }
  return frames.toReversed();
}
