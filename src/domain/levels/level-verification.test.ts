// The rules of level verification.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roles } from '#domain/people/roles.ts';
import { dayLength } from '#domain/time/moments.ts';
import {
  isVerifiableLevel,
  mayConfirmLevel,
  mayVerifyLevel,
  mayWithdrawLevel,
  nearestLevel,
  recheckFrom,
  recheckNote,
  type VerificationRequest,
} from './level-verification.ts';
import { levelOptions } from './levels.ts';

const now = new Date('2026-09-14T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayLength).toISOString();
const coach = { id: 'coach', role: 'coach_freelance' } as const;
const admin = { id: 'admin', role: 'admin' } as const;
const player = { id: 'player', role: 'player' } as const;

const request: VerificationRequest = {
  verifier: coach,
  playerId: 'player',
  level: 4.5,
  note: 'Three calm matches.',
  reviews: 3,
  past: [],
};

describe('the level suggested for a measured one', () => {
  it.each([
    [4.24, 4],
    [4.25, 4.5],
    [4.74, 4.5],
    [4.75, 5],
    [0.3, 1],
    [7, 7],
  ])('rounds %s to %s', (value, level) => {
    expect(nearestLevel(value)).toBe(level);
  });

  it('is always verifiable and offered at registration', () => {
    const offered = levelOptions.map(({ value }) => Number(value));
    fc.assert(
      fc.property(fc.double({ min: 0, max: 7, noNaN: true }), (value) => {
        expect(isVerifiableLevel(nearestLevel(value))).toBe(true);
        expect(offered).toContain(nearestLevel(value));
      }),
    );
  });
});

describe('mayVerifyLevel', () => {
  it('lets the first level differ from the self-reported one by any amount', () => {
    expect(mayVerifyLevel({ ...request, level: 7 }, now)).toEqual({ kind: 'allowed' });
  });

  it.each([
    ['a half step after 30 days', 4, 30, 'allowed'],
    ['the same level after 30 days', 4.5, 30, 'allowed'],
    ['a half step after 29 days', 4, 29.9, 'needs-confirmation'],
    ['a whole step', 3.5, 200, 'needs-confirmation'],
    ['a whole step down', 5.5, 200, 'needs-confirmation'],
  ])('answers %s', (_, last, days, kind) => {
    expect(mayVerifyLevel({ ...request, past: [{ level: String(last), verifiedAt: daysAgo(days) }] }, now).kind).toBe(
      kind,
    );
  });

  it('only considers the latest verification, and gives both reasons', () => {
    const past = [
      { level: '3.0', verifiedAt: daysAgo(3) },
      { level: '4.5', verifiedAt: daysAgo(300) },
    ];
    expect(mayVerifyLevel({ ...request, past }, now)).toEqual({
      kind: 'needs-confirmation',
      reasons: [
        'It differs from the last verified level (3.0) by 1.5, more than half a step.',
        'The last verification is less than 30 days old.',
      ],
    });
    expect(mayVerifyLevel({ ...request, verifier: admin, past }, now)).toEqual({ kind: 'allowed' });
  });

  it.each([
    [{ verifier: { ...coach, id: 'player' } }, 'You cannot verify your own level.'],
    [{ verifier: { id: 'club', role: 'club' } as const }, 'Only coaches and administrators can verify levels.'],
    [{ level: 4.2 }, 'A level must be between 1.0 and 7.0, in half steps.'],
    [{ level: 7.5 }, 'A level must be between 1.0 and 7.0, in half steps.'],
    [{ level: Number.NaN }, 'A level must be between 1.0 and 7.0, in half steps.'],
    [{ reviews: 0 }, 'Please choose at least one analyzed video to base the level on.'],
    [{ note: ' ' }, 'Please give your reasons in a sentence.'],
  ])('refuses %j', (change, reason) => {
    expect(mayVerifyLevel({ ...request, ...change }, now)).toEqual({ kind: 'refused', reason });
  });

  it('never lets one coach move a level by more than half a step or twice in 30 days', () => {
    const halves = fc.integer({ min: 2, max: 14 }).map((half) => half / 2);
    fc.assert(
      fc.property(halves, halves, fc.integer({ min: 0, max: 400 }), (from, level, days) => {
        const past = [{ level: from, verifiedAt: daysAgo(days) }];
        const isAlone = mayVerifyLevel({ ...request, level, past }, now).kind === 'allowed';
        expect(isAlone).toBe(Math.abs(level - from) <= 0.5 && days >= 30);
      }),
    );
  });
});

describe('confirming and withdrawing', () => {
  it.each([
    [{ id: 'second', role: 'coach_club' } as const, true],
    [admin, true],
    [coach, false],
    [{ ...coach, id: 'player' }, false],
    [{ id: 'other', role: 'player' } as const, false],
  ])('%j may confirm: %s', (confirmer, isAllowed) => {
    expect(mayConfirmLevel(confirmer, { verifierId: 'coach', playerId: 'player' }).allowed).toBe(isAllowed);
  });

  it.each([
    [coach, true, 'Filmed before the injury.', true],
    [coach, true, ' ', false],
    [coach, false, 'Wrong player.', false],
    [player, true, 'Too low.', false],
    [{ id: 'club', role: 'club' } as const, true, 'Too low.', false],
  ])('%j may withdraw (current %s, “%s”): %s', (actor, isCurrent, reason, isAllowed) => {
    expect(mayWithdrawLevel(actor, { playerId: 'player', isCurrent, reason }).allowed).toBe(isAllowed);
  });

  it('are allowed for three roles', () => {
    const may = roles.filter((role) => mayConfirmLevel({ id: 'x', role }, { verifierId: 'a', playerId: 'b' }).allowed);
    expect(may.toSorted()).toEqual(['admin', 'coach_club', 'coach_freelance']);
  });
});

describe('the re-check', () => {
  it.each([
    ['2026-03-14T12:00:00.000Z', '2026-09-14T12:00:00.000Z'],
    ['2025-08-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2026-12-01T00:00:00.000Z', '2027-06-01T00:00:00.000Z'],
  ])('of %s is due from %s', (verifiedAt, from) => {
    expect(recheckFrom(verifiedAt)).toBe(from);
  });

  it('is said to coaches after six months, and beside the stamp after a year', () => {
    const note = (verifiedAt: string, reader: 'player' | 'coach') => recheckNote(verifiedAt, now, reader);
    expect(note('2026-05-14T12:00:00Z', 'coach')).toBeNull();
    expect(note('2026-03-14T12:00:00Z', 'coach')).toBe('Re-check due');
    expect(note('2025-09-15T12:00:00Z', 'player')).toBeNull();
    for (const reader of ['player', 'coach'] as const)
      expect(note('2025-09-14T12:00:00Z', reader)).toBe('Verified September 2025 · ask for a re-check');
  });
});
