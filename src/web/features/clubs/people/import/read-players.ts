// Turns table rows into players to invite, or into rows with errors.

import { NewClubPerson } from '#contract/clubs/club-invitations.ts';
import { readLevel } from '#domain/levels/read-level.ts';
import { type Columns, type ImportField, readCountry } from './columns.ts';
import type { TableRow } from './read-table.ts';

/** A player's values in a line. */
type Values = Record<ImportField, string>;

/** Corrections by line number. */
export type Edits = Readonly<Record<number, Partial<Values>>>;

/** A line, as read or corrected, with its errors. */
export interface CheckedLine {
  line: number;
  /** Cell values or corrections. */
  values: Values;
  /** Errors by field; empty for a valid player. */
  errors: Partial<Record<ImportField, string>>;
  /** The player; null while there are errors. */
  player: NewClubPerson | null;
}

/** A player to invite, with their line. */
export type ReadPlayer = NewClubPerson & { line: number };

/**
 * Reads each line by its columns.
 *
 * @param country of players whose line names none, ISO 3166
 */
export function readLines(rows: readonly TableRow[], columns: Columns, country: string): CheckedLine[] {
  return rows.map(({ line, cells }) => {
    const cell = (column: Columns[number]) => tidy(cells[columns.indexOf(column)] ?? '');
    const names = splitName(cell('fullName'));
    const values = {
      firstName: cell('firstName') || names.firstName,
      lastName: cell('lastName') || names.lastName,
      email: readAddress(cell('email')),
      country: readCountry(cell('country') || country),
      currentLevel: cell('currentLevel'),
    };
    return check(line, values, values);
  });
}

/** Applies corrections, checks the lines again and finds duplicate addresses. */
export function readPlayers(lines: readonly CheckedLine[], edits: Edits) {
  const players: ReadPlayer[] = [];
  const faulty: CheckedLine[] = [];
  const seen = new Map<string, number>();
  for (const read of lines) {
    const edit = edits[read.line];
    const checked = edit ? corrected(read, edit) : read;
    const { line, player } = checked;
    const earlier = player && seen.get(player.email);
    if (player && !earlier) {
      seen.set(player.email, line);
      players.push({ ...player, line });
    }
    const errors = earlier ? { email: `This address is already in line ${earlier}.` } : checked.errors;
    if (edit || earlier || !player) faulty.push({ ...checked, errors });
  }
  return { players, faulty };
}

/** Reads a correction like a cell, since it may be pasted. */
function corrected({ line, values }: CheckedLine, edit: Partial<Values>): CheckedLine {
  const shown = { ...values, ...edit };
  const { firstName, lastName, email, country, currentLevel } = shown;
  const read = { firstName: tidy(firstName), lastName: tidy(lastName), email: readAddress(tidy(email)) };
  const about = { country: readCountry(tidy(country)), currentLevel: tidy(currentLevel) };
  return check(line, { ...read, ...about }, shown);
}

function check(line: number, { currentLevel, ...read }: Values, shown: Values): CheckedLine {
  // Read by the line's country; anything else is refused below.
  const level = readLevel(currentLevel, read.country) ?? currentLevel;
  const { data: player = null, error } = NewClubPerson.safeParse({ ...read, ...(level && { currentLevel: level }) });
  const errors: Partial<Record<PropertyKey, string>> = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] ?? ''] ??= message;
  return { line, values: shown, errors, player };
}

/** Whether a line has no errors. */
export function isValid({ errors }: Pick<CheckedLine, 'errors'>): boolean {
  return Object.keys(errors).length === 0;
}

/** White space, quotation marks and invisible characters around a text. */
const around = /^[\s\p{Default_Ignorable_Code_Point}"“”„]+|[\s\p{Default_Ignorable_Code_Point}"“”„]+$/gu;

/** A cell without surrounding characters and repeated spaces. */
function tidy(cell: string): string {
  // Spreadsheets save forced text as ="text"; our own files put an apostrophe before what looks like a formula.
  const text = /^="(.*)"$/s.exec(cell.trim())?.[1] ?? cell.replace(/^'(?=[=+\-@])/, '');
  return text.replaceAll(around, '').replaceAll(/[ \u00A0]+/g, ' ');
}

/** The single address in a text, without name, `mailto:`, brackets, quotes and separators. */
function readAddress(text: string): string {
  const words = text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').split(/[\s;,<>()[\]"“”„]+/u);
  const addresses = words
    .filter((word) => word.includes('@'))
    .map((word) => word.replace(/^'*(?:mailto:)?/i, '').replace(/(?:\?.*)?[.:'’]*$/, ''));
  const [first] = addresses;
  const isOne = addresses.every((address) => address.toLowerCase() === first?.toLowerCase());
  return first !== undefined && isOne ? first : text;
}

/** Particles that start a last name. */
const particle = /^(?:van|von|der|den|de|del|della|di|da|dos|du|la|le|las|los|af|av|zu|ter|ten|bin|ibn|al)$/;

/** Splits "Last, First" or "First Last"; the last name starts after the first word or at a particle. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [last = '', ...rest] = name.split(/\s*,\s*/);
  if (rest.length > 0) return { firstName: rest.join(' ').trim(), lastName: last.trim() };
  const words = name.split(/\s+/);
  const at = Math.max(
    1,
    words.findIndex((word, index) => index > 0 && particle.test(word)),
  );
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
