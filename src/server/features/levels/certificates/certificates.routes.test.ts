// Public certificates: the owner's settings, and the page and files.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { certificatePlaceholders, placeholder } from '#contract/levels/certificate-page.ts';
import type { NameStyle } from '#domain/levels/certificates.ts';
import { createApp } from '#server/app.ts';
import { certificates, levelVerifications, users } from '#server/db/schema/index.ts';
import { makeAdmin, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
let app: FastifyInstance;
let coach: { id: string };

beforeAll(async () => {
  coach = await makeCoach(test.context.db, { firstName: 'Lucía', lastName: 'Ferrer' });
  const pages = mkdtempSync(join(tmpdir(), 'pala-pages-'));
  writeFileSync(join(pages, 'app.html'), 'application');
  writeFileSync(join(pages, '404.html'), 'nothing here');
  writeFileSync(
    join(pages, 'verified.html'),
    certificatePlaceholders.map((name) => `${name}=${placeholder(name)};`).join('\n'),
  );
  app = await createApp(test.context, { pages });
});

type Player = Awaited<ReturnType<typeof makePlayer>>;

/** A player with level 4.5, verified by the coach in March 2026. */
async function verifiedPlayer(columns: Parameters<typeof makePlayer>[1] = {}): Promise<Player> {
  const player = await makePlayer(test.context.db, { currentLevel: '4.5', isLevelVerified: true, ...columns });
  await test.context.db.insert(levelVerifications).values({
    playerId: player.id,
    verifierId: coach.id,
    level: '4.5',
    verifiedAt: '2026-03-14T10:00:00Z',
  });
  return player;
}

const change = (player: { id: string }, isPublic: boolean, nameStyle: NameStyle = 'full') =>
  test.call(player, endpoints.changeCertificate, { body: { isPublic, nameStyle } });

/** Switches on the certificate of a new verified player, and returns both. */
async function published(columns: Parameters<typeof makePlayer>[1] = {}, nameStyle: NameStyle = 'full') {
  const player = await verifiedPlayer(columns);
  const { body } = await change(player, true, nameStyle);
  return { player, code: body.code as string };
}

const get = (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } });

/** Statuses of page, picture and document. */
async function statuses(code: string): Promise<number[]> {
  const answers = [];
  for (const file of ['', '/certificate.png', '/certificate.pdf']) answers.push(await get(`/verified/${code}${file}`));
  return answers.map(({ statusCode }) => statusCode);
}

describe('the certificate’s owner', () => {
  it('starts with a certificate that is off and has no address', async () => {
    const { body } = await test.call(await verifiedPlayer(), endpoints.getCertificate);
    expect(body).toEqual({
      isPublic: false,
      nameStyle: 'full',
      code: null,
      verified: { level: '4.5', verifiedAt: '2026-03-14T10:00:00Z', verifiedBy: 'Lucía Ferrer' },
    });
  });

  it('gets an unguessable address, and keeps it after switching off and on', async () => {
    const { player, code } = await published();
    // 20 characters of base64url are 120 bits.
    expect(code).toMatch(/^[\w-]{20}$/);
    expect((await change(player, false)).body).toMatchObject({ isPublic: false, code });
    expect((await change(player, true, 'short')).body).toMatchObject({ isPublic: true, nameStyle: 'short', code });
    expect((await published()).code).not.toBe(code);
  });

  it('gets one address from concurrent requests', async () => {
    const player = await verifiedPlayer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(player, true)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
  });

  it.each([
    ['without a verified level', { isLevelVerified: false }, null],
    ['whose verification is not on record', { isLevelVerified: true }, null],
    ['whose verification was withdrawn', { isLevelVerified: true }, '2026-04-01T10:00:00Z'],
  ])('can choose a name but not publish a certificate %s', async (_, columns, withdrawnAt) => {
    const { db } = test.context;
    const player = await makePlayer(db, columns);
    if (withdrawnAt) await db.insert(levelVerifications).values({ playerId: player.id, level: '4.0', withdrawnAt });
    const refused = await change(player, true);
    expect([refused.status, refused.error.code]).toEqual([409, 'level_unverified']);
    expect((await change(player, false, 'initials')).body).toMatchObject({ nameStyle: 'initials', verified: null });
  });

  it('is the only one to decide, even when viewed as', async () => {
    const [player, admin] = [await verifiedPlayer(), await makeAdmin(test.context.db)];
    const started = await test.call(admin, endpoints.startView, { body: { userId: player.id } });
    const cookie = String(started.raw.headers['set-cookie']).split(';')[0] as string;
    const body = { isPublic: true, nameStyle: 'full' } as const;
    const { status, error } = await test.call(null, endpoints.changeCertificate, { body, headers: { cookie } });
    expect([status, error.code]).toEqual([403, 'viewing_as_other']);
  });
});

