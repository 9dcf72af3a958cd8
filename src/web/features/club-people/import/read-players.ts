// From the text of a file to players: each line is one that can be asked in, or one with a reason why not.

import Papa from 'papaparse';
import { NewClubPerson } from '#contract/clubs/club-invitations.ts';
import { maxImportRows } from '#domain/clubs/club-people.ts';
import { isBlank } from '#domain/plain-text.ts';
import { fieldLabels, type ImportField, readCountry, readHeadings } from './columns.ts';
import { FileRefusal } from './read-file.ts';

/** A line that is left out, and what is wrong with it. */
export interface BadLine {
  /** As an editor counts, the headings being line 1. */
  line: number;
  /** The field it is about; null for the line as a whole. */
  field: ImportField | null;
  message: string;
}

/** What a file holds. */
export interface ReadFile {
  players: (NewClubPerson & { line: number })[];
  bad: BadLine[];
}

/**
 * Reads the players of a file, in the order of its lines. Commas, semicolons and tabs part its columns.
 *
 * @param country of players whose line names none, ISO 3166
 * @throws FileRefusal for a file without the columns, without players, or with more than 5,000
 */
export function readPlayers(text: string, country: string): ReadFile {
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  const lines = numbered(data);
  const [headings, ...rows] = lines.filter(({ cells }) => cells.some((cell) => !isBlank(cell)));
  const indexes = readHeadings(headings?.cells ?? []);
  const missing = (['firstName', 'lastName', 'email'] as const).filter((field) => indexes[field] === undefined);
  if (missing.length > 0) {
    const names = missing.map((field) => fieldLabels[field]).join(', ');
    throw new FileRefusal(`No column is called ${names}. The first line names the columns, as in the template.`);
  }
  if (rows.length === 0) throw new FileRefusal('There are no players below the line with the headings.');
  if (rows.length > maxImportRows) {
    throw new FileRefusal(
      `This file has ${rows.length} players. Up to ${maxImportRows} come in at once: please split it.`,
    );
  }
  const unquoted = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => data[row ?? 0]));
  const seen = new Map<string, number>();
  const file: ReadFile = { players: [], bad: [] };
  for (const { cells, line } of rows) {
    const refuse = (field: ImportField | null, message: string) => file.bad.push({ line, field, message });
    if (unquoted.has(cells)) {
      refuse(null, 'The quotation marks of this line do not match.');
      continue;
    }
    const cell = (field: ImportField) => cells[indexes[field] ?? -1]?.trim() ?? '';
    const checked = NewClubPerson.safeParse({
      firstName: cell('firstName'),
      lastName: cell('lastName'),
      email: cell('email'),
      country: readCountry(cell('country') || country),
    });
    if (!checked.success) {
      for (const { path, message } of checked.error.issues)
        refuse((path[0] as ImportField | undefined) ?? null, message);
      continue;
    }
    const earlier = seen.get(checked.data.email);
    if (earlier !== undefined) {
      refuse('email', `This address is in line ${earlier} already.`);
      continue;
    }
    seen.set(checked.data.email, line);
    file.players.push({ ...checked.data, line });
  }
  return file;
}

/** Each row with the line on which it begins: what is quoted can go over several. */
function numbered(rows: readonly string[][]): { cells: string[]; line: number }[] {
  let line = 1;
  return rows.map((cells) => {
    const here = { cells, line };
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return here;
  });
}
