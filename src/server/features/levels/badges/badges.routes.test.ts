// Badges: made for their player, signed, listed as revoked or suspended, checked with the page's own check.

import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type JsonObject, readBadgeToken } from '#contract/levels/badges/badge-token.ts';
import { tokenInFile } from '#contract/levels/badges/baked-badge.ts';
import { badgeCredential } from '#domain/levels/badges/badge-credential.ts';
import { contentBlocks, levelBadges, levelVerifications, users } from '#server/db/schema/index.ts';
import { badgeDesk } from '#server/testing/badge-desk.ts';
import { makeTakedown } from '#server/testing/club-content.ts';
import { makeAdmin, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { readPublicKeys, signCredential } from './badge-keys.commands.ts';

const test = useTestApp();
const { verify, show, download, published, tokenOf, check } = badgeDesk(test);
type Player = Awaited<ReturnType<typeof makePlayer>>;
const set = ({ id }: { id: string }, columns: Partial<typeof users.$inferInsert>) =>
  test.context.db.update(users).set(columns).where(eq(users.id, id));

const standing = async (token: string) => {
  const { inForce } = await check(token);
  return inForce.says === 'yes' ? 'in force' : (/revoked|suspended/.exec(inForce.words)?.[0] ?? inForce.words);
};

describe('a badge', () => {
  it('says what the certificate shows, and passes the check', async () => {
    const player = await published({ firstName: 'Alma', lastName: 'Berg', country: 'ES' }, 'short');
    const checked = await check(await tokenOf(player));
    expect(checked).toMatchObject({
      achievement: 'Padel level about 3.9 FEP, Intermedio',
      name: 'Alma B.',
      unchanged: { says: 'yes' },
      issuer: { says: 'yes', words: 'Pala issued it, at pala.test.' },
      inForce: { says: 'yes' },
    });
    expect(checked.description).toContain('A re-check is due from 14 September 2026.');
  });

  it('has the properties that Open Badges 3.0 and its signature ask for', async () => {
    const player = await published();
    const { header, claims } = readBadgeToken(await tokenOf(player));
    const [key] = (await readPublicKeys(test.context.db)).slice(-1);
    expect(header).toEqual({ alg: 'EdDSA', kid: `did:web:pala.test#${key?.kid}`, typ: 'JWT' });
    const {
      id,
      issuer,
      credentialSubject: subject,
    } = claims as { id: string; issuer: JsonObject; credentialSubject: JsonObject };
    expect(claims).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        expect.stringMatching(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.0\.\d\.json$/),
      ],
      id: expect.stringMatching(/^urn:uuid:/),
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      validFrom: '2026-03-14T10:00:00Z',
      jti: id,
      iss: issuer['id'],
      sub: subject['id'],
      nbf: Date.parse('2026-03-14T10:00:00Z') / 1000,
    });
    expect(subject).toMatchObject({
      type: ['AchievementSubject'],
      achievement: { type: ['Achievement'], criteria: { narrative: expect.any(String) } },
      result: [{ type: ['Result'], value: '4.5' }],
    });
    // A due re-check ends no level.
    expect(Object.keys(claims)).not.toContain('validUntil');
  });

  it('knows its player’s address only as a salted hash, and nothing else of them', async () => {
    const player = await published({ email: 'Alma.Berg@Example.test' }, 'initials');
    const token = await tokenOf(player);
    const { claims } = readBadgeToken(token);
    const identity = (claims as never as { credentialSubject: { identifier: Record<string, string>[] } })
      .credentialSubject.identifier[1];
    const hash = createHash('sha256').update(`alma.berg@example.test${identity?.['salt']}`).digest('hex');
    expect(identity).toMatchObject({ identityType: 'emailAddress', hashed: true, identityHash: `sha256$${hash}` });
    const other = readBadgeToken(await tokenOf(await published())).claims;
    expect(JSON.stringify(other)).not.toContain(identity?.['salt']);
    for (const file of [(await download(player, 'png')).rawPayload, (await download(player, 'svg')).rawPayload]) {
      for (const secret of ['example.test', player.id, player.lastName]) {
        expect(`${JSON.stringify(claims)}${file.toString('latin1')}`.toLowerCase()).not.toContain(secret.toLowerCase());
      }
    }
  });

  it('is in the pictures too', async () => {
    const player = await published();
    for (const [format, type] of [
      ['png', 'image/png'],
      ['svg', 'image/svg+xml'],
    ] as const) {
      const { rawPayload, headers } = await download(player, format);
      expect(headers).toMatchObject({
        'content-type': expect.stringContaining(type),
        'content-disposition': `attachment; filename="pala-badge.${format}"`,
        'cache-control': 'no-store',
      });
      expect((await check(tokenInFile(rawPayload))).unchanged.says).toBe('yes');
    }
  });

  it('keeps its place in the lists, also when asked for by many at once', async () => {
    const player = await published();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => tokenOf(player)));
    expect(new Set(tokens).size).toBe(1);
  });

  it('is its player’s alone, while the certificate is public', async () => {
    const player = await published();
    const hidden = await makePlayer(test.context.db, { isLevelVerified: true });
    await verify(hidden, '4.0', '2026-03-14T10:00:00Z');
    expect((await download(hidden)).statusCode).toBe(404);
    await show(player, false);
    expect((await download(player)).statusCode).toBe(404);
    expect((await test.app.inject({ url: '/api/certificate/badge.jwt' })).statusCode).toBe(401);
    expect((await download(await makeCoach(test.context.db))).statusCode).toBe(403);
  });

  it('is not given to an administrator who looks at the player’s screens', async () => {
    const [player, admin] = [await published(), await makeAdmin(test.context.db)];
    const started = await test.call(admin, endpoints.startView, { body: { userId: player.id } });
    const cookie = String(started.raw.headers['set-cookie']).split(';')[0] as string;
    const { statusCode } = await test.app.inject({ url: '/api/certificate/badge.jwt', headers: { cookie } });
    expect(statusCode).toBe(403);
  });
});

