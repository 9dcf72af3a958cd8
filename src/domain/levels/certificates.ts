// The public certificate of a verified level: how it names its owner and tells the time.

import { personName } from '#domain/people/person-name.ts';

/** How the name on a certificate is shown; the owner chooses (docs/product.md#verification). */
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

/** A name as its owner wants it shown: `Alma Berg`, `Alma B.` or `A. B.` */
export function shownName(person: Named, style: NameStyle): string {
  return namings[style](person);
}

/** The first letter as people see it, with all its marks, and a full stop. */
function initial(name: string): string {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const [first] = letters.segment(name.trim().normalize('NFC'));
  return `${(first?.segment ?? '').toUpperCase()}.`;
}

/** When a level was verified, as a certificate tells it: "March 2026". The month of Greenwich, the same for every reader. */
export function verificationMonth(verifiedAt: string): string {
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return month.format(new Date(verifiedAt));
}
