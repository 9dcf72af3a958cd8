// The signed-in player's goals, for any screen.

import { t } from '@lingui/core/macro';
import { Target } from 'lucide-react';
import { isClubMember } from '#domain/people/roles.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ClubOnly } from '#web/ui/padel/club-only.tsx';
import { OwnGoals } from './own-goals.tsx';

/** Only club members have goals (docs/product.md#goals). */
export function GoalsPart() {
  const user = useCurrentUser();
  if (isClubMember(user)) return <OwnGoals user={user} />;
  return (
    <ClubOnly title={t`Goals Available for Club Members Only`} icon={<Target aria-hidden />}>
      {t`In a club, a coach sets goals with you and tracks them. Your reviews, ratings and level are available either way.`}
    </ClubOnly>
  );
}
