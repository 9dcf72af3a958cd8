// The text about viewing as someone else.

import { select, t } from '@lingui/core/macro';
import { brand } from '#brand';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { personName } from '#domain/people/person-name.ts';
import { roleLabel } from '#domain/people/roles.ts';

/** The sentence for a guardian who uses the product for a junior; null for everyone else. */
export function guardianSentence({ firstName, guardian }: CurrentUser): string | null {
  return guardian && t`You’re using ${{ product: brand.name }} for ${{ firstName }}.`;
}

/** The sentence for someone who views the product as someone else; null for everyone else. */
export function viewSentence(user: CurrentUser): string | null {
  const { id, role, viewedBy } = user;
  if (viewedBy === null) return null;
  const product = brand.name;
  if (viewedBy.id !== id)
    return t`You are viewing ${{ product }} as ${{ person: personName(user) }} (${{ role: roleLabel(role) }}).`;
  return t`You are viewing ${{ product }} as ${select(role, {
    player: 'a player',
    coach_freelance: 'a freelance coach',
    coach_club: 'a club coach',
    club: 'a club manager',
    other: 'an administrator',
  })}.`;
}
