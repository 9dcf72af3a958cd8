// The way back to the list of evenings.

import { t } from '@lingui/core/macro';
import type { Role } from '#domain/people/roles.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';

/** For a manager's and a coach's screen of an evening. */
export function eveningsBack(role: Role) {
  const to = role === 'club' ? '/club/ranking-evenings' : '/coach/ranking-evenings';
  return <BackLink to={to}>{t`Ranking Evenings`}</BackLink>;
}
