// Parses a file's text into a table: separator, headings and rows.

import { msg, t } from '@lingui/core/macro';
import Papa from 'papaparse';
import { maxImportRows } from '#domain/clubs/club-people.ts';
import { isBlank } from '#domain/plain-text.ts';
import { type Column, readHeadings } from './columns.ts';
import { FileRefusal } from './read-file.ts';

/** Supported separators with labels. */
export const separatorLabels = { ',': msg`Comma`, ';': msg`Semicolon`, '\t': msg`Tab`, '|': msg`Vertical bar` };
export type Separator = keyof typeof separatorLabels;
const separators = Object.keys(separatorLabels) as Separator[];

/** A line below the headings. */
export interface TableRow {
  /** Line number in an editor, from 1: a quoted cell can span several lines. */
  line: number;
  cells: string[];
}

/** A parsed file. */
export interface Table {
  /** Null in a workbook. */
  separator: Separator | null;
  /** Null where the first line is already a player. */
  headings: string[] | null;
  /** Columns by heading or content. */
  columns: (Column | null)[];
  rows: TableRow[];
}

/** Lines examined for separator and headings. */
const sampleLines = 50;

const isFilled = (cell: string) => !isBlank(cell);
const countFilled = (cells: readonly string[]) => cells.filter(isFilled).length;
const countKnown = (cells: readonly string[]) => readHeadings(cells).filter((column) => column !== null).length;

/**
 * Reads a table. Lines above its headings (`sep=;`, a title), empty lines, repeated headings and empty columns at its end are left out.
 *
 * @param chosen the separator, if the person chose one
 * @throws FileRefusal for a file without players, or with more than 5,000
 */
export function readTable(text: string, chosen?: Separator): Table {
  const declared = /^"?sep=([,;\t|])"?[,;\t| ]*(?:\r\n|\r|\n)/i.exec(text);
  const body = text.slice(declared?.[0].length ?? 0);
  const separator = chosen ?? (declared?.[1] as Separator | undefined) ?? guessSeparator(body);
  return { separator, ...tableOf(parse(body, separator, declared ? 2 : 1)) };
}

/** The same of the lines of a text or of a sheet. @throws FileRefusal */
export function tableOf(all: readonly TableRow[]): Omit<Table, 'separator'> {
  const lines = all.filter(({ cells }) => cells.some(isFilled));
  const at = findHeadings(lines.slice(0, sampleLines).map(({ cells }) => cells));
  const headings = at.isHeadings ? (lines[at.index]?.cells ?? null) : null;
  const again = JSON.stringify(headings);
  const below = lines.slice(at.index + (headings ? 1 : 0)).filter(({ cells }) => JSON.stringify(cells) !== again);
  if (below.length === 0) throw new FileRefusal(t`There are no players below the headings.`);
  if (below.length > maxImportRows) {
    throw new FileRefusal(
      t`This file has ${{ count: below.length }} players. You can import up to ${{ most: maxImportRows }} at once. Please split the file.`,
    );
  }
  const every = [headings ?? [], ...below.map(({ cells }) => cells)];
  const width = Math.max(...every.map((cells) => cells.findLastIndex(isFilled) + 1));
  const filled = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '');
  const rows = below.map((row) => ({ ...row, cells: filled(row.cells) }));
  return { headings: headings && filled(headings), columns: guessColumns(headings, rows, width), rows };
}

/**
 * The lines of a text, each with the line of the file on which it begins. A quotation mark without its partner would take in the rest of
 * the file: the line on which it stands is read without any.
 *
 * @param attempts lines to repair like this, before reading the whole text without quotation marks
 */
function parse(text: string, delimiter: Separator, firstLine: number, attempts = 20): TableRow[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  let line = firstLine;
  const rows = data.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return row;
  });
  const broken = rows[errors.find(({ type }) => type === 'Quotes')?.row ?? -1];
  if (broken === undefined) return rows;
  const lines = attempts > 0 ? text.split(/(?<=\r\n|\r(?!\n)|\n)/) : [text];
  const at = attempts > 0 ? broken.line - firstLine : 0;
  const mended = lines.with(at, lines[at]?.replaceAll('"', '') ?? '').join('');
  return parse(mended, delimiter, firstLine, attempts - 1);
}

/** The separator that yields headings, or else the most rows of equal width. */
function guessSeparator(text: string): Separator {
  const scores = separators.map((delimiter) => {
    const lines = Papa.parse<string[]>(text, { delimiter, preview: sampleLines }).data;
    const widths = Map.groupBy(lines, (cells) => cells.length);
    const alike = Math.max(0, ...[...widths].map(([width, same]) => (width > 1 ? same.length : 0)));
    return Math.max(0, ...lines.map(countKnown)) * sampleLines * 2 + alike;
  });
  return separators[scores.indexOf(Math.max(...scores))] ?? ',';
}

/** The heading line: the one with the most known headings, or else the first full one. */
function findHeadings(lines: readonly string[][]): { index: number; isHeadings: boolean } {
  const known = lines.map(countKnown);
  const best = Math.max(0, ...known);
  if (best > 0) return { index: known.indexOf(best), isHeadings: true };
  const most = Math.max(0, ...lines.map(countFilled));
  const index = Math.max(
    0,
    lines.findIndex((cells) => countFilled(cells) >= Math.ceil((most + 1) / 2)),
  );
  return { index, isHeadings: !lines[index]?.some((cell) => cell.includes('@')) };
}

function guessColumns(headings: readonly string[] | null, rows: readonly TableRow[], width: number) {
  const columns = readHeadings(Array.from({ length: width }, (_, index) => headings?.[index] ?? ''));
  if (columns.includes('email')) return columns;
  const addresses = columns.map((column, index) =>
    column === null ? rows.slice(0, sampleLines).filter(({ cells }) => cells[index]?.includes('@')).length : 0,
  );
  const most = Math.max(0, ...addresses);
  return most === 0 ? columns : columns.with(addresses.indexOf(most), 'email');
}
