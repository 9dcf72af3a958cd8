// CSV files that people open in a spreadsheet: separator and decimal sign as their country writes them, no cell that is run as a formula.

import type { MessageDescriptor } from '@lingui/core';
import Papa from 'papaparse';
import { say } from '#domain/language/say.ts';

/** A column: its heading, which is said in the reader's language, and what a row says in it. */
export interface CsvColumn<Row> {
  title: MessageDescriptor;
  value: (row: Row) => string | number | null;
}

/** What spreadsheets take for the beginning of a formula (OWASP, "CSV Injection"; full-width forms included). */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Text that stays text: what looks like a formula begins with an apostrophe. */
function guarded(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** Whether numbers are written with a decimal comma in a country (ISO 3166-1 alpha-2), as the Unicode CLDR says of its language. */
function hasDecimalComma(country: string): boolean {
  const locale = new Intl.Locale('und', { region: country }).maximize();
  return new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(1.5).includes(',');
}

/**
 * The file's text, with a byte order mark, without which Excel takes UTF-8 for something else. Where a country writes a decimal comma,
 * columns are separated by semicolons, as its spreadsheets expect.
 *
 * @param country two capital letters
 */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], country: string): string {
  const comma = hasDecimalComma(country);
  const cell = (value: string | number | null) => {
    if (typeof value === 'number') return comma ? String(value).replace('.', ',') : String(value);
    return guarded(value ?? '');
  };
  const lines = [
    columns.map(({ title }) => guarded(say(title))),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ];
  return `\uFEFF${Papa.unparse(lines, { delimiter: comma ? ';' : ',', newline: '\r\n' })}\r\n`;
}
