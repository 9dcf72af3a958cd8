import { describe, expect, it } from 'vitest';
import {
  freePlaces,
  isFirstCome,
  keptPlaces,
  maxWaiting,
  mayOpenSession,
  mayTakePlace,
  mayWait,
  offerEnds,
  openState,
  ordinal,
} from './open-sessions.ts';

const sessionDate = '2026-11-29T18:00:00.000Z';
const at = (moment: string) => new Date(moment);
const early = at('2026-11-28T08:00:00Z');
const late = at('2026-11-29T16:00:00Z');
const session = (places: number, taken: number, waiting: number) => ({ sessionDate, places, taken, waiting });

describe('offers', () => {
  it('last 12 hours, or until 2 hours before the start', () => {
    expect(offerEnds(sessionDate, early)).toBe('2026-11-28T20:00:00.000Z');
    expect(offerEnds(sessionDate, at('2026-11-29T08:00:00Z'))).toBe('2026-11-29T16:00:00.000Z');
  });

  it('are not made in the last 2 hours', () => {
    expect(isFirstCome(sessionDate, at('2026-11-29T15:59:59Z'))).toBe(false);
    expect(isFirstCome(sessionDate, late)).toBe(true);
  });
});

describe('free places', () => {
  it('are kept for the people in line until 2 hours before the start', () => {
    expect([keptPlaces(session(4, 3, 2), early), freePlaces(session(4, 3, 2), early)]).toEqual([1, 0]);
    expect([keptPlaces(session(6, 3, 2), early), freePlaces(session(6, 3, 2), early)]).toEqual([2, 1]);
    expect([keptPlaces(session(4, 3, 2), late), freePlaces(session(4, 3, 2), late)]).toEqual([0, 1]);
    expect(freePlaces(session(4, 5, 0), early)).toBe(0);
  });
});

describe('a member', () => {
  const offer = { offeredUntil: '2026-11-28T20:00:00.000Z' };
  const inLine = { offeredUntil: null };

  it('takes a free place, or joins the line', () => {
    expect(openState(session(4, 3, 0), null, early)).toBe('free');
    expect(openState(session(4, 4, 0), null, early)).toBe('full');
    expect(openState(session(4, 3, 1), null, early)).toBe('full');
  });

  it('waits until a place is offered, or is free to all in line', () => {
    expect(openState(session(4, 3, 2), inLine, early)).toBe('waiting');
    expect(openState(session(4, 3, 2), offer, early)).toBe('offered');
    expect(openState(session(4, 3, 2), offer, at('2026-11-28T20:00:00Z'))).toBe('waiting');
    expect(openState(session(4, 3, 2), inLine, late)).toBe('free');
    expect(openState(session(4, 4, 2), { offeredUntil: sessionDate }, late)).toBe('waiting');
  });

  it('takes what is free or offered, and joins what is full', () => {
    expect([mayTakePlace('free').allowed, mayTakePlace('offered').allowed]).toEqual([true, true]);
    expect([mayTakePlace('full').allowed, mayTakePlace('waiting').allowed]).toEqual([false, false]);
    expect([mayWait('full', 3).allowed, mayWait('waiting', 3).allowed, mayWait('free', 0).allowed]).toEqual([
      true,
      true,
      false,
    ]);
    expect(mayWait('full', maxWaiting).allowed).toBe(false);
  });
});

describe('a session', () => {
  it('can be opened until it begins', () => {
    expect(mayOpenSession({ status: 'scheduled', sessionDate }, early).allowed).toBe(true);
    expect(mayOpenSession({ status: 'scheduled', sessionDate }, at(sessionDate)).allowed).toBe(false);
    expect(mayOpenSession({ status: 'completed', sessionDate }, early).allowed).toBe(false);
  });
});

describe('positions', () => {
  it('have English ordinals', () => {
    expect([1, 2, 3, 4, 11, 22].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd']);
  });
});
