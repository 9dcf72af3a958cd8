// People's names.

interface Named {
  firstName: string;
  lastName: string;
}

/** First and last name. */
export function personName(person: Named): string;
/**
 * The name of a person whose account may have been deleted.
 *
 * @param gone shown if the account has been deleted (docs/product.md#leaving)
 */
export function personName(person: Named | null | undefined, gone: string): string;
export function personName(person: Named | null | undefined, gone = ''): string {
  return person ? `${person.firstName} ${person.lastName}` : gone;
}
