// What a player can still change about a pending video.

import { Link2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Video } from '#contract/videos/videos.ts';
import { mayReplaceLink, mayWithdrawVideo } from '#domain/people/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import type { ReplaceLinkDialogProps } from './replace-link-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const ReplaceLinkDialog = lateDialog<ReplaceLinkDialogProps>(() =>
  import('./replace-link-dialog.tsx').then((part) => part.ReplaceLinkDialog),
);

/** Replace the link, or withdraw the video; says why if not allowed. */
export function ChangeVideo({ video }: { video: Video }) {
  const [asking, setAsking] = useState<'replace' | 'withdraw' | null>(null);
  const isPaused = video.pausedAt !== null;
  const replacing = mayReplaceLink({ ...video, isPaused });
  const withdrawing = mayWithdrawVideo({ ...video, isPaused });
  const noReplaceId = useId();
  const noWithdrawId = useId();
  const closeWith = (open: boolean) => !open && setAsking(null);
  return (
    <Card as="section">
      <CardTitle>Change or withdraw</CardTitle>
      <div className="grid gap-4 text-sm">
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            className="grow sm:grow-0"
            icon={<Link2 aria-hidden />}
            disabled={!replacing.allowed}
            aria-describedby={replacing.allowed ? undefined : noReplaceId}
            onClick={() => setAsking('replace')}
          >
            Replace link
          </Button>
          <Button
            variant="secondary"
            className="grow sm:grow-0"
            icon={<Undo2 aria-hidden />}
            disabled={!withdrawing.allowed}
            aria-describedby={withdrawing.allowed ? undefined : noWithdrawId}
            onClick={() => setAsking('withdraw')}
          >
            Withdraw video
          </Button>
        </div>
        <div className="grid gap-1 text-ink-muted">
          {!replacing.allowed && <p id={noReplaceId}>{replacing.reason}</p>}
          {withdrawing.allowed ? (
            <p>
              You can withdraw the video {isPaused ? 'while it cannot be opened' : 'until a coach starts reviewing it'}.
            </p>
          ) : (
            <p id={noWithdrawId}>{withdrawing.reason}</p>
          )}
        </div>
      </div>
      <ReplaceLinkDialog video={video} open={asking === 'replace'} onOpenChange={closeWith} />
      <WithdrawDialog video={video} open={asking === 'withdraw'} onOpenChange={closeWith} />
    </Card>
  );
}
