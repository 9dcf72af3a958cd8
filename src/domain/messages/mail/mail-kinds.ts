// The kinds of email that people can switch off (docs/product.md#email). Account emails are always sent.

import { isCoach, type Role } from '#domain/people/roles.ts';

/** Every kind, in the profile's order. A new one needs texts, its roles, and a migration of the database check. */
export const mailKinds = [
  'reviews',
  'messages',
  'sessions',
  'requests',
  'connections',
  'pairs',
  'payments',
  'applicants',
  'invitations',
  'reports',
  'club',
  'clips',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The kinds that a role has a switch for; administrators get none. The monthly report is chosen by its day. */
export function mailKindsOf(role: Role): readonly MailKind[] {
  if (role === 'player')
    return ['reviews', 'messages', 'sessions', 'connections', 'pairs', 'payments', 'invitations', 'club'];
  if (isCoach(role)) return ['messages', 'requests', 'connections', 'invitations', 'clips'];
  return role === 'club' ? ['applicants'] : [];
}
