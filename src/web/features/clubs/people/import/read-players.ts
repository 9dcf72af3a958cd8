// Turns table rows into players to invite, or into rows with errors.

import { t } from '@lingui/core/macro';
import type { ClubCoach } from '#contract/clubs/club-coaches.ts';
import type { ClubGroup } from '#contract/clubs/club-groups.ts';
import type { ImportedPlayer } from '#contract/clubs/club-import.ts';
import { NewClubPerson } from '#contract/clubs/club-invitations.ts';
import { NewGuardian } from '#contract/clubs/club-juniors.ts';
import type { ScaleMappings } from '#domain/levels/levels.ts';
import { readLevel } from '#domain/levels/read-level.ts';
import { impossibleAdultDay, isPossibleAdultDay, juniorKey, maxJuniorsAtOnce } from '#domain/people/families.ts';
import { searchText } from '#domain/search-text.ts';
import { type Columns, type ImportField, readCountry } from './columns.ts';
import { adultDayOfBirth, readDay } from './read-days.ts';
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
  player: NamedPlayer | null;
  /** Whether the line gives a birth, of someone who is grown. */
  isGrown: boolean;
  /** The level scales it is read by. */
  mappings: ScaleMappings;
}

type NamedPlayer = NewClubPerson & Pick<ImportedPlayer, 'adultOn' | 'guardian'>;

