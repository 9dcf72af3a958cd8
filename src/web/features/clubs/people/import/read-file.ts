// Reads a chosen file and detects its encoding.

import { t } from '@lingui/core/macro';
import { maxImportBytes } from '#domain/clubs/club-people.ts';
import type { TableRow } from './read-table.ts';

/** A reason why a file cannot be read, for the person. */
export class FileRefusal extends Error {}

/** Supported encodings by TextDecoder name, with labels. */
export const encodingLabels = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big endian)',
  // oxlint-disable-next-line pala-texts/in-macros -- a name
  'windows-1252': 'Windows-1252',
} as const;
export type Encoding = keyof typeof encodingLabels;

/** The text of a file in an encoding, without its byte order mark. */
export function decode(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** The encoding of a file: by its byte order mark, by the zero bytes of UTF-16, as strict UTF-8, or else Windows-1252. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, sampleLength);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Separators, addresses and most letters have one zero byte in UTF-16, and no text has one in the other encodings.
  if (even + odd > start.length / 10) return odd >= even ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Bytes or characters examined to classify a file. */
const sampleLength = 4096;

const megabytes = (bytes: number) => Math.max(1, Math.round(bytes / 1_000_000));
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** The sheets of a workbook that have something in them. */
export interface Workbook {
  sheets: { name: string; rows: TableRow[] }[];
  /** Whether cells have formulas, of which only the saved results count. */
  hasFormulas: boolean;
}

/** A chosen file: the bytes of a text, or a workbook that has been read. */
export interface ChosenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  workbook?: Workbook;
}

/**
 * Reads a chosen file. What it is counts, not what it is called.
 *
 * @throws FileRefusal for a file that is too large (before it is read), empty, locked by a password, or neither text nor .xlsx
 */
export async function readFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<ChosenFile> {
  if (file.size > maxImportBytes) {
    throw new FileRefusal(
      t`This file is ${{ size: megabytes(file.size) }} MB. The limit is ${{ most: megabytes(maxImportBytes) }} MB, and 5,000 players need less than one.`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw new FileRefusal(t`This file is empty.`);
  // Older workbooks and locked ones are compound files, with their names in UTF-16.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new FileRefusal(
      decode(bytes, 'utf-16le').includes('EncryptedPackage')
        ? t`This workbook is locked with a password. In Excel, choose File, Info, Protect Workbook and remove the password. Then choose the file again.`
        : t`This is an old Excel workbook. In Excel, choose File, Save As and the type “Excel Workbook (.xlsx)”. Then choose that file here.`,
    );
  }
  if (startsWith(bytes, 0x50, 0x4b) && (bytes[2] ?? 9) < 9) {
    refuseOtherArchive(decode(bytes, 'windows-1252'));
    const { readWorkbook } = await import('./read-workbook.ts');
    return { name: file.name, bytes: new Uint8Array(), workbook: await readWorkbook(bytes) };
  }
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    throw new FileRefusal(t`This is a PDF. Save your list as an Excel workbook or CSV, and choose that.`);
  // oxlint-disable-next-line no-control-regex -- no text has them
  if (/[\0-\u0008]/.test(decode(bytes, detectEncoding(bytes)).slice(0, sampleLength))) {
    throw new FileRefusal(
      t`This is neither a workbook nor a text file. Save your list as CSV (UTF-8) and choose that.`,
    );
  }
  return { name: file.name, bytes };
}

/** A zip archive names its files in plain text: "xl/workbook.xml" in Excel's workbooks. @throws FileRefusal */
function refuseOtherArchive(names: string): void {
  if (names.includes('xl/workbook.xml')) return;
  if (names.includes('xl/workbook.bin')) {
    throw new FileRefusal(
      t`This is a binary workbook (.xlsb). In Excel, choose File, Save As and the type “Excel Workbook (.xlsx)”. Then choose that file here.`,
    );
  }
  throw new FileRefusal(
    t`This is another spreadsheet or a zip archive. In Numbers, choose File, Export To, Excel; in LibreOffice, File, Save As, Excel 2007–365 (.xlsx). Then choose that file here.`,
  );
}
