// GET /metrics: access, contents, and that alerts and dashboard use existing metrics.

import { readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { streams } from '#contract/streams.ts';
import { makePlayer, makeVideo } from '#server/testing/factories.ts';
import { type TestApp, useTestApp } from '#server/testing/test-app.ts';

const token = 'a-token-of-the-tests';
const noForeign = [
  ['x-forwarded-for', '198.51.100.7'],
  ['x-forwarded-for', '127.0.0.1'],
  ['forwarded', 'for=127.0.0.1'],
  ['x-real-ip', '127.0.0.1'],
  ['x-forwarded-proto', 'https'],
  ['via', '1.1 proxy'],
] as const;

function read(test: TestApp, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  return test.app.inject({ url: '/metrics', headers: { host: 'localhost:3000', ...headers }, remoteAddress });
}

describe('without a token', () => {
  const test = useTestApp({ PUBLIC_URL: 'http://localhost:3000' });

  it('is readable by programs on this machine, and never cached', async () => {
    for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) {
      expect((await read(test, {}, address)).statusCode).toBe(200);
    }
    const { headers, body } = await read(test);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatch(/^pala_database_up 1$/m);
  });

  it('is not found for anyone else, even through a proxy on this machine', async () => {
    const unknown = await test.app.inject({ url: '/metric' });
    for (const answer of [
      await read(test, {}, '192.168.0.9'),
      await read(test, { host: 'pala.example' }),
      await read(test, { authorization: 'Bearer ' }, '198.51.100.7'),
      await read(test, { authorization: `Bearer ${token}` }),
      ...(await Promise.all(noForeign.map(([name, value]) => read(test, { [name]: value })))),
    ]) {
      expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
    }
  });
});

describe.each<Record<string, string>>([
  { TRUST_PROXY: '1' },
  { PUBLIC_URL: 'https://pala.example', RATE_LIMITS: 'on' },
])('where a proxy is in front (%o)', (environment) => {
  const test = useTestApp({ PUBLIC_URL: 'http://localhost:3000', ...environment });
  it('running on this machine proves nothing', async () => {
    expect((await read(test)).statusCode).toBe(404);
    expect((await read(test, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  });
});

describe('with a token', () => {
  const test = useTestApp({
    PUBLIC_URL: 'https://pala.example',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    METRICS_TOKEN: token,
  });

  it('is readable from anywhere', async () => {
    const from = (sent: string) => read(test, { authorization: sent, 'x-forwarded-for': '198.51.100.7' }, '10.0.0.9');
    expect((await from(`Bearer ${token}`)).statusCode).toBe(200);
    expect((await from(`bearer ${token}`)).statusCode).toBe(200);
    for (const wrong of ['Bearer another', token, `Basic ${token}`, `Bearer ${token}x`]) {
      expect((await from(wrong)).statusCode).toBe(404);
    }
  });
});

describe('reports', () => {
  const test = useTestApp({ PUBLIC_URL: 'http://localhost:3000' });
  const valueOf = (text: string, line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length + 1),
    );

  it('requests by pattern and status, statements and jobs, and no personal data', async () => {
    await read(test);
    const player = await makePlayer(test.context.db, { firstName: 'Zacharias', email: 'zacharias@pala.test' });
    const video = await makeVideo(test.context.db, player);
    const before = (await read(test)).body;
    const sent = valueOf(before, 'pala_database_statement_duration_seconds_count');
    await test.call(player, endpoints.getVideo, { params: { videoId: video.id } });
    await test.call(null, endpoints.getVideo, { params: { videoId: video.id } });
    await test.app.inject({ url: `/api/nowhere/${player.id}?email=${player.email}` });
    await test.context.jobs.enqueue(test.context.db, 'account-approved-mail', { userId: player.id });
    const { body } = await read(test);
    const route = endpoints.getVideo.path.replace('{videoId}', ':videoId');
    expect(valueOf(body, `pala_http_requests_total{method="GET",route="${route}",status="200"}`)).toBe(1);
    expect(valueOf(body, `pala_http_requests_total{method="GET",route="${route}",status="401"}`)).toBe(1);
    expect(valueOf(body, 'pala_http_requests_total{method="GET",route="none",status="404"}')).toBe(1);
    expect(valueOf(body, `pala_http_request_duration_seconds_count{method="GET",route="${route}"}`)).toBe(2);
    expect(valueOf(body, 'pala_database_statement_duration_seconds_count')).toBeGreaterThan(sent + 3);
    expect(valueOf(body, 'pala_jobs{name="account-approved-mail",state="waiting"}')).toBe(1);
    expect(valueOf(body, 'pala_database_connections{state="max"}')).toBe(10);
    expect(valueOf(body, 'pala_database_size_bytes')).toBeGreaterThan(1_000_000);
    for (const secret of [player.id, video.id, player.email, 'Zacharias', 'nowhere'])
      expect(body).not.toContain(secret);
    expect(body).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
  });

  it('open streams, but not their duration', async () => {
    const player = await makePlayer(test.context.db);
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const stream = ask({
      port,
      host: '127.0.0.1',
      path: streams.changes.path,
      headers: { cookie: await test.signIn(player) },
    });
    await new Promise<void>((resolve, reject) => {
      stream.once('response', (answer) => answer.once('data', () => resolve()));
      stream.once('error', reject);
      stream.end();
    });
    stream.on('error', () => {});
    expect(valueOf((await read(test)).body, 'pala_event_streams')).toBe(1);
    stream.destroy();
    await expect.poll(async () => valueOf((await read(test)).body, 'pala_event_streams')).toBe(0);
    expect((await read(test)).body).not.toContain(streams.changes.path);
  });

  it('every metric of alerts and dashboard, by the same names and labels', async () => {
    const { body } = await read(test);
    const names = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    for (const file of ['alerts.yml', 'dashboard.json']) {
      const text = readFileSync(new URL(`../../../../deploy/monitoring/${file}`, import.meta.url), 'utf8');
      const asked = [...text.matchAll(/\b((?:pala|process|nodejs)_\w+)/g)].map(([, name = '']) =>
        name.replace(/_(bucket|count|sum)$/, ''),
      );
      expect(asked.length).toBeGreaterThan(8);
      expect(asked.filter((name) => !names.has(name))).toEqual([]);
    }
    const dashboard = JSON.parse(
      readFileSync(new URL('../../../../deploy/monitoring/dashboard.json', import.meta.url), 'utf8'),
    ) as { panels: { title: string; targets: { expr: string }[] }[] };
    const drawn = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
    expect(
      [...names].filter((name) => name?.startsWith('pala_') && !drawn.includes(name) && name !== 'pala_database_up'),
    ).toEqual([]);
  });
});
