// People's names.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';

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
  return person ? readableName(`${person.firstName} ${person.lastName}`) : gone;
}

/** The names of erased accounts (`erasedName`), as they are stored and as people read them. */
const erasedNames: Readonly<Record<string, string>> = said({
  'Former coach': msg`Former coach`,
  'Deleted user': msg`Deleted user`,
});

/** A stored first and last name as people read it: that of an erased account is in their language. */
export function readableName(name: string): string {
  return (Object.hasOwn(erasedNames, name) && erasedNames[name]) || name;
}
