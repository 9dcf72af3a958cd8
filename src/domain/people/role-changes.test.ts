// Changing roles and clubs: permissions and consequences.

import { describe, expect, it } from 'vitest';
import {
  clubOfRole,
  consequencesOf,
  endsConnections,
  mayChangeRole,
  type RoleHoldings,
  roleInWords,
} from './role-changes.ts';
import { accountStates, roles } from './roles.ts';

const nothing: RoleHoldings = {
  connections: 0,
  requests: 0,
  openReviews: 0,
  sessionsLed: 0,
  sessionsTaken: 0,
  plan: null,
  clubName: null,
};
const active = { state: 'active', isOwn: false, isLastAdministrator: false } as const;

describe('mayChangeRole', () => {
  it('allows only active accounts', () => {
    for (const state of accountStates)
      expect(mayChangeRole({ ...active, state }, 'player').allowed).toBe(state === 'active');
  });

  it('refuses your own account', () => {
    expect(mayChangeRole({ ...active, isOwn: true }, 'player')).toEqual({
      allowed: false,
      reason: 'You cannot change your own role.',
    });
  });

  it('keeps the last administrator', () => {
    const last = { ...active, isLastAdministrator: true };
    for (const role of roles) expect(mayChangeRole(last, role).allowed).toBe(role === 'admin');
    expect(mayChangeRole(last).allowed).toBe(false);
  });
});

it('clubOfRole knows whether a role has a club', () => {
  expect(roles.map(clubOfRole)).toEqual(['possible', 'none', 'needed', 'needed', 'none']);
});

it('endsConnections is true when someone stops being a coach or a player', () => {
  expect(endsConnections('player', 'coach_club')).toBe(true);
  expect(endsConnections('coach_club', 'player')).toBe(true);
  expect(endsConnections('coach_club', 'coach_freelance')).toBe(false);
  expect(endsConnections('player', 'player')).toBe(false);
});

describe('consequencesOf', () => {
  it('is empty when nothing changes', () => {
    const same = { role: 'player', clubId: 'a' } as const;
    expect(consequencesOf(same, same, { ...nothing, connections: 3 })).toEqual([]);
  });

  it('lists rights, connections, requests, sessions, videos and plan for a player who becomes a club coach', () => {
    const has = { ...nothing, connections: 1, requests: 2, sessionsTaken: 1, plan: 'Premium' };
    expect(consequencesOf({ role: 'player', clubId: null }, { role: 'coach_club', clubId: 'a' }, has)).toEqual([
      'They get the coach screens and can review videos from the club’s members.',
      '1 connection ends.',
      '2 open requests end.',
      '1 future session is cancelled, and players are notified.',
      'They can no longer send videos. Their videos, reviews and credits are kept.',
      'Their Premium subscription ends at once.',
    ]);
  });

  it('lists unfinished reviews and sessions for a coach who becomes a player', () => {
    const has = { ...nothing, connections: 2, openReviews: 2, sessionsLed: 3 };
    expect(consequencesOf({ role: 'coach_freelance', clubId: null }, { role: 'player', clubId: null }, has)).toEqual([
      'They get the player screens and can no longer open or review other people’s videos.',
      '2 connections end.',
      '2 unfinished reviews go back to the queue.',
      '3 future sessions are cancelled, and players are notified.',
    ]);
  });

  it('keeps the connections of a coach who leaves a club', () => {
    const has = { ...nothing, connections: 2, openReviews: 1, clubName: 'Padel Nord' };
    expect(consequencesOf({ role: 'coach_club', clubId: 'a' }, { role: 'coach_freelance', clubId: null }, has)).toEqual(
      [
        'They get the coach screens and see the players connected with them.',
        'They leave Padel Nord, which can no longer see them.',
        'Unfinished reviews for their club go back to the queue; those for connected players stay with them.',
      ],
    );
  });

  it('says what a member keeps when changing or leaving the club', () => {
    const has = { ...nothing, connections: 2, clubName: 'Padel Nord' };
    const member = { role: 'player', clubId: 'a' } as const;
    expect(consequencesOf(member, { role: 'player', clubId: 'b' }, has)).toEqual([
      'They leave Padel Nord, which can no longer see them.',
      'Goals, training sessions and coaches are kept.',
    ]);
    expect(consequencesOf(member, { role: 'player', clubId: null }, { ...has, clubName: null })).toEqual([
      'They leave their club, which can no longer see them.',
      'Goals and training sessions are kept, but hidden until they join a club.',
    ]);
  });

  it('warns that a new administrator sees everything', () => {
    expect(consequencesOf({ role: 'club', clubId: 'a' }, { role: 'admin', clubId: null }, nothing)).toContain(
      'They can see and change everything, including your account.',
    );
  });
});

it('roleInWords names a role with its club', () => {
  expect([roleInWords('coach_club', 'Padel Nord'), roleInWords('admin', null)]).toEqual([
    'Club Coach of Padel Nord',
    'Administrator',
  ]);
});
