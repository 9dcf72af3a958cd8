// The request log: person, request and outcome in one line, without keys.

import { expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

/** Sends requests to a logging application; returns the lines of answered requests, without the time of day. */
async function linesOf(...requests: { url: string; headers?: Record<string, string> }[]) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  const app = await createApp({ ...test.context, log });
  for (const request of requests) await app.inject({ method: 'GET', ...request });
  await app.close();
  return lines.filter((line) => line['msg'] === 'request');
}

it('logs method, path, status, time, request and person, in one line each', async () => {
  const player = await makePlayer(test.context.db);
  const headers = { cookie: await test.signIn(player), 'x-request-id': 'request-0001' };
  const lines = await linesOf({ url: '/api/auth/user?search=someone@pala.test', headers }, { url: '/api/videos' });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    method: 'GET',
    path: '/api/auth/user',
    status: 200,
    reqId: 'request-0001',
    person: player.id,
  });
  expect(lines[0]?.['ms']).toEqual(expect.any(Number));
  expect(lines[1]).toMatchObject({ path: '/api/videos', status: 401 });
  expect(lines[1]).not.toHaveProperty('person');
});

it('leaves out queries and keys, for known and unknown addresses', async () => {
  const lines = await linesOf(
    { url: '/api/auth/verify-email?token=canary' },
    { url: '/api/calendar/canary.ics?x=1' },
    { url: '/api/calendar/canary/more' },
    { url: '/api/clubs/by-code/canary' },
    { url: '/%61pi/calendar/canary/more' },
    { url: '//api/calendar/canary.ics' },
    { url: '/nowhere?canary=1#canary' },
  );
  expect(lines).toHaveLength(7);
  expect(JSON.stringify(lines)).not.toContain('canary');
});

it('leaves out health checks', async () => {
  expect(await linesOf({ url: '/healthz' }, { url: '/readyz' })).toEqual([]);
});