/** A player to invite, or a junior whose guardian is asked, with their line. */
export interface ReadPlayer extends NamedPlayer {
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

/** The coaches and groups that cells mean, and juniors by `juniorKey`: null for none, missing while not looked up. */
export interface KnownNames {
  coaches: ReadonlyMap<string, NamedCoach | null>;
  groups: ReadonlyMap<string, NamedGroup | null>;
  juniors: ReadonlyMap<string, 'member' | 'asked' | null>;
}

const noNames: KnownNames = { coaches: new Map(), groups: new Map(), juniors: new Map() };

const today = () => new Date().toISOString().slice(0, 10);

/**
 * Reads each line by its columns.
 *
 * @param country of players whose line names none, ISO 3166
 */
export function readLines(
  rows: readonly TableRow[],
  columns: Columns,
  country: string,
  mappings: ScaleMappings,
): CheckedLine[] {
  return rows.map(({ line, cells }) => {
    const cell = (column: Columns[number]) => tidy(cells[columns.indexOf(column)] ?? '');
    const names = splitName(cell('fullName'));
    const birth = /\d/.test(cell('born')) ? adultDayOfBirth(cell('born'), today()) : undefined;
    const values = {
      firstName: cell('firstName') || names.firstName,
      lastName: cell('lastName') || names.lastName,
      email: readAddress(cell('email')),
      country: readCountry(cell('country') || country),
      currentLevel: cell('currentLevel'),
      coach: cell('coach'),
      groups: cell('groups'),
      // A birth that cannot be read is shown as it is.
      adultOn: cell('adultOn') || (birth === null ? cell('born') : (birth ?? '')),
      guardian: cell('guardian'),
    };
    return check({ line, isGrown: birth === '', mappings }, values, values);
  });
}

/**
 * Applies corrections, checks the lines again, finds duplicate addresses, unknown coaches and groups. Juniors can share an address, the
 * guardian's; anyone else has it as the named guardian, or as someone whose birth says that they are grown.
 */
export function readPlayers(lines: readonly CheckedLine[], edits: Edits, known: KnownNames = noNames) {
  const players: ReadPlayer[] = [];
  const faulty: CheckedLine[] = [];
  const seen = new Map<string, number>();
  const all = lines.map((read) => {
    const edit = edits[read.line];
    return { edit, checked: edit ? corrected(read, edit) : read };
  });
  const families = familiesOf(all.flatMap(({ checked: { player } }) => player ?? []));
  for (const { edit, checked } of all) {
    const { line, player } = checked;
    const coachText = tidy(checked.values.coach);
    const coach = lookUp(known.coaches, coachText);
    const groupTexts = namesIn(checked.values.groups);
    const groups = groupTexts.map((name) => lookUp(known.groups, name));
    const strange = groupTexts[groups.indexOf(null)];
    const isUnknown = coach === null || strange !== undefined;
    const key = player && (player.adultOn === undefined ? player.email : juniorKey(player));
    const earlier = key === null ? undefined : seen.get(key);
    const wrong = key === null || !player ? {} : familyErrors(checked, player, { key, earlier, families, known });
    const isWrong = Object.keys(wrong).length > 0;
    if (player && key !== null && earlier === undefined) {
      seen.set(key, line);
      if (!isUnknown && !isWrong) {
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
      ...wrong,
      ...(coach === null && { coach: t`Not a coach of your club. Please choose one, or none.` }),
      ...(strange !== undefined && {
        groups: t`You have no group called “${{ group: strange }}”. Correct the name, leave it out, or create the group first.`,
      }),
    };
    if (edit || isWrong || !player || isUnknown) faulty.push({ ...checked, errors });
  }
  return { players, faulty };
}

type Family = { juniors: NamedPlayer[]; guardians: Set<string> };

/** The juniors of each address, and what the file calls their guardian. */
function familiesOf(players: readonly NamedPlayer[]): ReadonlyMap<string, Family> {
  const juniors = Map.groupBy(
    players.filter(({ adultOn }) => adultOn !== undefined),
    ({ email }) => email,
  );
  const families = [...juniors].map(([email, siblings]) => {
    const guardians = new Set(siblings.flatMap(({ guardian }) => (guardian ? nameKey(guardian) : [])));
    return [email, { juniors: siblings, guardians }] as const;
  });
  return new Map(families);
}

const nameKey = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  searchText(`${firstName} ${lastName}`);

interface Beside {
  /** What tells the player from others, and the line that has the same. */
  key: string;
  earlier: number | undefined;
  families: ReadonlyMap<string, Family>;
  known: KnownNames;
}

/** What is wrong with a player beside the others of the file. */
function familyErrors(
  { isGrown }: CheckedLine,
  player: NamedPlayer,
  { key, earlier, families, known }: Beside,
): CheckedLine['errors'] {
  const family = families.get(player.email);
  if (player.adultOn === undefined) {
    if (earlier !== undefined)
      return {
        email: t`This address is already in line ${{ line: earlier }}.`,
        adultOn: t`Siblings can share their guardian’s address: say until when each is a junior.`,
      };
    if (!family || isGrown || family.guardians.has(nameKey(player))) return {};
    return {
      adultOn: t`Juniors have this address. Say until when this player is one too, or name them as the juniors’ guardian.`,
    };
  }
  if (earlier !== undefined) return { firstName: t`This junior is already in line ${{ line: earlier }}.` };
  if (family && family.juniors.indexOf(player) >= maxJuniorsAtOnce)
    return {
      email: t`A guardian can be asked about ${{ count: maxJuniorsAtOnce }} juniors at once. Please import this one later.`,
    };
  // A member may be grown by now: the export has them, and they are left out.
  const isNew = known.juniors.get(key) === null;
  return isNew && !isPossibleAdultDay(player.adultOn, today()) ? { adultOn: impossibleAdultDay() } : {};
}

/** Reads a correction like a cell, since it may be pasted. */
function corrected(read: CheckedLine, edit: Partial<Values>): CheckedLine {
  const shown = { ...read.values, ...edit };
  const { firstName, lastName, email, country, currentLevel, coach, groups, adultOn, guardian } = shown;
  const person = { firstName: tidy(firstName), lastName: tidy(lastName), email: readAddress(tidy(email)) };
  const about = { country: readCountry(tidy(country)), currentLevel: tidy(currentLevel), coach, groups };
  const family = { adultOn: tidy(adultOn), guardian: tidy(guardian) };
  return check(read, { ...person, ...about, ...family }, shown);
}

function check(
  { line, isGrown, mappings }: Pick<CheckedLine, 'line' | 'isGrown' | 'mappings'>,
  { currentLevel, coach: _coach, groups: _groups, adultOn, guardian, ...read }: Values,
  shown: Values,
): CheckedLine {
  // Read by the line's country; anything else is refused below.
  const level = readLevel(currentLevel, read.country, mappings) ?? currentLevel;
  const { data: person = null, error } = NewClubPerson.safeParse({ ...read, ...(level && { currentLevel: level }) });
  const errors: Partial<Record<PropertyKey, string>> = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] ?? ''] ??= message;
  const family = readFamily(adultOn, guardian);
  Object.assign(errors, family.errors);
  const player = person && !family.errors ? { ...person, ...family.read } : null;
  return { line, values: shown, errors, player, isGrown, mappings };
}

/** Until when a player is a junior, and with whom; or what is wrong with it. */
function readFamily(
  adultOn: string,
  guardian: string,
): { read?: Partial<NamedPlayer>; errors?: CheckedLine['errors'] } {
  if (adultOn === '') return {};
  const day = readDay(adultOn);
  if (day === null) return { errors: { adultOn: t`Please give a day such as 2030-05-31 or 31.05.2030.` } };
  if (guardian === '') return { read: { adultOn: day } };
  const named = NewGuardian.omit({ email: true }).safeParse(splitName(guardian));
  if (!named.success) return { errors: { guardian: named.error.issues[0]?.message ?? '' } };
  return { read: { adultOn: day, guardian: named.data } };
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
