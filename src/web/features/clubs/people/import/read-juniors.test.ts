// Juniors in files as clubs have them: siblings who share an address, days and births in any form.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { juniorKey } from '#domain/people/families.ts';
import { readDay } from './read-days.ts';
import { type Edits, readLines, readPlayers } from './read-players.ts';
import { readTable } from './read-table.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const read = (text: string, edits: Edits = {}, juniors = new Map<string, 'member' | 'asked' | null>()) => {
  const { rows, columns } = readTable(text);
  return readPlayers(readLines(rows, columns, 'DK', []), edits, { coaches: new Map(), groups: new Map(), juniors });
};
const days = (text: string, edits?: Edits) =>
  read(text, edits).players.map(({ firstName, adultOn }) => [firstName, adultOn]);
const bad = (text: string, edits?: Edits) =>
  read(text, edits).faulty.flatMap(({ line, errors }) =>
    Object.entries(errors).map(([field, message]) => `${line} ${field}: ${message}`),
  );

describe('a day', () => {
  it.each([
    ['2030-05-02', '2030-05-02'],
    ['2030-05-02 00:00:00', '2030-05-02'],
    ['2030-05-02T00:00:00.000Z', '2030-05-02'],
    ['2030/5/2', '2030-05-02'],
    ['20300502', '2030-05-02'],
    ['02.05.2030', '2030-05-02'],
    ['2. 5. 2030', '2030-05-02'],
    ['2/5/2030', '2030-05-02'],
    ['02-05-30', '2030-05-02'],
    ['2 May 2030', '2030-05-02'],
    ['2. maj 2030', '2030-05-02'],
    ['2 mai 2030', '2030-05-02'],
    ['2 de mayo de 2030', '2030-05-02'],
    ['12. okt. 2030', '2030-10-12'],
    ['05/13/2030', null],
    ['31.02.2030', null],
    ['2030', null],
    ['summer', null],
    ['', null],
  ])('written %j is %j', (cell, day) => {
    expect(readDay(cell)).toBe(day);
  });
});

