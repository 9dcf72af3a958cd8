// The match's rallies and coded strokes.

import { t } from '@lingui/core/macro';
import { Grid3x3 } from 'lucide-react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { CodeFigures } from './code-figures.tsx';
import { CodeList } from './code-list.tsx';
import { RallyList } from './rally-list.tsx';

/** Rallies with the time in play, strokes with outcomes, or what to do without any. */
export function MatchPanel() {
  const { store } = useOpenReview();
  const hasRallies = useReviewState((state) => state.document.rallies.length > 0);
  const hasCodes = useReviewState((state) => state.document.codes.length > 0);
  if (!hasRallies && !hasCodes) {
    return (
      <EmptyState title={t`Nothing counted yet`} icon={<Grid3x3 aria-hidden />}>
        {store.isReadOnly ? (
          <p>{t`This review was published without rallies and coded strokes.`}</p>
        ) : (
          <p>{t`Mark where rallies start and end to skip the time between them. Open the code pad to count strokes.`}</p>
        )}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6 p-1">
      {hasCodes && (
        <section aria-label={t`Strokes`} className="grid gap-3">
          <h2 className="text-base">{t`Strokes`}</h2>
          <CodeFigures />
          <CodeList />
        </section>
      )}
      {hasRallies && <RallyList />}
    </div>
  );
}
