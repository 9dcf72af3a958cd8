// The text about viewing as someone else.

import { brand } from '#brand';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { personName } from '#domain/people/person-name.ts';
import { roleLabel } from '#domain/people/roles.ts';

/** The sentence for a guardian who uses the product for a junior; null for everyone else. */
export function guardianSentence({ firstName, guardian }: CurrentUser): string | null {
  return guardian && `You're using ${brand.name} for ${firstName}.`;
}

/** The sentence for someone who views the product as someone else; null for everyone else. */
export function viewSentence(user: CurrentUser): string | null {
  const { id, role, viewedBy } = user;
  if (viewedBy === null) return null;
  const label = roleLabel(role);
  const isOneself = viewedBy.id === id;
  return `You are viewing ${brand.name} as ${isOneself ? `a ${label.toLowerCase()}` : `${personName(user)} (${label})`}.`;
}
