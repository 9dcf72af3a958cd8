// What is signed: names, addresses and bits. The whole credential: src/server/features/levels/badges.

import { expect, it } from 'vitest';
import { badgeCredential, statusBits, statusListCredential } from './badge-credential.ts';
import { didDocument, issuerDid, statusListLength } from './badge-issuer.ts';

it('an issuer is named by its host, with its port', () => {
  expect(issuerDid('https://pala.example')).toBe('did:web:pala.example');
  expect(issuerDid('http://localhost:3000')).toBe('did:web:localhost%3A3000');
});

it('the document of keys names each key by its thumbprint', () => {
  const key = { kid: 'abc', kty: 'OKP', crv: 'Ed25519', x: 'x' } as const;
  expect(didDocument('https://pala.example', [key])).toMatchObject({
    verificationMethod: [{ id: 'did:web:pala.example#abc', controller: 'did:web:pala.example', publicKeyJwk: key }],
    assertionMethod: ['did:web:pala.example#abc'],
  });
});

it('a badge says its moments in both forms alike, to the second', () => {
  const facts = {
    id: '1',
    achievementId: '2',
    name: 'A. B.',
    federation: 'DPF',
    level: '4.5',
    shown: 'DPF 4.5',
    label: 'Solid',
    verifier: 'L. F.',
    verifiedAt: '2026-08-31T10:00:00.789Z',
    address: 'x',
    addressHash: 'ab',
    salt: 's',
    statusIndex: 5,
  };
  const { validFrom, nbf, description, credentialStatus } = badgeCredential('https://pala.example', facts);
  expect([validFrom, nbf]).toEqual(['2026-08-31T10:00:00Z', Date.parse('2026-08-31T10:00:00Z') / 1000]);
  expect(description).toContain('from 28 February 2027');
  expect(credentialStatus).toMatchObject({
    id: 'https://pala.example/api/badge-status/suspension#5',
    statusPurpose: 'suspension',
    statusListIndex: '5',
  });
});

it('a list counts for ten minutes', () => {
  const list = statusListCredential('https://pala.example', 'revocation', 'u', new Date('2026-06-01T10:00:00.500Z'));
  expect(list).toMatchObject({
    validFrom: '2026-06-01T10:00:00Z',
    validUntil: '2026-06-01T10:10:00Z',
    credentialSubject: { statusPurpose: 'revocation', ttl: 300_000 },
  });
  expect(list.exp - list.nbf).toBe(600);
});

it('a place without a standing badge is in both lists; a suspended one only in that of suspensions', () => {
  const standing = [
    { statusIndex: 0, isSuspended: false },
    { statusIndex: 9, isSuspended: true },
  ];
  const [revoked, suspended] = [statusBits('revocation', standing), statusBits('suspension', standing)];
  expect([revoked.length * 8, suspended.length * 8]).toEqual([statusListLength, statusListLength]);
  expect([...revoked.subarray(0, 3)]).toEqual([0b0111_1111, 0b1011_1111, 0xff]);
  expect([...suspended.subarray(0, 3)]).toEqual([0b0111_1111, 0xff, 0xff]);
});
