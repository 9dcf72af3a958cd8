// The name and date on a certificate.

import { localeInForce } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';

/** How a certificate shows its owner's name; the owner chooses (docs/product.md#verification). */
export const nameStyles = ['full', 'short', 'initials'] as const;
export type NameStyle = (typeof nameStyles)[number];

interface Named {
  firstName: string;
  lastName: string;
}

const namings: Record<NameStyle, (person: Named) => string> = {
  full: personName,
  short: ({ firstName, lastName }) => `${firstName} ${initial(lastName)}`,
  initials: ({ firstName, lastName }) => `${initial(firstName)} ${initial(lastName)}`,
};

/** A name in the chosen style: `Alma Berg`, `Alma B.` or `A. B.` */
export function shownName(person: Named, style: NameStyle): string {
  return namings[style](person);
}

/** The first letter with its diacritics, and a full stop. */
function initial(name: string): string {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const [first] = letters.segment(name.trim().normalize('NFC'));
  return `${(first?.segment ?? '').toUpperCase()}.`;
}

/** When a level was verified: "March 2026", in UTC so that it is the same for every reader. */
export function verificationMonth(verifiedAt: string): string {
  const month = new Intl.DateTimeFormat(localeInForce(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return month.format(new Date(verifiedAt));
}
