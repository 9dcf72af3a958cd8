// Other roles and clubs: what may happen, and what is told first.

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

describe('whether it may happen', () => {
  it('is for active accounts only', () => {
    for (const state of accountStates)
      expect(mayChangeRole({ ...active, state }, 'player').allowed).toBe(state === 'active');
  });

  it('is refused for one’s own account', () => {
    expect(mayChangeRole({ ...active, isOwn: true }, 'player')).toEqual({
      allowed: false,
      reason: 'You cannot change your own role.',
    });
  });

  it('leaves the last administrator one', () => {
    const last = { ...active, isLastAdministrator: true };
    for (const role of roles) expect(mayChangeRole(last, role).allowed).toBe(role === 'admin');
    expect(mayChangeRole(last).allowed).toBe(false);
  });
});

it('each role knows whether it has a club', () => {
  expect(roles.map(clubOfRole)).toEqual(['possible', 'none', 'needed', 'needed', 'none']);
});

it('connections end when someone stops being a coach, or a player', () => {
  expect(endsConnections('player', 'coach_club')).toBe(true);
  expect(endsConnections('coach_club', 'player')).toBe(true);
  expect(endsConnections('coach_club', 'coach_freelance')).toBe(false);
  expect(endsConnections('player', 'player')).toBe(false);
});

describe('what is told first', () => {
  it('nothing when nothing changes', () => {
    const same = { role: 'player', clubId: 'a' } as const;
    expect(consequencesOf(same, same, { ...nothing, connections: 3 })).toEqual([]);
  });

  it('of a player who becomes a coach of a club: rights, connections, requests, sessions, videos and the plan', () => {
    const has = { ...nothing, connections: 1, requests: 2, sessionsTaken: 1, plan: 'Premium' };
    expect(consequencesOf({ role: 'player', clubId: null }, { role: 'coach_club', clubId: 'a' }, has)).toEqual([
      'They get the coach screens and can review videos from the club’s members.',
      '1 connection ends.',
      '2 open requests end.',
      '1 session to come is cancelled; players are told.',
      'They can no longer send videos. Their videos, reviews and credits are kept.',
      'Their Premium subscription ends at once.',
    ]);
  });

  it('of a coach who becomes a player: reviews that were begun, and sessions', () => {
    const has = { ...nothing, connections: 2, openReviews: 2, sessionsLed: 3 };
    expect(consequencesOf({ role: 'coach_freelance', clubId: null }, { role: 'player', clubId: null }, has)).toEqual([
      'They get the player screens and can no longer open or review other people’s videos.',
      '2 connections end.',
      '2 reviews that were begun go to the next coach.',
      '3 sessions to come are cancelled; players are told.',
    ]);
  });

  it('of a coach who leaves a club: connections stay', () => {
    const has = { ...nothing, connections: 2, openReviews: 1, clubName: 'Padel Nord' };
    expect(consequencesOf({ role: 'coach_club', clubId: 'a' }, { role: 'coach_freelance', clubId: null }, has)).toEqual(
      [
        'They get the coach screens and see the players connected with them.',
        'They leave Padel Nord, which loses sight of them at once.',
        'Unfinished reviews for their club go back to the queue; those for connected players stay with them.',
      ],
    );
  });

  it('of a member who changes or leaves the club: what is kept', () => {
    const has = { ...nothing, connections: 2, clubName: 'Padel Nord' };
    const member = { role: 'player', clubId: 'a' } as const;
    expect(consequencesOf(member, { role: 'player', clubId: 'b' }, has)).toEqual([
      'They leave Padel Nord, which loses sight of them at once.',
      'Goals, training sessions and coaches are kept.',
    ]);
    expect(consequencesOf(member, { role: 'player', clubId: null }, { ...has, clubName: null })).toEqual([
      'They leave their club, which loses sight of them at once.',
      'Goals and training sessions are kept, but hidden until they join a club.',
    ]);
  });

  it('of a new administrator: everything', () => {
    expect(consequencesOf({ role: 'club', clubId: 'a' }, { role: 'admin', clubId: null }, nothing)).toContain(
      'They can see and change everything, including your account.',
    );
  });
});

it('names a role with its club', () => {
  expect([roleInWords('coach_club', 'Padel Nord'), roleInWords('admin', null)]).toEqual([
    'Club Coach of Padel Nord',
    'Administrator',
  ]);
});
