// The menu of the workspace: importing notes, and taking published ones along.

import { t } from '@lingui/core/macro';
import { Ellipsis, FileUp, NotebookText } from 'lucide-react';
import { useState } from 'react';
import { files } from '#contract/files.ts';
import { IconButton } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx';
import type { TakeAlongDialogProps } from '../../shared/take-along/take-along-dialog.tsx';
import type { ImportNotesProps } from '../import-notes/import-notes.tsx';
import { focusInvalidTime } from '../state/review-actions.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { isTimedForOther, videoKey } from '../state/video-times.ts';

const TakeAlongDialog = lateDialog<TakeAlongDialogProps>(() =>
  import('../../shared/take-along/take-along-dialog.tsx').then((part) => part.TakeAlongDialog),
);
const ImportNotes = lateDialog<ImportNotesProps>(() =>
  import('../import-notes/import-notes.tsx').then((part) => part.ImportNotes),
);

/** What is done with a review now and then. */
export function ReviewMore() {
  const { workspace, store, video } = useOpenReview();
  const document = useReviewState((state) => state.document);
  const [open, setOpen] = useState<'import' | 'take' | null>(null);
  const { id, videoUrl, annotations } = workspace.video;
  const isPublished = workspace.publishedAt !== null;
  const show = (dialog: 'import' | 'take') => {
    // Pauses the player behind the dialog.
    if (video.canControl) video.pause();
    setOpen(dialog);
  };
  const items: MenuItem[] = [
    ...(isPublished
      ? [{ label: t`Take the notes along`, icon: <NotebookText aria-hidden />, onSelect: () => show('take') }]
      : []),
    ...(store.isReadOnly
      ? []
      : [
          {
            label: t`Import notes`,
            icon: <FileUp aria-hidden />,
            refusal: isTimedForOther(document, videoKey(videoUrl)) ? t`Move the times first.` : undefined,
            onSelect: () => {
              if (focusInvalidTime()) return;
              store.finishNote();
              show('import');
            },
          },
        ]),
  ];
  return (
    <>
      <Menu
        label={t`More for this review`}
        trigger={
          <IconButton label={t`More for this review`} variant="secondary" size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={items}
      />
      {isPublished && (
        <TakeAlongDialog
          open={open === 'take'}
          onOpenChange={() => setOpen(null)}
          notes={annotations}
          path={files.reviewNotes.path.replace('{videoId}', id)}
        />
      )}
      {!store.isReadOnly && <ImportNotes open={open === 'import'} onOpenChange={() => setOpen(null)} />}
    </>
  );
}