describe('siblings', () => {
  it('share an address, and the guardian’s name is optional', () => {
    const text = [
      'Name;Email;Junior until;Guardian',
      'Ida Lund;anna@x.dk;01.03.2038;Anna Marie Berg',
      'Noah Lund;ANNA@x.dk;2036-02-01;',
    ].join('\n');
    expect(read(text)).toMatchObject({
      players: [
        {
          firstName: 'Ida',
          email: 'anna@x.dk',
          adultOn: '2038-03-01',
          guardian: { firstName: 'Anna', lastName: 'Marie Berg' },
        },
        { firstName: 'Noah', email: 'anna@x.dk', adultOn: '2036-02-01' },
      ],
      faulty: [],
    });
  });

  it.each([
    ['English', 'Name;Email;Date of birth'],
    ['Danish', 'Navn;E-mail;Fødselsdato'],
    ['Swedish', 'Namn;E-post;Födelsedatum'],
    ['Norwegian', 'Navn;E-post;Fødselsdato'],
    ['Spanish', 'Nombre completo;Correo;Fecha de nacimiento'],
  ])('are juniors until 18 by their birth, under %s headings; others are none', (_, headings) => {
    const text = [
      headings,
      'Ida Lund;anna@x.dk;02-05-2012',
      'Noah Lund;anna@x.dk;2014',
      'Kim Lund;anna@x.dk;29.02.2012',
      'Bo Lund;bo@x.dk;27-11-08',
      'Eva Lund;eva@x.dk;1971',
      'Per Lund;per@x.dk;?',
    ].join('\n');
    expect(days(text)).toEqual([
      ['Ida', '2030-05-02'],
      ['Noah', '2032-12-31'],
      ['Kim', '2030-03-01'],
      ['Bo', undefined],
      ['Eva', undefined],
      ['Per', undefined],
    ]);
  });

  it.each(['Junior til', 'Junior till', 'Junior hasta', 'JUNIOR UNTIL'])('are found under %j', (heading) => {
    expect(days(`Navn;E-mail;${heading}\nIda Lund;anna@x.dk;2038-03-01`)).toEqual([['Ida', '2038-03-01']]);
  });

  it('without a day have a wrong cell that says how to mark them', () => {
    const text = 'Name;Email;Junior until\nIda Lund;anna@x.dk;\nNoah Lund;anna@x.dk;';
    expect(bad(text)).toEqual([
      '3 email: This address is already in line 2.',
      '3 adultOn: Siblings can share their guardian’s address: say until when each is a junior.',
    ]);
    // One day alone would make the other one the guardian.
    expect(bad(text, { 3: { adultOn: '01.03.2038' } })).toEqual([
      '2 adultOn: Juniors have this address. Say until when this player is one too, or name them as the juniors’ guardian.',
    ]);
    const both = { 2: { adultOn: '2038-03-01' }, 3: { adultOn: '2036-02-01' } };
    expect([bad(text, both), days(text, both)]).toEqual([
      [],
      [
        ['Ida', '2038-03-01'],
        ['Noah', '2036-02-01'],
      ],
    ]);
  });

  it('can play in the club of their guardian, who is named or was born long ago', () => {
    const named = 'Name;Email;Junior until;Guardian\nAnna Berg;anna@x.dk;;\nIda Lund;anna@x.dk;2038-03-01;"Berg, Anna"';
    const born = 'Name;Email;Born\nAnna Berg;anna@x.dk;1980\nIda Lund;anna@x.dk;2012-05-02';
    for (const text of [named, born])
      expect([bad(text), days(text).map(([name]) => name)]).toEqual([[], ['Anna', 'Ida']]);
  });

  it('are ten at most, and each is named once', () => {
    const many = Array.from({ length: 11 }, (_, index) => `Child Lund${index};anna@x.dk;2038-03-01`);
    expect(bad(['Name;Email;Junior until', ...many].join('\n'))).toEqual([
      '12 email: A guardian can be asked about 10 juniors at once. Please import this one later.',
    ]);
    expect(bad('Name;Email;Junior until\nIda Lund;a@x.dk;2038-03-01\nida lund;a@x.dk;2038-03-01')).toEqual([
      '3 firstName: This junior is already in line 2.',
    ]);
  });

  it('have wrong cells for what is no day and no name', () => {
    const text = [
      'Name;Email;Junior until;Guardian',
      'Ida Lund;a@x.dk;when grown;',
      'Noah Lund;b@x.dk;2038-03-01;Anna',
      'Kim Lund;c@x.dk;32.01.2038;',
    ].join('\n');
    expect(bad(text)).toEqual([
      '2 adultOn: Please give a day such as 2030-05-31 or 31.05.2030.',
      '3 guardian: Please enter the guardian’s last name.',
      '4 adultOn: Please give a day such as 2030-05-31 or 31.05.2030.',
    ]);
    expect(bad('Name;Email;Born\nIda Lund;a@x.dk;40.05.2012')).toEqual([
      '2 adultOn: Please give a day such as 2030-05-31 or 31.05.2030.',
    ]);
  });
});

it('the export of a member comes back unchanged, also of one who is grown by now', () => {
  // As the server writes it: `club-import-juniors.test.ts`.
  const file = (day: string) =>
    [
      '\uFEFFFirst name;Last name;Email;Country;Level;Coach;Groups;Junior until;Guardian',
      `Ida;Lund;anna@x.dk;DK;;;;${day};Berg, Anna Marie`,
      '',
    ].join('\r\n');
  const ida = { firstName: 'Ida', lastName: 'Lund', email: 'anna@x.dk', country: 'DK', line: 2 };
  const guardian = { firstName: 'Anna Marie', lastName: 'Berg' };
  expect(read(file('2040-06-01'))).toEqual({ players: [{ ...ida, adultOn: '2040-06-01', guardian }], faulty: [] });
  const known = (what: 'member' | null) => new Map([[juniorKey(ida), what]]);
  expect(read(file('2020-06-01'), {}, known('member')).players).toHaveLength(1);
  expect(read(file('2020-06-01'), {}, known(null)).faulty).toMatchObject([
    { errors: { adultOn: 'Please choose a day after today and within 18 years.' } },
  ]);
});
