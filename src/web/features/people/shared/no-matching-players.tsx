// An empty list of players, since none of them matches the filters.

import { t } from '@lingui/core/macro';
import { UserRoundSearch } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Offers to show all. */
export function NoMatchingPlayers({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title={t`No matches`}
      icon={<UserRoundSearch aria-hidden />}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t`Show all players`}
        </Button>
      }
    >
      {t`Try another name or filter.`}
    </EmptyState>
  );
}
