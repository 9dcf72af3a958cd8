// The Progress Tracking tab, a placeholder (docs/product.md#progress).

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { LineChart } from 'lucide-react';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Links to the progress history instead. */
export function TrackingTab() {
  return (
    <EmptyState
      title={t`Progress tracking coming soon...`}
      icon={<LineChart aria-hidden />}
      action={
        <Link to="/progress" search={{ tab: 'history' }} className={buttonStyles({ variant: 'secondary' })}>
          {t`Open your progress history`}
        </Link>
      }
    >
      {t`Until then, you’ll find all your ratings over time in the history of Your Progress Journey.`}
    </EmptyState>
  );
}
