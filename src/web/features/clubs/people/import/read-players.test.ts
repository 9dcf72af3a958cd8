// Files as clubs have them: from any spreadsheet or membership system, in any of five languages, with anything wrong that can be.

import { describe, expect, it } from 'vitest';
import { missingColumns, templateText } from './columns.ts';
import { FileRefusal } from './read-file.ts';
import { type Edits, type KnownNames, readLines, readPlayers, splitName } from './read-players.ts';
import { readTable } from './read-table.ts';

const read = (text: string, edits: Edits = {}) => {
  const { rows, columns } = readTable(text);
  return readPlayers(readLines(rows, columns, 'DK', []), edits);
};
const names = (text: string) => read(text).players.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
const bad = (text: string, edits: Edits = {}) =>
  read(text, edits).faulty.flatMap(({ line, errors }) =>
    Object.entries(errors).map(([field, message]) => `${line} ${field}: ${message}`),
  );

describe('players', () => {
  it('of an export come back unchanged', () => {
    // As the server writes it: `many-members.test.ts`.
    const file = [
      '\uFEFFFirst name;Last name;Email;Country;Level;Coach;Groups;Junior until;Guardian',
      "'-Íñigo;Núñez;b@x.example;ES;DPF 4.2;;;;",
      'Freja;Nygaard, jr.;a@x.example;DK;3,5;;;;',
      'Zoe;Lund;c@x.example;SE;;;;;',
      '',
    ].join('\r\n');
    expect(read(file)).toEqual({
      players: [
        { firstName: '-Íñigo', lastName: 'Núñez', email: 'b@x.example', country: 'ES', currentLevel: '4.2', line: 2 },
        {
          firstName: 'Freja',
          lastName: 'Nygaard, jr.',
          email: 'a@x.example',
          country: 'DK',
          currentLevel: '3.5',
          line: 3,
        },
        { firstName: 'Zoe', lastName: 'Lund', email: 'c@x.example', country: 'SE', line: 4 },
      ],
      faulty: [],
    });
  });

  it.each([
    ['Danish', 'Fornavn;Efternavn;Mail;Land;Niveau;Træner;Grupper;Junior til;Forælder eller værge'],
    ['Spanish', 'Nombre;Apellidos;Correo;País;Nivel;Entrenador;Grupos;Junior hasta;"Padre, madre o tutor"'],
  ])('of a %s export come back unchanged', (_, headings) => {
    const file = `\uFEFF${headings}\r\n"Ida";Lund;anna@x.dk;DK;3,5;;;2040-06-01;"Berg, Anna Marie"\r\n`;
    expect(read(file)).toMatchObject({
      players: [
        {
          firstName: 'Ida',
          lastName: 'Lund',
          email: 'anna@x.dk',
          country: 'DK',
          currentLevel: '3.5',
          adultOn: '2040-06-01',
          guardian: { firstName: 'Anna Marie', lastName: 'Berg' },
        },
      ],
      faulty: [],
    });
    expect(readTable(file).columns).not.toContain(null);
  });

  it.each([
    ['Playtomic', 'Player;Email;Phone number\nSøren Lund;soren@x.dk;+45'],
    ['Matchi', 'Förnamn;Efternamn;E-postadress;Land\nSøren;Lund;soren@x.dk;Danmark'],
    ['a Swedish register', 'Namn;Epost;Land\nLund, Søren;soren@x.dk;Danmark'],
    ['a Norwegian register', 'Fornavn;Etternavn;E-post;Land\nSøren;Lund;soren@x.dk;Danmark'],
    ['Holdsport', 'Navn;E-mail;Mobil\nSøren Lund;soren@x.dk;1'],
    ['Rankedin', 'Full name\tE-mail\tCountry\nSøren Lund\tsoren@x.dk\tDEN'.replace('DEN', 'DK')],
    ['Google contacts', 'Name,Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value\nS,Søren,Lund,Home,soren@x.dk'],
    ['Outlook', 'First Name,Middle Name,Last Name,E-mail Address,Home Country/Region\nSøren,,Lund,soren@x.dk,Denmark'],
    ['Spanish with one name', 'Nombre completo|Correo electrónico (obligatorio)\nLund, Søren|soren@x.dk'],
    ['an online form', 'Timestamp,Name (First),Name (Last),Email (required)\n1,Søren,Lund,soren@x.dk'],
    ['Spanish with two', 'Nombre;Apellidos;Correo\nSøren;Lund;soren@x.dk'],
    ['a German register', 'First name;Last name;Email;Country\nSøren;Lund;soren@x.dk;Dänemark'],
  ])('come from %s', (_, text) => {
    expect(read(text)).toEqual({
      players: [{ firstName: 'Søren', lastName: 'Lund', email: 'soren@x.dk', country: 'DK', line: 2 }],
      faulty: [],
    });
  });

  it.each([
    'Mateo <mateo@x.example>',
    '"Ibáñez, Mateo" <mateo@x.example>',
    'Mateo mateo@x.example',
    'mailto:mateo@x.example',
    'MAILTO:mateo@x.example?subject=Padel',
    'mateo@x.example;',
    'mateo@x.example, ',
    'mateo@x.example.',
    '<mateo@x.example>',
    "'mateo@x.example'",
    '“mateo@x.example”',
    '="mateo@x.example"',
    '\u200Bmateo@x.example\uFEFF',
    '\u00A0mateo@x.example\u00A0',
    'ma\u00ADteo@x.example',
    'mateo@x.example <mateo@x.example>',
    '[mateo@x.example](mailto:mateo@x.example)',
  ])('get the address in %j', (cell) => {
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    expect(read(`name,email\nMateo Ibáñez,${quoted}`)).toMatchObject({ players: [{ email: 'mateo@x.example' }] });
  });

  it('get no address from a cell with two', () => {
    expect(bad('name,email\nMateo Ibáñez,a@x.dk; b@x.dk')).toEqual(['2 email: Please enter a valid email address.']);
    expect(read('name,email\nMateo Ibáñez,a@x.dk; b@x.dk').faulty[0]?.values.email).toBe('a@x.dk; b@x.dk');
  });

  it.each([
    ['Ibáñez López, Mateo', 'Mateo', 'Ibáñez López'],
    ['Mateo Ibáñez López', 'Mateo', 'Ibáñez López'],
    ['Anna Maria van den Berg', 'Anna Maria', 'van den Berg'],
    ['Jan van Dijk', 'Jan', 'van Dijk'],
    ['Cher', 'Cher', ''],
    ['', '', ''],
  ])('called %j split into two names', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  it('pass another check once corrected, also against duplicates', () => {
    const text = 'first name,last name,email,country\nIda,Lund,x,Atlantis\nBo,Lund,bo@x.dk,DK';
    expect(bad(text, { 2: { email: 'BO@x.dk', country: 'Sverige' } })).toEqual([
      '3 email: This address is already in line 2.',
      '3 adultOn: Siblings can share their guardian’s address: say until when each is a junior.',
    ]);
    const edits = { 2: { email: ' Ida <ida@x.dk>;', country: 'Sverige' } };
    expect(bad(text, edits)).toEqual([]);
    expect(read(text, edits).players[0]).toMatchObject({ email: 'ida@x.dk', country: 'SE' });
    expect(bad(text, { ...edits, 3: { firstName: ' ' } })).toEqual(['3 firstName: Please enter a first name.']);
  });

  it('start below a title, empty lines and sep=, whose lines count', () => {
    const text = 'sep=;\r\nMembers, spring 2026;;\r\n\r\nNavn;E-mail;;\r\nIda Lund;ida@x.dk;;\r\nBo Lund;x;;\r\n';
    expect(names(text)).toEqual(['Ida Lund']);
    expect(bad(text)).toEqual(['6 email: Please enter a valid email address.']);
    expect(readTable(text).columns).toEqual(['fullName', 'email']);
  });

  it.each([
    ['other headings', 'Vorname;Nachname;Adresse\nIda;Lund;ida@x.dk', ['firstName', 'lastName']],
    ['no headings', 'Ida,Lund,ida@x.dk', ['firstName', 'lastName']],
    ['no address', 'first name,last name\nIda,Lund', ['email']],
  ])('need named columns in a file with %s', (_, text, missing) => {
    const { columns, rows } = readTable(text);
    expect(missingColumns(columns)).toEqual(missing);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['commas', 'First name,Last name,Email,Country\nSøren,Lund,soren@x.dk,DK'],
    ['semicolons and Danish headings', 'Fornavn;Efternavn;E-mail;Land\r\nSøren;Lund;soren@x.dk;Danmark'],
    ['tabs and Spanish headings', 'Nombre\tApellidos\tCorreo electrónico\tPaís\nSøren\tLund\tsoren@x.dk\tDinamarca'],
    ['other columns in another order', 'EMAIL;Phone;last_name;First Name;Country\nsoren@x.dk;1;Lund;Søren;denmark'],
    ['no country', 'first name,last name,email\nSøren,Lund,SOREN@x.dk'],
  ])('survive %s', (_, text) => {
    expect(read(text)).toEqual({
      players: [{ firstName: 'Søren', lastName: 'Lund', email: 'soren@x.dk', country: 'DK', line: 2 }],
      faulty: [],
    });
  });

  it('keep emoji, right-to-left names, quoted commas and empty lines', () => {
    const text = 'first name,last name,email\nמרים,כהן,m@x.dk\n\n"Ana, María",O’Neill 🎾,a@x.dk\n';
    expect(names(text)).toEqual(['מרים כהן', 'Ana, María O’Neill 🎾']);
    expect(read(text).players.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('with errors list line and field, without losing the others', () => {
    const text = [
      'first name,last name,email,country',
      'Ida,Lund,ida@x.dk,DK',
      ',Lund,b@x.dk,DK',
      'Bo,Lund,no address,DK',
      'Bo,Lund,c@x.dk,Atlantis',
      'www.spam.example,Lund,d@x.dk,DK',
      'Eva,Lund,IDA@x.dk,DK',
      'Short',
      'Kim,Lund,kim@x.dk,ES',
    ].join('\n');
    expect(names(text)).toEqual(['Ida Lund', 'Kim Lund']);
    expect(bad(text)).toEqual([
      '3 firstName: Please enter a first name.',
      '4 email: Please enter a valid email address.',
      '5 country: Please choose a country.',
      '6 firstName: A name cannot contain links or markup.',
      '7 email: This address is already in line 2.',
      '7 adultOn: Siblings can share their guardian’s address: say until when each is a junior.',
      '8 lastName: Please enter a last name.',
      '8 email: Please enter a valid email address.',
    ]);
  });

  it('count lines as an editor does after a quoted line break', () => {
    expect(bad('first name,last name,email\n"Ida\nMarie",Lund,ida@x.dk\nBo,Lund,x')).toEqual([
      '2 firstName: A name cannot contain links or markup.',
      '4 email: Please enter a valid email address.',
    ]);
  });

  it.each([
    ['no players', 'first name,last name,email\n', 'There are no players'],
    [
      'more than 5,000',
      `first name,last name,email\n${'Ida,Lund,x@x.dk\n'.repeat(5001)}`,
      'This file has 5001 players.',
    ],
  ])('cannot come from a file with %s', (_, text, words) => {
    expect(() => read(text)).toThrow(FileRefusal);
    expect(() => read(text)).toThrow(words);
  });

  it('load from the template', () => {
    expect(names(templateText())).toEqual(['Freja Nygaard']);
  });
});

describe('the coach of a line', () => {
  const anna = { id: 'a', firstName: 'Anna', lastName: 'Krog' };
  const file = 'Navn;E-mail;Træner\nIda Lund;ida@x.dk;Anna Krog\nBo Lund;bo@x.dk;"Nobody "\nEva Lund;eva@x.dk;';
  const withCoaches = (coaches: KnownNames['coaches'], edits: Edits = {}) => {
    const { rows, columns } = readTable(file);
    return readPlayers(readLines(rows, columns, 'DK', []), edits, { coaches, groups: new Map(), juniors: new Map() });
  };

  it('waits until it is looked up', () => {
    const { players, faulty } = withCoaches(new Map());
    expect(players.map(({ coachText, coach }) => [coachText, coach])).toEqual([
      ['Anna Krog', undefined],
      ['Nobody', undefined],
      [undefined, undefined],
    ]);
    expect(faulty).toEqual([]);
  });

  it('is a wrong cell where the club has none like it, until another or none is chosen', () => {
    const known: KnownNames['coaches'] = new Map([
      ['Anna Krog', anna],
      ['Nobody', null],
      ['a', anna],
    ]);
    const { players, faulty } = withCoaches(known);
    expect(players.map(({ line, coach }) => [line, coach?.id])).toEqual([
      [2, 'a'],
      [4, undefined],
    ]);
    expect(faulty).toMatchObject([
      { line: 3, errors: { coach: expect.stringContaining('Not a coach of your club.') } },
    ]);
    for (const [coach, id] of [
      ['a', 'a'],
      ['', undefined],
    ] as const)
      expect(withCoaches(known, { 3: { coach } }).players.map((player) => player.coach?.id)).toEqual([
        'a',
        id,
        undefined,
      ]);
  });

  it('cannot be a whole story', () => {
    const { rows, columns } = readTable(`Navn;E-mail;Coach\nIda Lund;ida@x.dk;${'x'.repeat(201)}`);
    expect(readPlayers(readLines(rows, columns, 'DK', []), {}).players).toEqual([]);
  });
});
