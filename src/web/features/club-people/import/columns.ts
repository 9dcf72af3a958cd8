// Which column of a file means what, and which country a cell means: in English, Danish and Spanish.

import type { NewClubPerson } from '#contract/clubs/club-invitations.ts';
import { countries, isCountryCode } from '#domain/people/countries.ts';
import { plainLetters } from '#domain/search-text.ts';

export type ImportField = keyof NewClubPerson;

/** What each field is called on the screen and in the template. */
export const fieldLabels: Record<ImportField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  country: 'Country',
};

const headings: Record<ImportField, readonly string[]> = {
  firstName: ['first name', 'given name', 'fornavn', 'nombre'],
  lastName: ['last name', 'surname', 'family name', 'efternavn', 'apellido', 'apellidos'],
  email: [
    'email',
    'mail',
    'email address',
    'mailadresse',
    'emailadresse',
    'correo',
    'correo electronico',
    'direccion de correo',
  ],
  country: ['country', 'land', 'pais'],
};

/** Letters and digits in small letters, without accents and whatever stands between them. */
function plain(text: string): string {
  return plainLetters(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const fieldOfHeading = new Map(
  (Object.keys(headings) as ImportField[]).flatMap((field) => headings[field].map((one) => [plain(one), field])),
);

/** The index of each field in a line, by what its heading is called; headings that mean nothing are passed over. */
export function readHeadings(line: readonly string[]): Partial<Record<ImportField, number>> {
  const indexes: Partial<Record<ImportField, number>> = {};
  for (const [index, heading] of line.entries()) {
    const field = fieldOfHeading.get(plain(heading));
    if (field !== undefined) indexes[field] ??= index;
  }
  return indexes;
}

const countryCodes = new Map(
  ['en', 'da', 'es'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return countries.flatMap(({ code, name }) => [
      [plain(name), code] as const,
      [plain(names.of(code) ?? name), code] as const,
    ]);
  }),
);

/** The code of a country that is written as a code or a name; whatever is neither comes back as it is, and is refused later. */
export function readCountry(cell: string): string {
  const code = cell.trim().toUpperCase();
  return isCountryCode(code) ? code : (countryCodes.get(plain(cell)) ?? cell.trim());
}

/** A file to begin with: its headings and one line, for any spreadsheet. */
export const templateText = `${Object.values(fieldLabels).join(',')}\r\nFreja,Nygaard,freja@example.com,DK\r\n`;
