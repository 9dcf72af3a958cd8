// The keys of badges: public, exchanged, replaced, and made once.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readBadgeToken } from '#contract/levels/badges/badge-token.ts';
import type { PublicBadgeKey } from '#domain/levels/badges/badge-issuer.ts';
import { badgeKeys } from '#server/db/schema/index.ts';
import { badgeDesk } from '#server/testing/badge-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { readPublicKeys, rotateBadgeKey, signCredential } from './badge-keys.commands.ts';

const test = useTestApp();
const { published, tokenOf, check } = badgeDesk(test);

describe('the keys', () => {
  const document = async () => (await test.app.inject({ url: '/.well-known/did.json' })).json();

  it('are public, the private halves sealed', async () => {
    await tokenOf(await published());
    const keys = await readPublicKeys(test.context.db);
    const answer = await test.app.inject({
      url: '/.well-known/did.json',
      headers: { origin: 'https://other.example' },
    });
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
    expect(answer.json()).toMatchObject({
      id: 'did:web:pala.test',
      verificationMethod: keys.map((publicKeyJwk) => ({ controller: 'did:web:pala.test', publicKeyJwk })),
      assertionMethod: keys.map(({ kid }) => `did:web:pala.test#${kid}`),
    });
    expect(answer.body).not.toContain('"d"');
  });

  it('are exchanged by the operator; old badges stay checkable, and the old private half is gone', async () => {
    const player = await published();
    const before = await tokenOf(player);
    const pageOfBefore = await readPublicKeys(test.context.db);
    const { kid, previous } = await rotateBadgeKey(test.context);
    const after = await tokenOf(player);
    expect([readBadgeToken(before).header['kid'], readBadgeToken(after).header['kid']]).toEqual([
      `did:web:pala.test#${previous}`,
      `did:web:pala.test#${kid}`,
    ]);
    for (const token of [before, after]) {
      expect(await check(token)).toMatchObject({ unchanged: { says: 'yes' }, inForce: { says: 'yes' } });
      // A page that was loaded before asks for the new key, and says so where it cannot.
      expect((await check(token, { keys: pageOfBefore })).unchanged.says).toBe('yes');
    }
    const offline = { keys: pageOfBefore, readKeys: () => Promise.reject<PublicBadgeKey[]>(new Error('offline')) };
    expect((await check(after, offline)).unchanged.says).toBe('unknown');
    const [old] = await test.context.db
      .select()
      .from(badgeKeys)
      .where(eq(badgeKeys.kid, previous ?? ''));
    expect(old).toMatchObject({ sealedKey: null, retiredAt: expect.any(String) });
    expect((await document()).assertionMethod).toContain(`did:web:pala.test#${previous}`);
  });

  it('are replaced after a restore without the old session secret', async () => {
    const player = await published();
    const before = await tokenOf(player);
    const restored = { ...test.context, sessionSecret: 'another secret of at least 32 characters' };
    const after = await signCredential(restored, readBadgeToken(before).claims, 'JWT');
    expect(readBadgeToken(after).header['kid']).not.toBe(readBadgeToken(before).header['kid']);
    for (const token of [before, after]) expect((await check(token)).unchanged.says).toBe('yes');
    await rotateBadgeKey(test.context);
  });

  it('are one, also for many first badges at once', async () => {
    await test.context.db.delete(badgeKeys);
    const signed = await Promise.all(Array.from({ length: 8 }, () => signCredential(test.context, {}, 'JWT')));
    expect(new Set(signed.map((token) => token.split('.')[0])).size).toBe(1);
    expect(await readPublicKeys(test.context.db)).toHaveLength(1);
  });
});
