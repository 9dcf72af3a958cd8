// For people who impersonate a club manager without having a club.

import { t } from '@lingui/core/macro';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useViewChange } from '#web/lib/session/use-view-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';

/** Administrators can choose a manager; others can only return. */
export function ViewerWithoutClub({ isAdministrator }: { isAdministrator: boolean }) {
  const { next, changeView } = useViewChange({
    returnTo: isAdministrator ? '/role-switcher?role=club' : '/role-switcher',
    onError: (error) => failureToast(t`Could not change the view`, error, t`Please try again.`),
  });
  return (
    <Card className="grid justify-items-start gap-4">
      <p>
        {isAdministrator
          ? t`Your own account has no club. Choose a club manager to see theirs.`
          : t`Your own account has no club, so there is nothing to show here.`}
      </p>
      <Button busy={next !== undefined} onClick={() => changeView(null)}>
        {isAdministrator ? t`Choose a club manager` : t`Choose another role`}
      </Button>
    </Card>
  );
}
