// Permissions with their reasons.

import { describe, expect, it } from 'vitest';
import {
  mayAdjustCredits,
  mayAskSecondReview,
  mayDeleteAccount,
  mayDeletePerson,
  mayEndSessions,
  mayPublishReview,
  mayReplaceLink,
  mayShareReview,
  mayShowCertificate,
  maySuspend,
  maySwitchRole,
  mayUploadVideo,
  mayViewAs,
  mayWithdrawVideo,
} from './permissions.ts';
import { accountStates, roles } from './roles.ts';

const direct = { role: 'player', accessType: 'direct', clubId: null, analysisCreditsRemaining: 0 } as const;
const member = { ...direct, accessType: 'club', clubId: 'a club' } as const;

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

  it('refuses anyone but players, whatever their credits', () => {
    for (const role of roles.filter((one) => one !== 'player')) {
      expect(mayUploadVideo({ ...member, role, analysisCreditsRemaining: 9 })).toEqual({
        allowed: false,
        reason: 'Only players can add videos',
      });
    }
  });
});

describe('changing a submitted video', () => {
  it.each([
    ['Pending', false, true, true],
    // The coach may be the one who finds that the link does not work.
    ['Pending', true, false, true],
    ['AI-Analyzed', true, false, false],
    ['AI-Analyzed', false, false, false],
    ['Analyzed', true, false, false],
  ] as const)('%s, opened: %s; withdraw: %s, replace the link: %s', (status, isOpened, withdraw, replace) => {
    expect(mayWithdrawVideo({ status, isOpened, isPaused: false }).allowed).toBe(withdraw);
    expect(mayReplaceLink({ status, isPaused: false }).allowed).toBe(replace);
  });

  it('is possible while the link is dead and the review is not published', () => {
    for (const isOpened of [true, false]) {
      for (const status of ['Pending', 'AI-Analyzed'] as const) {
        expect(mayWithdrawVideo({ status, isOpened, isPaused: true }).allowed).toBe(true);
        expect(mayReplaceLink({ status, isPaused: true }).allowed).toBe(true);
      }
      expect(mayWithdrawVideo({ status: 'Analyzed', isOpened, isPaused: true }).allowed).toBe(false);
      expect(mayReplaceLink({ status: 'Analyzed', isPaused: true }).allowed).toBe(false);
    }
  });

  it('gives the reason for a refusal', () => {
    expect(mayWithdrawVideo({ status: 'Pending', isOpened: true, isPaused: false })).toHaveProperty(
      'reason',
      'A coach is already reviewing this video, so you can no longer withdraw it.',
    );
    expect(mayReplaceLink({ status: 'Analyzed', isPaused: false })).toHaveProperty(
      'reason',
      'This video has been reviewed, so you can no longer replace its link.',
    );
  });
});

describe('second reviews', () => {
  const published = { status: 'Analyzed', isOpened: true, isPaused: false } as const;
  const part = { part: 'first', isOtherPublished: false, isDone: false } as const;

  it('can be asked for once a coach has begun, once for each video, while the link works', () => {
    expect(mayAskSecondReview(published)).toEqual({ allowed: true });
    expect(mayAskSecondReview({ ...published, isOpened: false })).toEqual({ allowed: true });
    expect(mayAskSecondReview({ ...published, status: 'Pending' })).toEqual({ allowed: true });
    for (const refusedVideo of [
      { ...published, status: 'Pending', isOpened: false } as const,
      { ...published, isPaused: true },
      { ...published, secondReview: part },
      { ...published, secondReview: { ...part, part: 'second' } as const },
    ])
      expect(mayAskSecondReview(refusedVideo).allowed).toBe(false);
  });

  it('hold the first video until theirs is published', () => {
    const open = { status: 'Pending', isOpened: false, isPaused: false } as const;
    expect(mayWithdrawVideo({ ...open, secondReview: part }).allowed).toBe(false);
    expect(mayWithdrawVideo({ ...open, secondReview: { ...part, isOtherPublished: true } }).allowed).toBe(true);
    expect(mayWithdrawVideo({ ...open, secondReview: { ...part, part: 'second' } }).allowed).toBe(true);
  });
});

