// What may happen now, with the sentence that says why not.

import { describe, expect, it } from 'vitest';
import { isClubMember, mayChangeRole, mayPublishReview, mayUploadVideo } from './permissions.ts';
import { roles } from './roles.ts';

const direct = { role: 'player', accessType: 'direct', clubId: null, analysisCreditsRemaining: 0 } as const;
const member = { ...direct, accessType: 'club', clubId: 'a club' } as const;

describe('isClubMember', () => {
  it('needs both the access type and the club', () => {
    expect(isClubMember(member)).toBe(true);
    expect(isClubMember({ accessType: 'club', clubId: null })).toBe(false);
    expect(isClubMember({ accessType: 'direct', clubId: 'a club' })).toBe(false);
    expect(isClubMember(direct)).toBe(false);
  });
});

describe('mayUploadVideo', () => {
  it('allows a club member without credits', () => {
    expect(mayUploadVideo(member)).toEqual({ allowed: true });
  });

  it('allows a direct player with a credit, down to the last one', () => {
    expect(mayUploadVideo({ ...direct, analysisCreditsRemaining: 1 })).toEqual({ allowed: true });
  });

  it.each([
    ['a direct player without credits', direct],
    ['club access without a club', { ...direct, accessType: 'club' } as const],
    ['a club without club access', { ...direct, clubId: 'a club' }],
    ['a negative balance', { ...direct, analysisCreditsRemaining: -1 }],
  ])('refuses %s', (_, player) => {
    expect(mayUploadVideo(player)).toEqual({ allowed: false, reason: 'No analysis credits available' });
  });

  it('refuses everyone who is not a player, whatever their credits', () => {
    for (const role of roles.filter((one) => one !== 'player')) {
      expect(mayUploadVideo({ ...member, role, analysisCreditsRemaining: 9 })).toEqual({
        allowed: false,
        reason: 'Only players can add videos',
      });
    }
  });
});

describe('mayPublishReview', () => {
  it('requires an overall rating and a final summary, and names what is missing', () => {
    expect(mayPublishReview({ overall: 4, finalSummary: 'Well played.' })).toEqual({ allowed: true });
    expect(mayPublishReview({ overall: null, finalSummary: 'Well played.' })).toEqual({
      allowed: false,
      reason: 'Before publishing, add an overall rating.',
    });
    expect(mayPublishReview({ overall: 4, finalSummary: ' \n' })).toEqual({
      allowed: false,
      reason: 'Before publishing, add a final summary.',
    });
    expect(mayPublishReview({ overall: null, finalSummary: '' })).toEqual({
      allowed: false,
      reason: 'Before publishing, add an overall rating and a final summary.',
    });
  });

  it('takes 0 for a rating', () => {
    expect(mayPublishReview({ overall: 0, finalSummary: 'A first lesson.' })).toEqual({ allowed: true });
  });
});

describe('changing a role', () => {
  const person = { role: 'player', state: 'active', accessType: 'direct' } as const;

  it('is for active direct players and freelance coaches', () => {
    expect(mayChangeRole(person)).toEqual({ allowed: true });
    expect(mayChangeRole({ ...person, role: 'coach_freelance' })).toEqual({ allowed: true });
  });

  it.each([
    [{ accessType: 'club' }],
    [{ state: 'pending' }],
    [{ state: 'suspended' }],
    [{ role: 'coach_club' }],
    [{ role: 'club' }],
    [{ role: 'admin' }],
  ] as const)('is refused to %j with a sentence', (difference) => {
    expect(mayChangeRole({ ...person, ...difference })).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('Only active'),
    });
  });
});