describe('the certificate page', () => {
  it('shows the certificate and nothing else about the player', async () => {
    const { player, code } = await published({ firstName: 'Alma', lastName: 'Berg', country: 'ES' }, 'short');
    const answer = await get(`/verified/${code}`);
    const fields = Object.fromEntries(answer.body.split(';\n').map((line) => line.replace(/;$/, '').split(/=(.*)/s)));
    expect(fields).toMatchObject({
      name: 'Alma B.',
      federation: 'FEP',
      level: '3.9',
      label: 'Intermedio',
      labelLanguage: 'es',
      verifier: 'Lucía Ferrer',
      month: 'March 2026',
      code,
      address: `http://pala.test/verified/${code}`,
    });
    for (const secret of [player.id, player.email, 'Berg', coach.id]) expect(answer.body).not.toContain(secret);
  });

  it('is hidden from search engines and never cached', async () => {
    const { code } = await published();
    const { headers } = await get(`/verified/${code}`);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-cache',
    });
    expect((await get('/sitemap.xml')).body).not.toContain('/verified');
  });

  it('escapes names', async () => {
    // Registration refuses such names, but other rows may contain them.
    const { code } = await published({ firstName: '<img src=x onerror=alert(1)>', lastName: '{{address}}"' });
    const { body } = await get(`/verified/${code}`);
    expect(body).not.toContain('<img');
    expect(body).toContain('name=&lt;img src=x onerror=alert(1)&gt; {{address}}&quot;;');
  });

  it('shows the current level, by “Former coach” once the verifier is deleted', async () => {
    const { player, code } = await published();
    await test.context.db.insert(levelVerifications).values([
      { playerId: player.id, level: '5.0', verifiedAt: '2026-06-02T10:00:00Z' },
      { playerId: player.id, level: '6.0', verifiedAt: '2026-07-02T10:00:00Z', withdrawnAt: sql`now()` },
    ]);
    const { body } = await get(`/verified/${code}`);
    expect(body).toContain('level=5.0;');
    expect(body).toContain('month=June 2026;');
    expect(body).toContain('verifier=Former coach;');
  });
});

