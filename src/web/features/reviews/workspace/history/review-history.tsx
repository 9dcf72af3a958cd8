// The published versions of a review.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PanelBoundary } from '../shared/panel-boundary.tsx';
import { useOpenReview } from '../state/review-context.ts';
import { ReviewVersionShown } from './review-version.tsx';
import { SetAsideVersions } from './set-aside-versions.tsx';
import { VersionChoice } from './version-choice.tsx';

/** A button and its dialog. */
export function ReviewHistory() {
  const { video } = useOpenReview();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<History aria-hidden />}
        onClick={() => {
          // Pauses the player behind the dialog.
          if (video.canControl) video.pause();
          setIsOpen(true);
        }}
      >
        {t`History`}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        size="lg"
        title={t`History`}
        description={t`Published versions, the latest first, and changes you didn't keep.`}
      >
        <PanelBoundary>
          <div className="grid gap-6">
            <Versions />
            <SetAsideVersions />
          </div>
        </PanelBoundary>
      </Dialog>
    </>
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
