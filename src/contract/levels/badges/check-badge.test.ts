// Badges of other issuers, and what a badge may say of itself. Our own: src/server/features/levels/badges.

import { describe, expect, it } from 'vitest';
import { say } from '#domain/language/say.ts';
import { type BadgeAnswer, type BadgeCheck, checkBadge } from './check-badge.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const foreign = {
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: 'https://other.example/issuer', name: 'Other Club' },
  validFrom: '2026-01-01T00:00:00Z',
  credentialSubject: { achievement: { name: 'Black belt' } },
};
const check = async (claims: object, header: object = {}, changes: Partial<BadgeCheck> = {}) => {
  const checked = await checkBadge(`${part({ alg: 'EdDSA', ...header })}.${part(claims)}.AAAA`, {
    publicUrl: 'https://pala.example',
    issuerName: 'Pala',
    keys: [],
    readKeys: async () => [],
    now: new Date('2026-06-01T00:00:00Z'),
    locale: 'en-GB',
    hasSignature: async () => true,
    read: () => Promise.reject(new Error('offline')),
    ...changes,
  });
  const inWords = ({ says, words }: BadgeAnswer) => ({ says, words: say(words) });
  return {
    ...checked,
    unchanged: inWords(checked.unchanged),
    issuer: inWords(checked.issuer),
    inForce: inWords(checked.inForce),
  };
};

describe('a badge of another issuer', () => {
  it('is read, but nothing is said of who signed it', async () => {
    expect(await check(foreign)).toEqual({
      achievement: 'Black belt',
      name: '',
      description: '',
      unchanged: { says: 'unknown', words: expect.stringContaining('doesn’t have its issuer’s key') },
      issuer: { says: 'unknown', words: expect.stringContaining('Other Club (https://other.example/issuer)') },
      inForce: { says: 'unknown', words: 'Only its issuer can say whether it was revoked.' },
    });
  });

  it('that brings its key is unchanged or not, by an unknown issuer', async () => {
    const jwk = { kty: 'OKP' };
    expect(await check(foreign, { jwk })).toMatchObject({ unchanged: { says: 'yes' }, issuer: { says: 'unknown' } });
    const changed = await check(foreign, { jwk }, { hasSignature: async () => false });
    expect(changed).toMatchObject({ unchanged: { says: 'no' }, issuer: { says: 'unknown' }, inForce: { says: 'no' } });
  });

  it('that the browser cannot check is not called wrong', async () => {
    const hasSignature = () => Promise.reject(new Error('no such algorithm'));
    expect((await check(foreign, { jwk: {} }, { hasSignature })).unchanged.says).toBe('unknown');
  });

  it('can be expired or from the future', async () => {
    expect((await check({ ...foreign, validUntil: '2026-02-01T00:00:00Z' })).inForce.words).toContain(
      'expired on 1 Feb',
    );
    expect((await check({ ...foreign, exp: 0 })).inForce.words).toContain('expired on 1 January 1970');
    expect((await check({ ...foreign, validFrom: '2027-01-01T00:00:00Z' })).inForce.words).toContain('from the future');
  });

  it.each([{ validFrom: 'soon' }, { validUntil: 7 }, { exp: 1e300 }, { nbf: '1' }])(
    'with %o has no dates',
    async (dates) => {
      expect((await check({ ...foreign, ...dates })).inForce).toEqual({
        says: 'no',
        words: 'Its dates can’t be read.',
      });
    },
  );

  it('names one issuer', async () => {
    expect((await check({ ...foreign, iss: 'did:web:pala.example' })).issuer.says).toBe('no');
    expect((await check({ ...foreign, issuer: 7 })).issuer.says).toBe('no');
  });

  it('of version 1 of the data model is in `vc`', async () => {
    expect((await check({ vc: foreign, iss: 'https://other.example/issuer' })).achievement).toBe('Black belt');
  });
});

it('odd types of a badge are no reason to fail', async () => {
  const odd = { ...foreign, credentialSubject: [], description: {}, name: 7, credentialStatus: 'x' };
  expect(await check(odd)).toMatchObject({ achievement: '', name: '', description: '' });
});