describe('mayPublishReview', () => {
  it('requires an overall rating and a final summary, and lists what is missing', () => {
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

  it('accepts a rating of 0', () => {
    expect(mayPublishReview({ overall: 0, finalSummary: 'A first lesson.' })).toEqual({ allowed: true });
  });
});

describe('mayDeletePerson', () => {
  const account = { isOwn: false, isLastAdministrator: false };

  it('allows approved accounts and unconfirmed registrations', () => {
    const isDeletable = { unverified: true, pending: false, active: true, suspended: true, deleted: false };
    for (const state of accountStates) expect(mayDeletePerson({ ...account, state }).allowed).toBe(isDeletable[state]);
  });

  it('refuses your own account and the last administrator’s', () => {
    const reasons = [{ isOwn: true }, { isLastAdministrator: true }].map((difference) =>
      mayDeletePerson({ ...account, state: 'active', ...difference }),
    );
    expect(reasons).toEqual([
      { allowed: false, reason: 'Delete your own account in your profile.' },
      { allowed: false, reason: 'You cannot delete the last administrator.' },
    ]);
  });

  it('mayEndSessions refuses your own account', () => {
    expect([mayEndSessions({ isOwn: true }).allowed, mayEndSessions({ isOwn: false }).allowed]).toEqual([false, true]);
  });
});

describe('mayAdjustCredits', () => {
  it('allows approved players', () => {
    for (const state of accountStates) {
      const isIn = state === 'active' || state === 'suspended';
      expect(mayAdjustCredits({ role: 'player', state }).allowed).toBe(isIn);
    }
    for (const role of roles) expect(mayAdjustCredits({ role, state: 'active' }).allowed).toBe(role === 'player');
  });
});

describe('mayDeleteAccount', () => {
  it('refuses only the last administrator and a club’s last manager', () => {
    for (const role of roles) {
      expect(mayDeleteAccount({ role, isOnlyOne: false }).allowed).toBe(true);
      expect(mayDeleteAccount({ role, isOnlyOne: true }).allowed).toBe(role !== 'admin' && role !== 'club');
    }
  });
});

describe('maySuspend', () => {
  const someone = { state: 'active', isOwn: false, isLastAdministrator: false } as const;

  it('allows active accounts', () => {
    expect(maySuspend(someone)).toEqual({ allowed: true });
    for (const state of ['unverified', 'pending', 'suspended', 'deleted'] as const) {
      expect(maySuspend({ ...someone, state }).allowed).toBe(false);
    }
  });

  it('refuses your own account and the last administrator’s', () => {
    expect(maySuspend({ ...someone, isOwn: true })).toEqual({
      allowed: false,
      reason: 'You cannot suspend your own account.',
    });
    expect(maySuspend({ ...someone, isLastAdministrator: true })).toEqual({
      allowed: false,
      reason: 'You cannot suspend the last administrator.',
    });
  });
});

describe('viewing as someone else', () => {
  const admin = { role: 'admin', isSwitchAccount: false } as const;
  const named = { role: 'player', isSwitchAccount: true } as const;

  it('is offered to administrators and the configured account only', () => {
    const offered = roles.filter((role) => maySwitchRole({ role, isSwitchAccount: false }));
    expect(offered).toEqual(['admin']);
    expect(maySwitchRole(named)).toBe(true);
  });

  it('lets administrators view as any role or person except administrators', () => {
    for (const isPerson of [true, false]) {
      const possible = roles.filter((role) => mayViewAs(admin, { role, isPerson }).allowed);
      expect(possible).toEqual(['player', 'coach_freelance', 'coach_club', 'club']);
    }
  });

  it('never shows other people’s data to the configured account', () => {
    expect(roles.filter((role) => mayViewAs(named, { role, isPerson: false }).allowed)).toEqual([
      'player',
      'coach_freelance',
    ]);
    expect(roles.filter((role) => mayViewAs(named, { role, isPerson: true }).allowed)).toEqual([]);
  });

  it('is refused to everyone else', () => {
    for (const role of roles.filter((one) => one !== 'admin')) {
      expect(mayViewAs({ role, isSwitchAccount: false }, { role: 'player', isPerson: false }).allowed).toBe(false);
    }
  });
});

describe('mayShowCertificate', () => {
  const verification = { level: '4.5' };
  it.each([
    [true, verification, true],
    [false, verification, false],
    [true, null, false],
    [false, null, false],
  ])('requires a verified level (%s) and a current verification', (isLevelVerified, standing, isAllowed) => {
    expect(mayShowCertificate({ isLevelVerified, verification: standing }).allowed).toBe(isAllowed);
  });
});

describe('mayShareReview', () => {
  it('requires a published review that was not taken down', () => {
    expect(mayShareReview({ status: 'Analyzed', isTakenDown: false }).allowed).toBe(true);
    expect(mayShareReview({ status: 'Analyzed', isTakenDown: true }).allowed).toBe(false);
    expect(mayShareReview({ status: 'Pending', isTakenDown: false }).allowed).toBe(false);
  });
});
