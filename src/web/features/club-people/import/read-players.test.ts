// Files as clubs have them: from any spreadsheet, in any of three languages, with anything wrong that can be.

import { describe, expect, it } from 'vitest';
import { templateText } from './columns.ts';
import { FileRefusal, readText } from './read-file.ts';
import { readPlayers } from './read-players.ts';

const file = (bytes: Uint8Array | string) => new Blob([bytes as BlobPart]) as Pick<File, 'size' | 'arrayBuffer'>;
const read = (text: string) => readPlayers(text, 'DK');
const names = (text: string) => read(text).players.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
const bad = (text: string) => read(text).bad.map(({ line, field, message }) => `${line} ${field}: ${message}`);

describe('the text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Søren')],
    ['UTF-8 with a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Søren')])],
    ['Windows-1252', new Uint8Array([0x53, 0xf8, 0x72, 0x65, 0x6e])],
  ])('is read from %s', async (_, bytes) => {
    expect(await readText(file(bytes))).toBe('Søren');
  });

  it.each([
    ['50 MB', { size: 50_000_000, arrayBuffer: () => Promise.reject(new Error('read')) }, 'This file has 50 MB.'],
    ['an empty file', file(''), 'This file is empty.'],
    ['a zip archive named .csv', file(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0])), 'a zip archive'],
    ['a picture', file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])), 'not a text file'],
  ])('is refused for %s, in words', async (_, given, words) => {
    await expect(readText(given)).rejects.toThrow(FileRefusal);
    await expect(readText(given)).rejects.toThrow(words);
  });
});

describe('players', () => {
  it.each([
    ['commas', 'First name,Last name,Email,Country\nSøren,Lund,soren@x.dk,DK'],
    ['semicolons and Danish headings', 'Fornavn;Efternavn;E-mail;Land\r\nSøren;Lund;soren@x.dk;Danmark'],
    ['tabs and Spanish headings', 'Nombre\tApellidos\tCorreo electrónico\tPaís\nSøren\tLund\tsoren@x.dk\tDinamarca'],
    ['other columns in another order', 'EMAIL;Phone;last_name;First Name;Country\nsoren@x.dk;1;Lund;Søren;denmark'],
    ['no country', 'first name,last name,email\nSøren,Lund,SOREN@x.dk'],
  ])('are read with %s', (_, text) => {
    expect(read(text)).toEqual({
      players: [{ firstName: 'Søren', lastName: 'Lund', email: 'soren@x.dk', country: 'DK', line: 2 }],
      bad: [],
    });
  });

  it('keep emoji, right-to-left names, quoted commas and empty lines between them', () => {
    const text = 'first name,last name,email\nמרים,כהן,m@x.dk\n\n"Ana, María",O’Neill 🎾,a@x.dk\n';
    expect(names(text)).toEqual(['מרים כהן', 'Ana, María O’Neill 🎾']);
    expect(read(text).players.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('that cannot be asked in are named by line and field, and the others are there all the same', () => {
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
      '7 email: This address is in line 2 already.',
      '8 lastName: Please enter a last name.',
      '8 email: Please enter a valid email address.',
    ]);
  });

  it('after a quoted line break are still counted as an editor counts', () => {
    expect(bad('first name,last name,email\n"Ida\nMarie",Lund,ida@x.dk\nBo,Lund,x')).toEqual([
      '2 firstName: A name cannot contain links or markup.',
      '4 email: Please enter a valid email address.',
    ]);
  });

  it.each([
    ['no headings', 'Ida,Lund,ida@x.dk', 'No column is called First name, Last name, Email.'],
    ['no address', 'first name,last name\nIda,Lund', 'No column is called Email.'],
    ['no players', 'first name,last name,email\n', 'There are no players'],
    [
      'more than 5,000',
      `first name,last name,email\n${'Ida,Lund,x@x.dk\n'.repeat(5001)}`,
      'This file has 5001 players.',
    ],
  ])('are none in a file with %s', (_, text, words) => {
    expect(() => read(text)).toThrow(FileRefusal);
    expect(() => read(text)).toThrow(words);
  });

  it('of the template are read', () => {
    expect(names(templateText)).toEqual(['Freja Nygaard']);
  });
});
