// Error reports, as a server with Sentry's protocol receives them.

import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createErrorReports } from './error-reports.ts';
import { createLog } from './log.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  lines: Record<string, unknown>[];
}

const received: Received[] = [];
let status = 200;
let receiver: Server;
let dsn: string;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const lines = Buffer.concat(chunks).toString().trimEnd().split('\n');
      const { method, url, headers } = request;
      received.push({ method, url, headers, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) });
      response.writeHead(status, { 'retry-after': '60' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  dsn = `http://abcdef0123@127.0.0.1:${(receiver.address() as AddressInfo).port}/errors/42`;
});
afterAll(() => receiver.close());
beforeEach(() => {
  received.length = 0;
  status = 200;
});

const make = () => createErrorReports(readConfig({ SENTRY_DSN: dsn }), createLog('silent'));

it('reports go to the project in an envelope, with what failed and where', async () => {
  const reports = make();
  reports.report(new TypeError("Cannot read properties of undefined (reading 'score')"), 'GET /api/videos/:videoId');
  await reports.close();
  expect(received).toHaveLength(1);
  const [{ method, url, headers, lines } = {} as Received] = received;
  expect([method, url]).toEqual(['POST', '/errors/api/42/envelope/']);
  expect(headers['content-type']).toBe('application/x-sentry-envelope');
  expect(headers['x-sentry-auth']).toMatch(/^Sentry sentry_version=7, sentry_client=pala\/1, sentry_key=abcdef0123$/);
  const [envelope, item, event] = lines;
  expect(envelope).toEqual({ event_id: expect.stringMatching(/^[\da-f]{32}$/), sent_at: expect.any(String) });
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: envelope?.['event_id'],
    platform: 'node',
    level: 'error',
    transaction: 'GET /api/videos/:videoId',
    exception: { values: [{ type: 'TypeError', value: "Cannot read properties of undefined (reading 'score')" }] },
  });
  const { values } = (
    event as { exception: { values: { stacktrace: { frames: { filename: string; in_app: boolean }[] } }[] } }
  ).exception;
  const last = values[0]?.stacktrace.frames.at(-1);
  expect(last).toMatchObject({
    filename: 'src/server/error-reports.test.ts',
    in_app: true,
    lineno: expect.any(Number),
  });
});

it('reports contain no personal data', async () => {
  const reports = make();
  const id = '0198b1c5-3b1e-7aaa-8bbb-0123456789ab';
  const cause = new Error(`invalid input syntax for type uuid: "Anna Berg"`);
  reports.report(
    new Error(
      `Failed query: select "first_name" from "users" where "email" = $1 and city = 'Odense'\nparams: anna@pala.test,${id}`,
      { cause },
    ),
    'POST /api/auth/login',
  );
  reports.report(
    new Error(`550 no mailbox <anna@pala.test> at smtp://user:pass@mail.example, ${id}, tel 20304050`),
    'job some-mail',
  );
  reports.report(new SyntaxError(`Unexpected token 'A', "Anna Berg writes" is not valid JSON`), 'job other');
  reports.report({ email: 'anna@pala.test' }, 'job third');
  await reports.close();
  expect(received).toHaveLength(4);
  const text = JSON.stringify(received.map(({ lines }) => lines[2]));
  for (const secret of [
    'Anna',
    'anna',
    'pala.test',
    id,
    'Odense',
    'pass',
    'mail.example',
    '20304050',
    '/root',
    process.cwd(),
  ]) {
    expect(text).not.toContain(secret);
  }
  expect(text).toContain('Failed query: select');
});

it('reports are few: one per error, and none while the receiver asks for silence', async () => {
  const reports = make();
  for (let time = 0; time < 10; time += 1) reports.report(new Error('the same'), 'GET /');
  await reports.close();
  expect(received).toHaveLength(1);
  for (let number = 0; number < 100; number += 1) reports.report(new Error('another'), `GET /${number}`);
  await reports.close();
  expect(received.length).toBeLessThanOrEqual(20);

  status = 429;
  const [before, patient] = [received.length, make()];
  patient.report(new Error('first'), 'GET /');
  await patient.close();
  patient.report(new Error('second'), 'GET /');
  await patient.close();
  expect(received).toHaveLength(before + 1);
});

it('reports stop nothing without a receiver', async () => {
  const reports = createErrorReports(readConfig({ SENTRY_DSN: 'http://key@127.0.0.1:9/1' }), createLog('silent'));
  reports.report(new Error('lost'), 'GET /');
  await expect(reports.close()).resolves.toBeUndefined();
});
