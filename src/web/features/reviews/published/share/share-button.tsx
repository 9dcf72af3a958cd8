// Opens the dialog that shares a review. Its code comes when it is first opened.

import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Video } from '#contract/videos/videos.ts';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';

const ShareDialog = lateDialog<ShareDialogProps>(() => import('./share-dialog.tsx').then((part) => part.ShareDialog));

/** For the player of a published review. */
export function ShareButton({ video }: { video: Video }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="print:hidden"
        icon={<Share2 aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      <ShareDialog video={video} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
