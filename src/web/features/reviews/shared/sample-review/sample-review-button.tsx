// Opens the example review, which loads when it is asked for.

import { t } from '@lingui/core/macro';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { SampleReviewDialogProps } from './sample-review-dialog.tsx';

const SampleReviewDialog = lateDialog<SampleReviewDialogProps>(() =>
  import('./sample-review-dialog.tsx').then((part) => part.SampleReviewDialog),
);

export function SampleReviewButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<BookOpen aria-hidden />}
        className="justify-self-start"
        onClick={() => setIsOpen(true)}
      >
        {t`See an example review`}
      </Button>
      <SampleReviewDialog open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
