// Behind a proxy: client addresses and origins.

import { readFileSync } from 'node:fs';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries, consents, sessions, users } from '#server/db/schema/index.ts';
import { registrationForm } from '#server/testing/account-forms.ts';
import { makeAdmin, makePerson } from '#server/testing/factories.ts';
import { type TestApp, useTestApp } from '#server/testing/test-app.ts';
import { discarded } from './guards/unread-bodies.ts';
import { loginLimits } from './sessions/rate-limits.ts';
import { heartbeatMs } from './table/serve-streams.ts';

const publicUrl = 'https://pala.example';

/**
 * A proxy like nginx's plain `proxy_pass`: it uses the server's own address as host and does not name the client; with `forwards` it
 * appends the client's address, as `$proxy_add_x_forwarded_for` does.
 */
function useProxy(test: TestApp, { forwards }: { forwards: boolean }) {
  const proxy = { url: '' };
  let server: Server;
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    server = createServer((incoming, outgoing) => {
      const headers: Record<string, string | string[] | undefined> = { ...incoming.headers, host: `127.0.0.1:${port}` };
      const before = incoming.headers['x-forwarded-for'];
      const seen = incoming.socket.remoteAddress;
      if (forwards) headers['x-forwarded-for'] = before ? `${String(before)}, ${seen}` : seen;
      const onward = ask(
        { port, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      incoming.pipe(onward);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return proxy;
}

describe('behind a proxy that does not pass the host on', () => {
  const test = useTestApp({ PUBLIC_URL: publicUrl, RATE_LIMITS: 'on' });
  const proxy = useProxy(test, { forwards: false });
  const setTimeZone = (cookie: string, headers: Record<string, string>) =>
    fetch(`${proxy.url}${endpoints.setTimeZone.path}`, {
      method: endpoints.setTimeZone.method,
      headers: { cookie, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ timeZone: 'Europe/Copenhagen' }),
    });
  const signIn = async () =>
    (await test.signIn(await makePerson(test.context.db))).replace('pala_session', '__Host-pala_session');

  it('people write from the public address', async () => {
    expect((await setTimeZone(await signIn(), { origin: publicUrl })).status).toBe(204);
  });

  it.each([
    'https://evil.example',
    'http://pala.example',
    'https://pala.example.evil.example',
    'https://pala.example:444',
    'null',
  ])('nobody writes from %s', async (origin) => {
    expect((await setTimeZone(await signIn(), { origin })).status).toBe(403);
  });

  it('people sign out from the public address, even if the browser sends only where it comes from', async () => {
    const cookie = await signIn();
    // Node's fetch would send more headers than such a browser.
    const signOut = (referer: string) =>
      new Promise<string[]>((resolve, reject) => {
        const sent = ask(`${proxy.url}/api/logout`, { headers: { cookie, referer } }, (answer) => {
          answer.resume();
          resolve(answer.headers['set-cookie'] ?? []);
        });
        sent.once('error', reject).end();
      });
    expect(await signOut('https://evil.example/')).toEqual([]);
    expect((await signOut(`${publicUrl}/player`)).join()).toContain('__Host-pala_session=;');
  });
});

describe('the client’s address', () => {
  const alone = useTestApp();
  const oneHop = useTestApp({ TRUST_PROXY: '1' });
  const twoHops = useTestApp({ TRUST_PROXY: '2' });
  const network = useTestApp({ TRUST_PROXY: '127.0.0.0/8, 10.0.0.0/8' });
  const elsewhere = useTestApp({ TRUST_PROXY: '192.0.2.0/24' });

  it.each([
    ['is the connection’s without TRUST_PROXY, whatever is claimed', () => alone, '203.0.113.9', '127.0.0.1'],
    [
      'is the one that the proxy appended, not what the client claimed',
      () => oneHop,
      '1.2.3.4, 203.0.113.9',
      '203.0.113.9',
    ],
    [
      'is the one that the outer of two proxies appended',
      () => twoHops,
      '1.2.3.4, 203.0.113.9, 10.0.0.5',
      '203.0.113.9',
    ],
    [
      'is the first from the right that is no trusted network’s',
      () => network,
      '1.2.3.4, 203.0.113.9, 10.0.0.5',
      '203.0.113.9',
    ],
    ['is the connection’s for a proxy that is not trusted', () => elsewhere, '203.0.113.9', '127.0.0.1'],
  ])('%s: for consent, session and audit log', async (_, app, forwarded, address) => {
    const test = app();
    const { db } = test.context;
    const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const form = registrationForm() as { email: string; password: string };
    await test.call(null, endpoints.register, { body: form as never, headers });
    const [account] = await db.update(users).set({ state: 'active' }).where(eq(users.email, form.email)).returning();
    const userId = account?.id as string;
    expect(await db.select().from(consents).where(eq(consents.userId, userId))).toMatchObject([{ address }]);
    await test.call(null, endpoints.login, { body: { email: form.email, password: form.password }, headers });
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toMatchObject([{ address }]);
    const admin = await makeAdmin(db);
    const cookie = await test.signIn(admin);
    await test.call(null, endpoints.startView, { body: { userId }, headers: { ...headers, cookie } });
    expect(await db.select().from(auditEntries).where(eq(auditEntries.actorId, admin.id))).toMatchObject([{ address }]);
  });

  const limited = useTestApp({ TRUST_PROXY: '1', RATE_LIMITS: 'on' });
  it('counts for limits, so that nobody locks others out behind the same proxy', async () => {
    const wrong = (from: string, index: number) =>
      limited.call(null, endpoints.login, {
        body: { email: `nobody${index}@pala.test`, password: 'wrong' },
        headers: { 'x-forwarded-for': from },
      });
    expect((await wrong('198.51.100.1', 0)).status).toBe(401);
    // As after many more, on as many accounts.
    await limited.context.db.execute(
      sql`update attempts set count = ${loginLimits.address.max} where key like 'login-address:%'`,
    );
    expect((await wrong('198.51.100.1', 3)).status).toBe(429);
    expect((await wrong('198.51.100.2', 1)).status).toBe(401);
    // A header from the client itself does not help.
    expect((await wrong('203.0.113.77, 198.51.100.1', 2)).status).toBe(429);
  });
});

/** Every nginx configuration that we ship or recommend. */
const configurations = ['deploy/nginx.conf', 'docs/operations/proxies.md'].flatMap((file) => {
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const blocks = file.endsWith('.md') ? [...text.matchAll(/```nginx\n([^`]*)```/g)].map(([, block]) => block) : [text];
  return blocks.map((block = '') => ({ file, block }));
});

describe.each(configurations)('nginx as in $file', ({ block }) => {
  const values = (name: string) =>
    [...block.matchAll(new RegExp(`^\\s*${name}\\s+(\\S+?);`, 'gm'))].map(([, one]) => one);

  it('passes every body that the server accepts or refuses in words', () => {
    const sizes = values('client_max_body_size').map((size = '') => Number(/^(\d+)m$/.exec(size)?.[1]) * 1024 * 1024);
    expect(sizes).toHaveLength(1);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(discarded.maxBytes);
  });

  it('keeps an idle event stream open, and does not buffer it', () => {
    const waits = values('proxy_read_timeout').map((wait = '') => Number(/^(\d+)s$/.exec(wait)?.[1]) * 1000);
    expect(waits).toHaveLength(1);
    for (const wait of waits) expect(wait).toBeGreaterThan(2 * heartbeatMs);
    expect(values('proxy_ignore_headers')).toEqual([]);
    expect(values('proxy_hide_header')).toEqual([]);
  });
});