describe('the certificate files', () => {
  it('include a picture of 1200 × 630 pixels', async () => {
    const { code } = await published({ firstName: 'Łukasz', lastName: 'Żółty' });
    const { rawPayload, headers } = await get(`/verified/${code}/certificate.png`);
    expect(headers['content-type']).toBe('image/png');
    expect(rawPayload.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1A\n');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('include a PDF with selectable text', async () => {
    const { code } = await published({ firstName: 'Łukasz', lastName: 'Жуков' });
    const { rawPayload, headers } = await get(`/verified/${code}/certificate.pdf`);
    expect(headers['content-type']).toBe('application/pdf');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const text = pdfText(rawPayload);
    for (const words of [
      'Łukasz Жуков',
      '4.5',
      'Solid Intermediate+',
      'Verified March 2026',
      'by Lucía Ferrer',
      code,
    ]) {
      expect(text).toContain(words);
    }
  });

  it('fit one page with long names', async () => {
    const longest = { firstName: 'W'.repeat(80), lastName: 'Wolkenstein '.repeat(6).trim() };
    await test.context.db.update(users).set(longest).where(eq(users.id, coach.id));
    const { code } = await published(longest);
    const { rawPayload } = await get(`/verified/${code}/certificate.pdf`);
    await test.context.db.update(users).set({ firstName: 'Lucía', lastName: 'Ferrer' }).where(eq(users.id, coach.id));
    expect(rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdfText(rawPayload)).toContain(code);
  });

  it.each([
    ['明', '王', '明 王'],
    ['Ana', 'Ruiz 👩‍👩‍👧', 'Ana Ruiz 👩'],
    ['🎾', '🔥', '🎾 🔥'],
  ])('show the name of %s %s', async (firstName, lastName, drawn) => {
    const { code } = await published({ firstName, lastName });
    expect(pdfText((await get(`/verified/${code}/certificate.pdf`)).rawPayload)).toContain(drawn);
  });

  it('replace names that their fonts cannot draw', async () => {
    const { code } = await published({ firstName: 'ᏣᎳᎩ', lastName: 'ᎠᏂ' });
    expect((await get(`/verified/${code}`)).body).toContain('name=ᏣᎳᎩ ᎠᏂ;');
    const text = pdfText((await get(`/verified/${code}/certificate.pdf`)).rawPayload);
    expect(text).toContain('Scan the code to see the name');
    expect((await get(`/verified/${code}/certificate.png`)).statusCode).toBe(200);
  });

  it('are only sent again after a change', async () => {
    const { player, code } = await published();
    for (const url of [`/verified/${code}/certificate.png`, `/verified/${code}/certificate.pdf`]) {
      const etag = String((await get(url)).headers.etag);
      const again = await get(url, { 'if-none-match': etag });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      await change(player, true, 'initials');
      const changed = await get(url, { 'if-none-match': etag });
      expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
      await change(player, true, 'full');
    }
  });
});

describe('the certificate page and files are not found', () => {
  const gone: [string, (player: Player) => Promise<unknown>][] = [
    ['once it is switched off', (player) => change(player, false)],
    [
      'once the verification is withdrawn',
      ({ id }) =>
        test.context.db
          .update(levelVerifications)
          .set({ withdrawnAt: sql`now()` })
          .where(eq(levelVerifications.playerId, id)),
    ],
    ['once the level is not verified any more', (player) => set(player, { isLevelVerified: false })],
    ['while the account is being deleted', (player) => set(player, { state: 'deleted' })],
    ['while the account is suspended', (player) => set(player, { state: 'suspended' })],
    ['once the player is a coach', (player) => set(player, { role: 'coach_freelance' })],
    [
      'once the account is erased',
      ({ id }) => test.context.db.delete(certificates).where(eq(certificates.playerId, id)),
    ],
  ];
  const set = ({ id }: Player, columns: Partial<typeof users.$inferInsert>) =>
    test.context.db.update(users).set(columns).where(eq(users.id, id));

  it.each(gone)('%s', async (_, leave) => {
    const { player, code } = await published();
    expect(await statuses(code)).toEqual([200, 200, 200]);
    await leave(player);
    expect(await statuses(code)).toEqual([404, 404, 404]);
  });

  it('for unknown codes, with a page for browsers and JSON for programs', async () => {
    for (const url of [
      '/verified',
      '/verified/',
      '/verified/x',
      '/verified/x/y',
      '/verified/%00',
      '/verified/x/certificate.png',
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, 'nothing here']);
      const { statusCode, body } = await get(url, { accept: 'image/*' });
      expect([url, statusCode, JSON.parse(body).code]).toEqual([url, 404, 'not_found']);
    }
  });
});
