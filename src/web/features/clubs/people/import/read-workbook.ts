// Reads an Excel workbook in the browser, within bounds. Loaded when one is chosen.

import { t } from '@lingui/core/macro';
import { Unzip, UnzipInflate, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { FileRefusal, type Workbook } from './read-file.ts';
import type { TableRow } from './read-table.ts';

/** Most bytes of a workbook once unpacked: 5,000 long rows are a tenth of it. */
const maxUnpackedBytes = 60_000_000;
/** Most cells between the first and the last one, whether filled or not. */
const maxCells = 3_000_000;
/** Packed bytes handed over at once: each slice unpacks to about 16 MB at most. */
const sliceBytes = 16_384;

const unreadable = (cause: unknown) =>
  new FileRefusal(
    t`This workbook can’t be read. In Excel, choose File, Save As and the type “CSV UTF-8 (Comma delimited)”, then choose that file here.`,
    { cause },
  );
const tooLarge = () =>
  new FileRefusal(
    t`This workbook is too large once unpacked. Copy your list of players into a new workbook and choose that.`,
  );

/**
 * The sheets of an .xlsx workbook that have something in them. Formulas count as their last saved results, and macros are ignored.
 *
 * @throws FileRefusal for a workbook that is damaged, empty, or too large once unpacked
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const parts = unpack(bytes);
  const sheets = Object.entries(parts).filter(([name]) => name.startsWith('xl/worksheets/') && name.endsWith('.xml'));
  const texts = sheets.map(([, part]) => new TextDecoder().decode(part));
  texts.forEach(refuseWideSheet);
  // Packed again without compression: the reader has nothing left to unpack.
  const packed = zipSync(parts, { level: 0 });
  const read = await readXlsxFile(packed.buffer).catch((error: unknown) => {
    throw unreadable(error);
  });
  const filled = read
    .map(({ sheet, data }) => ({ name: sheet, rows: data.map(rowOf).filter(({ cells }) => cells.some(Boolean)) }))
    .filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new FileRefusal(t`This workbook is empty.`);
  return { sheets: filled, hasFormulas: texts.some((text) => /<(?:\w+:)?f[\s>]/.test(text)) };
}

/**
 * The parts with text of an archive. Counts what really comes out, whatever the archive claims.
 *
 * @throws FileRefusal for a damaged archive, or for more than 60 MB
 */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array> = {};
  let size = 0;
  const archive = new Unzip((entry) => {
    if (!entry.name.endsWith('.xml') && !entry.name.endsWith('.xml.rels')) return;
    const chunks: Uint8Array[] = [];
    entry.ondata = (error, chunk, isLast) => {
      // What is thrown here comes back as the error.
      if (error) throw error;
      size += chunk.length;
      if (size > maxUnpackedBytes) throw tooLarge();
      chunks.push(chunk);
      if (isLast) parts[entry.name] = joined(chunks);
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += sliceBytes)
      archive.push(bytes.subarray(from, from + sliceBytes), from + sliceBytes >= bytes.length);
  } catch (error) {
    throw error instanceof FileRefusal ? error : unreadable(error);
  }
  return parts;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** The reader fills the space up to the last cell, so a lone one far away would take all memory. @throws FileRefusal */
function refuseWideSheet(sheet: string): void {
  let [rows, columns] = [0, 0];
  for (const [, letters = '', number] of sheet.matchAll(/\sr=["']([A-Za-z]*)(\d+)["']/g)) {
    rows = Math.max(rows, Number(number));
    columns = Math.max(columns, letters.length > 3 ? Infinity : columnOf(letters.toUpperCase()));
  }
  if (rows * Math.max(1, columns) > maxCells) throw tooLarge();
}

/** The number of a column: A is 1, AA is 27. */
function columnOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Digits that a spreadsheet shows of a number: 3.4000000000000004 is 3.4. */
const shownDigits = 12;

function rowOf(cells: readonly unknown[], index: number): TableRow {
  return { line: index + 1, cells: cells.map(cellText) };
}

function cellText(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(shownDigits)));
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value : typeof value === 'boolean' ? String(value) : '';
}
