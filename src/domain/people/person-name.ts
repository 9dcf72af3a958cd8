// How a person is called.

interface Named {
  firstName: string;
  lastName: string;
}

/** First and last name. */
export function personName(person: Named): string;
/**
 * The same of someone who may be gone.
 *
 * @param gone what stands instead of the name once the account is no more (docs/product.md#leaving)
 */
export function personName(person: Named | null | undefined, gone: string): string;
export function personName(person: Named | null | undefined, gone = ''): string {
  return person ? `${person.firstName} ${person.lastName}` : gone;
}
