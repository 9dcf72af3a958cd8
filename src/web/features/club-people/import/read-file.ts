// Reading the bytes of a chosen file as text: UTF-8, or Windows-1252 as spreadsheets in Europe still save it.

import { maxImportBytes } from '#domain/clubs/club-people.ts';

/** Why a file cannot be read, in words for the person. */
export class FileRefusal extends Error {}

const megabytes = (bytes: number) => Math.max(1, Math.round(bytes / 1_000_000));

/**
 * The text of a file, without a byte order mark.
 *
 * @throws FileRefusal for a file that is too large (before it is read), an archive or spreadsheet under another name, or no text at all
 */
export async function readText(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<string> {
  if (file.size > maxImportBytes) {
    throw new FileRefusal(
      `This file has ${megabytes(file.size)} MB. Files of up to ${megabytes(maxImportBytes)} MB are read; 5,000 players need less than one.`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw new FileRefusal('This file is empty.');
  // "PK": zip archives, and with them the files of Excel, Numbers and LibreOffice.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 9) {
    throw new FileRefusal(
      'This is a spreadsheet or a zip archive, not a CSV file. Save your list as CSV and choose that.',
    );
  }
  if (bytes.subarray(0, 4096).some((byte) => byte < 9)) {
    throw new FileRefusal('This is not a text file. Save your list as CSV (UTF-8) and choose that.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
