// Session dates, time zones and conflicts in words.

import { describe, expect, it } from 'vitest';
import { listInWords } from '#domain/language/in-words.ts';
import { sessionConflicts } from './schedule.ts';
import { conflictSentences, sessionMoment, zoneWords } from './session-words.ts';

describe('sessionMoment', () => {
  it.each([
    ['2027-03-27T17:30:00Z', 'Europe/Copenhagen', 'Saturday 27 March 2027 at 18:30'],
    ['2027-03-28T16:30:00Z', 'Europe/Copenhagen', 'Sunday 28 March 2027 at 18:30'],
    ['2027-10-31T17:30:00Z', 'Europe/Copenhagen', 'Sunday 31 October 2027 at 18:30'],
    ['2027-03-27T23:30:00Z', 'Europe/Copenhagen', 'Sunday 28 March 2027 at 00:30'],
    ['2027-03-27T17:30:00.000Z', 'America/Argentina/Buenos_Aires', 'Saturday 27 March 2027 at 14:30'],
  ])('of %s in %s is %s', (moment, zone, words) => {
    expect(sessionMoment(moment, zone)).toBe(words);
  });
});

it.each([
  ['Europe/Copenhagen', 'Copenhagen time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT-13', 'UTC+13'],
  ['Etc/GMT+3', 'UTC−3'],
])('zoneWords of %s are %s', (zone, words) => {
  expect(zoneWords(zone)).toBe(words);
});

it.each([
  [[], ''],
  [['Freja'], 'Freja'],
  [['Freja', 'Mads'], 'Freja and Mads'],
  [['Freja', 'Mads', 'Ida'], 'Freja, Mads and Ida'],
])('listInWords of %j is “%s”', (names, words) => {
  expect(listInWords(names)).toBe(words);
});

describe('conflictSentences', () => {
  const names = new Map([
    ['f', 'Freja Nygaard'],
    ['m', 'Mads Kjær'],
  ]);
  const planned = { sessionDate: '2027-03-16T17:00:00Z', duration: 60, coachId: 'me', playerIds: ['f', 'm'] };
  const said = (booked: Partial<typeof planned> & { title: string | null }, own = 'Europe/Copenhagen') =>
    conflictSentences(
      sessionConflicts([planned], [{ id: 'b', ...planned, sessionDate: '2027-03-16T17:30:00Z', ...booked }]),
      'me',
      names,
      'Europe/Copenhagen',
      own,
    );

  it('name the coach’s own session with its players once', () => {
    expect(said({ title: 'Lobs' })).toEqual([
      '“Lobs” with Freja Nygaard and Mads Kjær is booked on Tuesday 16 March 2027 at 18:30.',
    ]);
  });

  it('name the zone to a coach in another one', () => {
    expect(said({ title: 'Lobs' }, 'America/New_York')).toEqual([
      '“Lobs” with Freja Nygaard and Mads Kjær is booked on Tuesday 16 March 2027 at 18:30 (Copenhagen time).',
    ]);
  });

  it('do not name players the coach may not see', () => {
    expect(said({ title: null, playerIds: ['stranger'] })).toEqual([
      'Another session is booked on Tuesday 16 March 2027 at 18:30.',
    ]);
  });

  it('only say who is busy at the planned time for another coach’s session', () => {
    expect(said({ title: 'Secret', coachId: 'other' })).toEqual([
      'Freja Nygaard is busy on Tuesday 16 March 2027 at 18:00.',
      'Mads Kjær is busy on Tuesday 16 March 2027 at 18:00.',
    ]);
  });
});
