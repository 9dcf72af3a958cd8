import { describe, expect, it } from 'vitest';
import { pairInvitationPath, pairTokenIn } from './pair-links.ts';

describe('the address of an invitation to a pair', () => {
  it('gives its token back', () => {
    expect(pairTokenIn(pairInvitationPath('a.b+c d'))).toBe('a.b+c d');
  });

  it.each([
    undefined,
    '/',
    '/pair-invitation',
    '/pair-invitation?token=',
    '/pair-invitation?token=%',
    '/pair-invitations?token=a',
    '/x?token=a',
    '/pair-invitation?token=a#b',
  ])('finds none in %j', (address) => {
    expect(pairTokenIn(address)).toBeNull();
  });
});
