// The application for tests: the real one on a real database; only the email port is replaced.

import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Answer, EndpointDefinition, SentBody, SentParams, SentQuery } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Role } from '#domain/people/roles.ts';
import { isScreen, mayOpenScreen, readersOf, screenAt } from '#domain/screen-addresses.ts';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { openReplica } from '#server/db/connection/replica.ts';
import { createEventHub } from '#server/events/event-hub.ts';
import { findAccountByEmail } from '#server/features/accounts/accounts.queries.ts';
import { findGuardedJunior } from '#server/features/people/families/families.queries.ts';
import { toGuardians } from '#server/features/people/families/guardian-mailer.ts';
import { jobHandlers } from '#server/features.ts';
import { createFileStore } from '#server/files/create-file-store.ts';
import { staleReads } from '#server/http/own-writes.ts';
import { insertSession } from '#server/http/sessions/sessions.queries.ts';
import { hashToken, newToken } from '#server/http/sessions/sessions.ts';
import { createJobQueue } from '#server/jobs/queue.ts';
import { createLog } from '#server/log.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { createMeter } from '#server/meter.ts';
import { createAssistant, createChat, openTranscriber } from '#server/providers/assistant/create-assistant.ts';
import { createIdentityProvider } from '#server/providers/identity/openid-provider.ts';
import { createPayments } from '#server/providers/payments/create-payments.ts';
import { createPushSender } from '#server/providers/push/push-sender.ts';
import { makeVapidKeys } from '#server/providers/push/vapid-keys.ts';
import { createVideoInfo } from '#server/providers/video-info/youtube-video-info.ts';
import { borrowTestDatabase } from './database.ts';

/** What a call sends. */
export type Parts<E extends EndpointDefinition> = {
  [K in 'params' | 'query' | 'body']?: { params: SentParams<E>; query: SentQuery<E>; body: SentBody<E> }[K];
} & { headers?: Record<string, string> };

/** An answer: the status, and the body as success and as failure; tests look at the one they expect. */
export interface TestAnswer<T> {
  status: number;
  body: T;
  error: ErrorBody;
  raw: LightMyRequestResponse;
}

export interface TestApp {
  app: FastifyInstance;
  context: Context;
  /** All emails sent so far. */
  mails: Mail[];
  /** Runs all due jobs. */
  runJobs(): Promise<number>;
  /** Gives a person a session; returns the cookie header. */
  signIn(person: { id: string }): Promise<string>;
  /** The cookie header that `call` uses for a person. */
  sessionOf(person: { id: string }): Promise<string>;
  /** Calls an endpoint of the registry as a person, or as a visitor (null). */
  call<E extends EndpointDefinition>(
    person: { id: string } | null,
    endpoint: E,
    parts?: Parts<E>,
  ): Promise<TestAnswer<Answer<E>>>;
}

/** Opens an application for the tests of one file, and closes it after them. */
export function useTestApp(environment: Record<string, string> = {}): TestApp {
  const test = {} as TestApp & { close: () => Promise<void> };
  beforeAll(async () => {
    Object.assign(test, await createTestApp(environment));
  });
  afterAll(() => test.close());
  return test;
}

/** Opens an application; the caller closes it. */
export async function createTestApp(
  environment: Record<string, string>,
): Promise<TestApp & { close: () => Promise<void> }> {
  const config: Config = readConfig({
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    LINK_CHECKS: 'off',
    PUBLIC_URL: 'http://pala.test',
    ...environment,
  });
  const log = createLog(process.env.TEST_LOG_LEVEL ?? 'silent');
  const database = await borrowTestDatabase();
  const replica = config.databaseReadUrl === null ? null : openReplica(config.databaseReadUrl, database.db, () => {});
  const jobs = createJobQueue(database, log, { background: false });
  await jobs.start();
  // Its own files; the folder is made with the first one.
  const dataDir = join(tmpdir(), `pala-test-${newId()}`);
  const mails: Mail[] = [];
  const deadLinks: string[] = [];
  const delivered = {
    send: async (mail: Mail) => {
      mails.push(mail);
      const account = await findAccountByEmail(database.db, mail.to);
      deadLinks.push(...deadLinksOf(mail, config.publicUrl, account?.role ?? null));
    },
  };
  const mailer = toGuardians(delivered, config, (id) => findGuardedJunior(database.db, id));
  const events = createEventHub(database, (error) => log.warn({ err: error }, 'events could not be read'));
  const sessionSecret = config.sessionSecret ?? 'the session secret of the tests';
  const context: Context = {
    config,
    db: database.db,
    databaseAddress: database.address,
    readStale: staleReads(database.db, replica),
    jobs,
    events,
    mailer,
    log,
    setupCode: config.adminSetupCode ?? 'setup-code',
    sessionSecret,
    identity: createIdentityProvider(config),
    assistant: await createAssistant(config, log),
    chat: await createChat(config, log),
    embedder: null,
    transcriber: await openTranscriber(config, log),
    videoInfo: createVideoInfo(config),
    push: createPushSender(makeVapidKeys()),
    payments: await createPayments(config, { db: database.db, sessionSecret }),
    files: createFileStore({ dataDir, filesBucket: config.filesBucket }),
  };
  const app = await createApp(context, { meter: createMeter(database.usage) });
  const cookies = new Map<string, string>();

  async function signIn(person: { id: string }): Promise<string> {
    const token = newToken();
    const session = {
      tokenHash: hashToken(token),
      id: newId(),
      userId: person.id,
      days: 30,
      userAgent: 'test',
      address: '127.0.0.1',
    };
    await insertSession(database.db, session);
    return `pala_session=${token}`;
  }

  async function sessionOf(person: { id: string }): Promise<string> {
    const cookie = cookies.get(person.id) ?? (await signIn(person));
    cookies.set(person.id, cookie);
    return cookie;
  }

  return {
    app,
    context,
    mails,
    signIn,
    sessionOf,
    runJobs: () => jobs.runDue(jobHandlers, context),
    async call(person, endpoint, parts = {}) {
      const cookie = person && (await sessionOf(person));
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String((parts.params as Record<string, unknown> | undefined)?.[name])),
      );
      const raw = await app.inject({
        method: endpoint.method,
        url: path,
        query: parts.query as Record<string, string> | undefined,
        ...(parts.body !== undefined && { payload: JSON.stringify(parts.body) }),
        headers: {
          ...(parts.body !== undefined && { 'content-type': 'application/json' }),
          ...(cookie && { cookie }),
          ...parts.headers,
        },
      });
      const isJson = raw.headers['content-type']?.toString().includes('json') ?? false;
      const body = isJson ? raw.json() : undefined;
      return { status: raw.statusCode, body, error: body as ErrorBody, raw };
    },
    async close() {
      await app.close();
      await events.close();
      await jobs.stop();
      await replica?.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
      expect(deadLinks, 'links in emails that the receiver cannot open').toEqual([]);
    },
  };
}

/** The links of an email to screens that its receiver (null without an account) may not open, or that do not exist. */
function deadLinksOf({ subject, text }: Mail, publicUrl: string, role: Role | null): string[] {
  return (text.match(/https?:\/\/[^\s)]+/g) ?? [])
    .filter((link) => link.startsWith(publicUrl))
    .filter((link) => {
      const { pathname } = new URL(link);
      if (!isScreen(pathname)) return !pathname.startsWith('/api/');
      return role === null ? readersOf(screenAt(pathname)?.address) !== 'anyone' : !mayOpenScreen(role, pathname);
    })
    .map((link) => `“${subject}” to ${role ?? 'nobody known'}: ${link}`);
}
