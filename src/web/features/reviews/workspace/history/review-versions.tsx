// The published versions of a review, and those set aside.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { ReviewVersion } from '#contract/reviews/reviews.ts';
import { personName } from '#domain/people/person-name.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { cn } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useOpenReview } from '../state/review-context.ts';
import { ReviewVersionShown } from './review-version.tsx';
import { SetAsideVersions } from './set-aside-versions.tsx';

/** What was published, the latest first, and what each changed; then the changes that were not kept. */
export function ReviewVersions() {
  return (
    <div className="grid gap-6">
      <Versions />
      <SetAsideVersions />
    </div>
  );
}

function Versions() {
  const { workspace } = useOpenReview();
  const versions = useQuery({
    ...query(endpoints.listReviewVersions, { params: { videoId: workspace.video.id } }),
  });
  const [chosen, setChosen] = useState<number | null>(null);
  if (versions.isPending) return <Skeleton className="h-40" />;
  if (versions.isError) {
    return (
      <ErrorState
        title={t`The history could not be loaded`}
        message={errorSentence(versions.error)}
        onRetry={() => void versions.refetch()}
      />
    );
  }
  const [latest] = versions.data;
  if (!latest) return <p className="text-sm text-ink-muted">{t`No version has been published yet.`}</p>;
  const shown = chosen ?? latest.number;
  return (
    <div className="grid gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <VersionChoice versions={versions.data} chosen={shown} onChoose={setChosen} />
      <ReviewVersionShown key={shown} number={shown} />
    </div>
  );
}

interface VersionChoiceProps {
  /** The latest first. */
  versions: readonly ReviewVersion[];
  /** Number of the version shown. */
  chosen: number;
  onChoose: (number: number) => void;
}

/** When and by whom each was published. */
function VersionChoice({ versions, chosen, onChoose }: VersionChoiceProps) {
  return (
    <ol aria-label={t`Versions`} className="grid max-h-56 content-start gap-1 overflow-y-auto p-0.5 sm:max-h-none">
      {versions.map(({ number, publishedAt, coach, reason }, index) => (
        <li key={number}>
          <button
            type="button"
            aria-pressed={number === chosen}
            onClick={() => onChoose(number)}
            className={cn(
              'grid min-h-11 w-full rounded-lg px-3 py-1.5 text-left text-sm hover:bg-surface-sunken',
              number === chosen && 'bg-primary-soft hover:bg-primary-soft',
            )}
          >
            <span className="font-medium">
              {t`Version ${{ number }}`}
              {index === 0 && <span className="font-normal text-ink-muted">{` · ${t`published now`}`}</span>}
            </span>
            <span className="text-ink-muted">
              <TimeText at={publishedAt} kind="datetime" />
              {', '}
              <span translate="no">{personName(coach, t`a former coach`)}</span>
            </span>
            {reason !== null && <span className="wrap-anywhere text-ink-muted">{reason}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
