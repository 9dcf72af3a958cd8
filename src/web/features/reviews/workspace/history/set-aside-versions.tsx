// Draft versions set aside in conflicts.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { ReadOnlyDocument } from './review-version.tsx';

/** Folded, the latest first; renders nothing without any. */
export function SetAsideVersions() {
  const { workspace } = useOpenReview();
  const present = useReviewState((state) => state.document);
  const kept = useQuery({
    ...query(endpoints.listSetAsideVersions, { params: { videoId: workspace.video.id } }),
  });
  if (kept.isError) {
    return (
      <ErrorState
        title={t`The unused versions could not be loaded`}
        message={errorSentence(kept.error)}
        onRetry={() => void kept.refetch()}
      />
    );
  }
  if (!kept.data?.length) return null;
  return (
    <section aria-label={t`Unused versions`} className="grid gap-2">
      <h2 className="text-base">{t`Unused versions`}</h2>
      <p className="text-sm text-ink-muted">{t`The latest ten. Players never see them.`}</p>
      {kept.data.map(({ id, setAsideAt, document }) => (
        <details key={id} className="rounded-lg border p-3 text-sm">
          <summary className="min-h-6 cursor-pointer font-medium">
            <Trans>
              Set aside <TimeText at={setAsideAt} kind="datetime" />
            </Trans>
          </summary>
          <div className="pt-3">
            <ReadOnlyDocument label={t`Unused version`} document={document} present={present} />
          </div>
        </details>
      ))}
    </section>
  );
}
