// Turns table rows into players to invite, or into rows with errors.

import type { ClubCoach } from '#contract/clubs/club-coaches.ts';
import type { ClubGroup } from '#contract/clubs/club-groups.ts';
import { NewClubPerson } from '#contract/clubs/club-invitations.ts';
import { readLevel } from '#domain/levels/read-level.ts';
import { type Columns, type ImportField, readCountry } from './columns.ts';
import type { TableRow } from './read-table.ts';

/** Longest name of a coach or group that is looked up. */
const maxNameLength = 200;

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
export interface ReadPlayer extends NewClubPerson {
  line: number;
  /** As the file names them. */
  coachText?: string;
  /** Missing while not looked up. */
  coach?: NamedCoach;
  groupTexts?: string[];
  /** Those looked up. */
  groups?: NamedGroup[];
}

type NamedCoach = Pick<ClubCoach, 'id' | 'firstName' | 'lastName'>;

type NamedGroup = Pick<ClubGroup, 'id' | 'name'>;

/** The coaches and groups that cells mean: null for none, missing while not looked up. */
export interface KnownNames {
  coaches: ReadonlyMap<string, NamedCoach | null>;
  groups: ReadonlyMap<string, NamedGroup | null>;
}

const noNames: KnownNames = { coaches: new Map(), groups: new Map() };

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
      coach: cell('coach'),
      groups: cell('groups'),
    };
    return check(line, values, values);
  });
}

/** Applies corrections, checks the lines again, finds duplicate addresses, unknown coaches and groups. */
export function readPlayers(lines: readonly CheckedLine[], edits: Edits, known: KnownNames = noNames) {
  const players: ReadPlayer[] = [];
  const faulty: CheckedLine[] = [];
  const seen = new Map<string, number>();
  for (const read of lines) {
    const edit = edits[read.line];
    const checked = edit ? corrected(read, edit) : read;
    const { line, player } = checked;
    const coachText = tidy(checked.values.coach);
    const coach = lookUp(known.coaches, coachText);
    const groupTexts = namesIn(checked.values.groups);
    const groups = groupTexts.map((name) => lookUp(known.groups, name));
    const strange = groupTexts[groups.indexOf(null)];
    const isUnknown = coach === null || strange !== undefined;
    const earlier = player && seen.get(player.email);
    if (player && !earlier) {
      seen.set(player.email, line);
      if (!isUnknown) {
        players.push({
          ...player,
          line,
          ...(coachText && { coachText }),
          ...(coach && { coach }),
          ...(groupTexts.length > 0 && { groupTexts, groups: groups.filter((group) => group != null) }),
        });
      }
    }
    const errors = {
      ...checked.errors,
      ...(earlier && { email: `This address is already in line ${earlier}.` }),
      ...(coach === null && { coach: 'Not a coach of your club. Please choose one, or none.' }),
      ...(strange !== undefined && {
        groups: `You have no group called “${strange}”. Correct the name, leave it out, or create the group first.`,
      }),
    };
    if (edit || earlier || !player || isUnknown) faulty.push({ ...checked, errors });
  }
  return { players, faulty };
}

/** Reads a correction like a cell, since it may be pasted. */
function corrected({ line, values }: CheckedLine, edit: Partial<Values>): CheckedLine {
  const shown = { ...values, ...edit };
  const { firstName, lastName, email, country, currentLevel, coach, groups } = shown;
  const read = { firstName: tidy(firstName), lastName: tidy(lastName), email: readAddress(tidy(email)) };
  const about = { country: readCountry(tidy(country)), currentLevel: tidy(currentLevel), coach, groups };
  return check(line, { ...read, ...about }, shown);
}

function check(
  line: number,
  { currentLevel, coach: _coach, groups: _groups, ...read }: Values,
  shown: Values,
): CheckedLine {
  // Read by the line's country; anything else is refused below.
  const level = readLevel(currentLevel, read.country) ?? currentLevel;
  const { data: player = null, error } = NewClubPerson.safeParse({ ...read, ...(level && { currentLevel: level }) });
  const errors: Partial<Record<PropertyKey, string>> = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] ?? ''] ??= message;
  return { line, values: shown, errors, player };
}

/** What a name means: null for nothing, undefined while it is not looked up. */
function lookUp<Found>(names: ReadonlyMap<string, Found | null>, name: string): Found | null | undefined {
  return name.length > maxNameLength ? null : names.get(name);
}

/** The names in a cell, separated by commas, semicolons, bars or lines; each once. */
function namesIn(cell: string): string[] {
  return [...new Set(cell.split(/[,;|\n]/).map(tidy))].filter((name) => name !== '');
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
