// Opens the guide to filming a court, beside a field for a link.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

const FilmGuide = lateComponent(
  () => import('#web/ui/video/film-guide.tsx').then((part) => part.FilmGuide),
  <Skeleton className="h-160 rounded-xl" />,
);

/** "How to film a court" as a link-like button, with its dialog. */
export function FilmGuideButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-6 justify-self-start text-sm font-medium text-primary underline underline-offset-4"
      >
        {t`How to film a court`}
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t`How to film a court`} size="lg">
        <FilmGuide />
      </Dialog>
    </>
  );
}
