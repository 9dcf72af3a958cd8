// Any table in any encoding with any separator is read as it was written; files that are none are refused in words.

import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { decode, detectEncoding, type Encoding, FileRefusal, readFile } from './read-file.ts';
import { readTable, type Separator } from './read-table.ts';

const bom = '\uFEFF';

function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return new Uint8Array(view.buffer);
}

/** How programs write text, with and without a byte order mark. */
const writers: Record<string, { encoding: Encoding; write: (text: string) => Uint8Array<ArrayBuffer> }> = {
  'UTF-8': { encoding: 'utf-8', write: (text) => new TextEncoder().encode(text) },
  'UTF-8 with a mark': { encoding: 'utf-8', write: (text) => new TextEncoder().encode(bom + text) },
  'UTF-16 LE': { encoding: 'utf-16le', write: (text) => utf16(text, true) },
  'UTF-16 LE with a mark': { encoding: 'utf-16le', write: (text) => utf16(bom + text, true) },
  'UTF-16 BE': { encoding: 'utf-16be', write: (text) => utf16(text, false) },
  'UTF-16 BE with a mark': { encoding: 'utf-16be', write: (text) => utf16(bom + text, false) },
  'Windows-1252': {
    encoding: 'windows-1252',
    write: (text) => Uint8Array.from(text, (character) => character.charCodeAt(0)),
  },
};

// oxlint-disable-next-line no-control-regex -- what no text file holds
const anyCell = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((cell) => !/[\0-\u0008]/.test(cell));
const latinCell = fc.string({ unit: fc.constantFrom(...Array.from('aZ0 ,;|\t"\'\r\n=@éøñÅß')), maxLength: 12 });
const headings = ['Fornavn', 'Efternavn', 'E-mail'];

describe('a table', () => {
  it.each(Object.entries(writers))('round-trips in %s, whatever its separator and cells', async (name, writer) => {
    const cell = name === 'Windows-1252' ? latinCell : anyCell;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }),
        fc.constantFrom<Separator>(',', ';', '\t', '|'),
        fc.constantFrom('\r\n', '\n', '\r'),
        fc.constantFrom('', 'title', 'sep'),
        fc.boolean(),
        async (people, delimiter, newline, above, quotes) => {
          const rows = people.map((names, index) => [...names, `person${index}@club.example`]);
          const written = Papa.unparse([headings, ...rows], { delimiter, newline, quotes });
          const title = above === 'title' ? `Members${newline}${newline}` : '';
          const text = `${above === 'sep' ? `sep=${delimiter}${newline}` : title}Fødselsdage sendes ikke${newline}${written}`;
          const { bytes } = await readFile(new File([writer.write(text)], 'members.csv'));
          const encoding = detectEncoding(bytes);
          expect(encoding).toBe(writer.encoding);
          const table = readTable(decode(bytes, encoding));
          expect([table.separator, table.headings]).toEqual([delimiter, headings]);
          expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
        },
      ),
    );
  });

  it('follows the separator that the file names, or the chosen one', () => {
    const text = 'sep=;\nNavn;E-mail\nLund, Ida;ida@x.dk';
    expect(readTable(text)).toMatchObject({ separator: ';', rows: [{ line: 3, cells: ['Lund, Ida', 'ida@x.dk'] }] });
    expect(readTable(text, ',')).toMatchObject({ separator: ',', rows: [{ cells: ['Lund', ' Ida;ida@x.dk'] }] });
  });

  it('begins with its first line where that is a player', () => {
    expect(readTable('Ida,Lund,ida@x.dk\nBo,Lund,bo@x.dk')).toMatchObject({
      headings: null,
      columns: [null, null, 'email'],
      rows: [{ line: 1 }, { line: 2 }],
    });
  });

  it.each([
    ['opened after it was closed', '"Bo" Lund;bo@x.dk', ['Bo Lund', 'bo@x.dk']],
    ['never closed', '"Bo Lund;bo@x.dk', ['Bo Lund', 'bo@x.dk']],
  ])('keeps the lines below a quotation mark that is %s', (_, line, cells) => {
    const text = `Navn;E-mail\n"Ida\nLund";ida@x.dk\n${line}\n"Eva; Lund";eva@x.dk`;
    expect(readTable(text).rows).toEqual([
      { line: 2, cells: ['Ida\nLund', 'ida@x.dk'] },
      { line: 4, cells },
      { line: 5, cells: ['Eva; Lund', 'eva@x.dk'] },
    ]);
  });

  it('loses all quotation marks where every line has a broken one', () => {
    const rows = Array.from({ length: 60 }, (_, index) => `"Bo ${index};bo${index}@x.dk`);
    expect(readTable(`Navn;E-mail\n${rows.join('\n')}`).rows[59]?.cells).toEqual(['Bo 59', 'bo59@x.dk']);
  });
});

describe('a file', () => {
  const file = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'members.csv');
  const wide = Array.from('EncryptedPackage', (letter) => [letter.charCodeAt(0), 0]).flat();
  const locked = file(0xd0, 0xcf, 0x11, 0xe0, ...wide);
  const zip = (name: string) => file(0x50, 0x4b, 3, 4, 20, 0, 8, 0, ...new TextEncoder().encode(name));

  it.each([
    [
      '50 MB',
      { name: 'x', size: 50_000_000, arrayBuffer: () => Promise.reject(new Error('read')) },
      'This file is 50 MB.',
    ],
    ['nothing in it', file(), 'This file is empty.'],
    ['a damaged workbook in it', zip('xl/workbook.xml'), 'This workbook can’t be read.'],
    ['a binary workbook in it', zip('xl/workbook.bin'), 'This is a binary workbook (.xlsb).'],
    ['an old Excel workbook in it', file(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'This is an old Excel workbook.'],
    ['a locked workbook in it', locked, 'This workbook is locked with a password.'],
    ['another archive in it', zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'in LibreOffice'],
    ['a PDF in it', file(...new TextEncoder().encode('%PDF-1.7')), 'This is a PDF.'],
    [
      'a picture in it',
      file(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13),
      'neither a workbook nor a text file',
    ],
  ])('with %s shows why it cannot be read', async (_, given, words) => {
    await expect(readFile(given)).rejects.toThrow(FileRefusal);
    await expect(readFile(given)).rejects.toThrow(words);
  });
});
