// Columns by heading, in five languages and the forms of membership systems and address books.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import Papa from 'papaparse';
import type { ImportedPlayer } from '#contract/clubs/club-import.ts';
import { say } from '#domain/language/say.ts';
import { countries, isCountryCode } from '#domain/people/countries.ts';
import { plainLetters } from '#domain/search-text.ts';
import { countryNames } from '#web/lib/country-names.ts';

export type ImportField = Exclude<keyof Required<ImportedPlayer>, 'coachId' | 'groupIds'> | 'coach' | 'groups';
/** A field, both names in one, or the birth that says until when someone is a junior. */
export type Column = ImportField | 'fullName' | 'born';
/** The columns of a file in order; null for ones that are not imported. */
export type Columns = readonly (Column | null)[];

/** Column labels. */
export const columnLabels: Record<Column, MessageDescriptor> = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  fullName: msg`Full name`,
  email: msg`Email`,
  country: msg`Country`,
  currentLevel: msg`Level`,
  coach: msg`Coach`,
  groups: msg`Groups`,
  adultOn: msg`Junior until`,
  born: msg`Born`,
  guardian: msg`Guardian`,
};

/** Headings without accents, spaces and signs: "E-mail 1 - Value" is `email1value`. */
const headings: Record<Column, readonly string[]> = {
  firstName:
    'firstname firstnames givenname namefirst forename fornavn fornavne fornamn tilltalsnamn nombres nombredepila primernombre'.split(
      ' ',
    ),
  lastName:
    'lastname lastnames namelast surname familyname efternavn efternavne etternavn efternamn slaegtsnavn apellido apellidos primerapellido'.split(
      ' ',
    ),
  fullName:
    'name fullname displayname membername playername player member navn fuldenavn fuldtnavn fulltnavn spiller medlem medlemsnavn namn fullstandigtnamn fulltnamn spelare medlemsnamn nombre nombrecompleto nombreyapellidos apellidosynombre jugador socio participant contactname deltager deltaker deltagare participante'.split(
      ' ',
    ),
  email:
    'email mail emailaddress mailaddress emailadresse mailadresse epost epostadress epostadresse emailadress mailadress correo correoelectronico direcciondecorreo direcciondecorreoelectronico emailvalue email1value emailaddress1 email1 primaryemail emailprimary useremail playeremail memberemail contactemail privatemail mejl mejladress'.split(
      ' ',
    ),
  country:
    'country countrycode countryregion homecountryregion businesscountryregion address1country nationality land landekode landkode landskod nationalitet pais paisregion codigodepais nacionalidad'.split(
      ' ',
    ),
  currentLevel:
    'level playinglevel currentlevel playerlevel padellevel skilllevel dpflevel dpf feplevel fep apa niveau spilleniveau spillestyrke dpfniveau padelniveau niva spelniva spillniva nivel niveldejuego nivelfep nivelactual'.split(
      ' ',
    ),
  coach:
    'coach coaches coachname coachemail padelcoach trainer traener traenernavn tranare trener instruktor instruktoer instructor entrenador entrenadora monitor'.split(
      ' ',
    ),
  adultOn:
    'junioruntil juniortill juniortil juniortilldato juniorfram juniorhasta menorhasta juvenilhasta adultfrom voksenfra vuxenfrån mayordeedaddesde'.split(
      ' ',
    ),
  born: 'born birth birthdate birthday dateofbirth dob birthyear yearofbirth født fødselsdato fødselsdag fødselsår fødselsaar foedselsdato foedselsdag født fødtden född födelsedatum födelsedag födelseår fechadenacimiento fechanacimiento nacimiento nacido fnacimiento añodenacimiento añonacimiento cumpleaños'.split(
    ' ',
  ),
  guardian:
    'guardian guardianname nameofguardian parent parents parentname parentguardian værge værgenavn forælder forælderellerværge forældre forældrenavn vårdnadshavare målsman förälder föräldrar foresatt foresatte foresattnavn verge forelder foreldre tutor tutora tutorlegal padre madre padres padreomadre padremadreotutor nombredeltutor'.split(
      ' ',
    ),
  groups: 'group groups groupname team teams hold gruppe grupper holdnavn lag grupp grupo grupos equipo equipos'.split(
    ' ',
  ),
};

/** Lower-case letters and digits only, without accents. */
function plain(text: string): string {
  return plainLetters(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const columnOfHeading = new Map(
  (Object.keys(headings) as Column[]).flatMap((column) => headings[column].map((one) => [plain(one), column])),
);

function columnOf(heading: string): Column | null {
  const withoutBrackets = plain(heading.replaceAll(/\(.*?\)/g, ''));
  return columnOfHeading.get(plain(heading)) ?? columnOfHeading.get(withoutBrackets) ?? null;
}

/** Columns by heading. The first of equal ones counts; text in brackets, such as "(required)", is ignored. */
export function readHeadings(line: readonly string[]): (Column | null)[] {
  const found = line.map(columnOf);
  // "Nombre" and "Apellidos", "Navn" and "Efternavn": beside a last name, a plain name is the first name.
  const isFirstName = found.includes('lastName') && !found.includes('firstName');
  const columns = isFirstName ? found.map((column) => (column === 'fullName' ? 'firstName' : column)) : found;
  return columns.map((column, index) =>
    column !== null && columns.indexOf(column) === index && isNeeded(column, columns) ? column : null,
  );
}

/** A full name is redundant beside both its parts. */
function isNeeded(column: Column, columns: Columns): boolean {
  return column !== 'fullName' || !(columns.includes('firstName') && columns.includes('lastName'));
}

/** Required columns that are missing. */
export function missingColumns(columns: Columns): Column[] {
  const isNamed = columns.includes('fullName');
  return (['firstName', 'lastName', 'email'] as const).filter(
    (column) => !columns.includes(column) && !(isNamed && column !== 'email'),
  );
}

let countryCodes: Map<string, string> | undefined;

function codesByName(): Map<string, string> {
  return new Map(
    countries.flatMap(({ code, name }) => [name, ...countryNames(code)].map((one) => [plain(one), code] as const)),
  );
}

/** A country code from a code or name; any other text is trimmed and refused later. */
export function readCountry(cell: string): string {
  const code = cell.trim().toUpperCase();
  if (isCountryCode(code)) return code;
  countryCodes ??= codesByName();
  return countryCodes.get(plain(cell)) ?? cell.trim();
}

const templateColumns = [
  'firstName',
  'lastName',
  'email',
  'country',
  'currentLevel',
  'coach',
  'groups',
  'adultOn',
  'guardian',
] as const satisfies Column[];

/** The template: headings in the reader's language, as the export has them, and one row. */
export function templateText(): string {
  const labels = templateColumns.map((column) => say(columnLabels[column]));
  return [Papa.unparse([labels]), 'Freja,Nygaard,freja@example.com,DK,3.5,,,,', ''].join('\r\n');
}
