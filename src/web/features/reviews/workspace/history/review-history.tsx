// The button for the history of a review.

import { t } from '@lingui/core/macro';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { latePanel } from '../shared/panel-boundary.tsx';
import { useOpenReview } from '../state/review-context.ts';

const ReviewVersions = latePanel(
  async () => (await import('./review-versions.tsx')).ReviewVersions,
  <Skeleton className="h-40" />,
);

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
        description={t`Published versions, the latest first, and changes you didn’t keep.`}
      >
        <ReviewVersions />
      </Dialog>
    </>
  );
}
