// My Goals. The coach sets them; the player can only view them.

import { t } from '@lingui/core/macro';
import { Page } from '#web/ui/layout/page.tsx';
import { GoalsPart } from './goals-part.tsx';

/** `/player/goals`. */
export function MyGoalsScreen() {
  return (
    <Page title={t`My Goals`} lead={t`What you and your coach are working towards.`}>
      <GoalsPart />
    </Page>
  );
}
