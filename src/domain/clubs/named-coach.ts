// Coaches by what a file calls them.

import { plainLetters } from '#domain/search-text.ts';

/** A coach, by everything that can name one. */
interface KnownCoach {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * The coach that a cell means: by id, address, full name in either order, or by one name that only one coach has. Null for none, or for
 * several (docs/product.md#people-of-a-club).
 */
export function findNamedCoach<Coach extends KnownCoach>(cell: string, coaches: readonly Coach[]): Coach | null {
  const wanted = plainWords(cell);
  if (wanted === '') return null;
  const address = cell.trim().toLowerCase();
  const ways: ((coach: Coach) => boolean)[] = [
    ({ id, email }) => id === address || email === address,
    ({ firstName, lastName }) =>
      [`${firstName} ${lastName}`, `${lastName} ${firstName}`].map(plainWords).includes(wanted),
    ({ firstName, lastName }) => [firstName, lastName].map(plainWords).includes(wanted),
  ];
  const found = ways.map((isMeant) => coaches.filter(isMeant)).find((some) => some.length > 0);
  return (found?.length === 1 && found[0]) || null;
}

/** Lower-case words without accents and signs. */
function plainWords(text: string): string {
  return plainLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