describe('the status lists', () => {
  it.each<[string, 'revoked' | 'suspended', (player: Player) => Promise<unknown>]>([
    [
      'the level is withdrawn',
      'revoked',
      async (player) => {
        const admin = await makeAdmin(test.context.db);
        const body = { reason: 'A mistake.' };
        const { status } = await test.call(admin, endpoints.withdrawLevel, { params: { userId: player.id }, body });
        expect(status).toBeLessThan(300);
      },
    ],
    ['another level is verified', 'revoked', (player) => verify(player, '5.0', '2026-09-20T10:00:00Z')],
    ['the certificate is switched off', 'suspended', (player) => show(player, false)],
    ['the account is suspended', 'suspended', (player) => set(player, { state: 'suspended' })],
    ['the account is being deleted', 'suspended', (player) => set(player, { state: 'deleted' })],
    ['the player becomes a coach', 'suspended', (player) => set(player, { role: 'coach_freelance' })],
    [
      'the certificate is taken down',
      'suspended',
      async ({ id }) => {
        const { id: takedownId } = await makeTakedown(test.context.db);
        await test.context.db.insert(contentBlocks).values({ takedownId, userId: id });
      },
    ],
    [
      'the account is erased',
      'revoked',
      async (player) => {
        await set(player, { state: 'deleted', deletionRequestedAt: sql`now() - interval '3 days'` as never });
        await test.context.jobs.enqueue(test.context.db, 'erase-deleted', {});
        await test.runJobs();
      },
    ],
  ])('once %s, have the badge as %s', async (_, state, end) => {
    const [player, other] = [await published(), await published()];
    const [token, others] = [await tokenOf(player), await tokenOf(other)];
    expect(await standing(token)).toBe('in force');
    await end(player);
    expect([await standing(token), await standing(others)]).toEqual([state, 'in force']);
    expect((await check(token)).unchanged.says).toBe('yes');
  });

  it('have it in force again once the certificate is switched on again', async () => {
    const player = await published();
    const token = await tokenOf(player);
    await show(player, false);
    await show(player, true);
    expect(await standing(token)).toBe('in force');
  });

  it('keep the place of a badge whose verification is gone', async () => {
    const player = await published();
    const { claims } = readBadgeToken(await tokenOf(player));
    await test.context.db.delete(levelVerifications).where(eq(levelVerifications.playerId, player.id));
    const id = String(claims['id']).replace('urn:uuid:', '');
    const [kept] = await test.context.db.select().from(levelBadges).where(eq(levelBadges.id, id));
    expect(kept).toMatchObject({ verificationId: null, statusIndex: expect.any(Number) });
  });

  it('may be kept for five minutes and read by pages of other sites', async () => {
    const { statusCode, headers } = await test.app.inject({ url: '/api/badge-status/revocation' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/vc+jwt',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
    expect((await test.app.inject({ url: '/api/badge-status/refresh' })).statusCode).toBeOneOf([400, 404]);
  });
});

describe('the check refuses', () => {
  it('a badge with a changed character, whichever it is', async () => {
    const token = await tokenOf(await published());
    const [header = '', claims = '', signature = ''] = token.split('.');
    const swapped = Buffer.from(Buffer.from(claims, 'base64url').toString().replace('4.5', '6.5')).toString(
      'base64url',
    );
    const last = signature.at(-1) === 'A' ? 'B' : 'A';
    for (const forged of [`${header}.${swapped}.${signature}`, `${token.slice(0, -1)}${last}`]) {
      expect(await check(forged)).toMatchObject({
        unchanged: { says: 'no', words: expect.stringContaining('changed afterwards') },
        issuer: { says: 'no' },
        inForce: { says: 'no' },
      });
    }
  });

  it('a badge with another key, even one that the badge brings along or that it calls ours', async () => {
    const token = await tokenOf(await published());
    const { header, claims } = readBadgeToken(token);
    const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const sign = (more: object) =>
      new SignJWT(claims).setProtectedHeader({ ...(header as { alg: string }), ...more }).sign(privateKey);
    const foreign = await check(await sign({ kid: 'did:web:pala.test#other', jwk }));
    expect(foreign.unchanged).toEqual({
      says: 'no',
      words: 'It says that it is from Pala, but is signed with another key, which isn’t ours.',
    });
    expect((await check(await sign({ jwk }))).unchanged.says).toBe('no');
    expect((await check(await sign({}))).issuer.says).toBe('no');
  });

  it.each(['none', 'HS256'])('a badge of ours whose header asks for %s', async (alg) => {
    const [, claims] = (await tokenOf(await published())).split('.');
    const kid = `did:web:pala.test#${(await readPublicKeys(test.context.db))[0]?.kid}`;
    const header = Buffer.from(JSON.stringify({ alg, kid })).toString('base64url');
    expect((await check(`${header}.${claims}.AAAA`)).unchanged.says).toBe('no');
  });

  const facts = {
    id: '0a000000-0000-4000-8000-000000000001',
    achievementId: '0a000000-0000-4000-8000-000000000002',
    name: 'A. B.',
    federation: 'DPF',
    level: '4.5',
    shown: 'DPF 4.5',
    label: 'Solid',
    verifier: 'L. F.',
    address: 'http://pala.test/x',
    addressHash: 'ab',
    salt: 'salt',
    verifiedAt: '2026-03-14T10:00:00Z',
    statusIndex: 7,
  };
  const signed = (more: object, change: object = {}) =>
    signCredential(test.context, { ...badgeCredential('http://pala.test', { ...facts, ...more }), ...change }, 'JWT');

  it('a badge from the future, an expired one, and one whose dates contradict each other', async () => {
    const future = await check(await signed({ verifiedAt: '2999-03-14T10:00:00Z' }));
    expect(future.inForce).toEqual({
      says: 'no',
      words: 'It is from the future: valid from 14 March 2999 at 10:00 UTC.',
    });
    const expired = await check(await signed({}, { validUntil: '2026-04-01T10:00:00Z' }));
    expect(expired.inForce).toEqual({ says: 'no', words: 'It expired on 1 April 2026 at 10:00 UTC.' });
    expect((await check(await signed({}, { nbf: 1 }))).inForce.words).toBe('Its dates can’t be read.');
  });

  it('a badge with our signature that has no place here, as revoked', async () => {
    expect((await check(await signed({}))).inForce.words).toContain('It was revoked');
  });

  it('to say that a badge is in force while the list cannot be read, is another or has no such place', async () => {
    const token = await signed({});
    const words = 'This couldn’t be checked: the list of revoked badges can’t be reached. Are you online?';
    const offline = await check(token, { read: () => Promise.reject(new Error('offline')) });
    expect([offline.unchanged.says, offline.inForce]).toEqual(['yes', { says: 'unknown', words }]);
    expect((await check(token, { read: async () => token })).inForce.says).toBe('unknown');
    const suspension = (await test.app.inject({ url: '/api/badge-status/suspension' })).body;
    expect((await check(token, { read: async () => suspension })).inForce.says).toBe('unknown');
    const soon = new Date(Date.now() + 86_400_000);
    expect((await check(token, { now: soon })).inForce.says).toBe('unknown');
    expect((await check(await signed({ statusIndex: 99_999_999 }))).inForce.says).toBe('unknown');
    expect((await check(await signed({}, { credentialStatus: [] }))).inForce.says).toBe('unknown');
  });
});
