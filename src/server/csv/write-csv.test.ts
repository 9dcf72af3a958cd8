// CSV as spreadsheets read it.

import { msg } from '@lingui/core/runtime-macro';
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

const columns = [
  { title: msg`Name`, value: ({ name }: { name: string }) => name },
  { title: msg`Level`, value: ({ level }: { level: number | null }) => level },
];

it('separates by comma and writes a decimal point for Britain, by semicolon and with a decimal comma for Denmark', () => {
  const rows = [
    { name: 'Ida', level: 4.5 },
    { name: 'Bo; "the wall", Lund', level: -1.25 },
    { name: 'Zoë 🎾', level: null },
  ];
  expect(writeCsv(columns, rows, 'GB')).toBe(
    '\uFEFFName,Level\r\nIda,4.5\r\n"Bo; ""the wall"", Lund",-1.25\r\nZoë 🎾,\r\n',
  );
  expect(writeCsv(columns, rows, 'DK')).toBe(
    '\uFEFFName;Level\r\nIda;4,5\r\n"Bo; ""the wall"", Lund";-1,25\r\nZoë 🎾;\r\n',
  );
});

it.each(['=1+1', '+45 12', '-2', '@SUM(A1)', '\tx', '\r=1', '\n=1', '＝1'])('%j is no formula', (name) => {
  const text = writeCsv(columns, [{ name, level: 1 }], 'GB');
  const [, row] = Papa.parse<string[]>(text.slice(1)).data;
  expect(row?.[0]).toBe(`'${name}`);
});

it('gives back any text, whatever it contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('GB', 'DK', 'AR', 'ES', 'EG'), (name, country) => {
      const text = writeCsv(columns, [{ name, level: 1 }], country);
      const [, row] = Papa.parse<string[]>(text.slice(1), {
        delimiter: text.includes('Name;') ? ';' : ',',
        newline: '\r\n',
      }).data;
      expect([name, `'${name}`]).toContain(row?.[0]);
    }),
  );
});
