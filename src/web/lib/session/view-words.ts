// How the product says as whom it is being viewed.

import { brand } from '#brand';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { roleLabel } from '#domain/people/roles.ts';

/** The sentence for somebody who views the product as somebody else; null for everyone else. */
export function viewSentence({ id, firstName, lastName, role, viewedBy }: CurrentUser): string | null {
  if (viewedBy === null) return null;
  const label = roleLabel(role);
  const isOneself = viewedBy.id === id;
  return `You are viewing ${brand.name} as ${isOneself ? `a ${label.toLowerCase()}` : `${firstName} ${lastName} (${label})`}.`;
}
