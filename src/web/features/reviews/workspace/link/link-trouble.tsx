// A video that does not open: the coach can notify the player, which pauses the due time, and undo that.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LinkIcon, Unlink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { type LinkProblem, linkProblemSentence } from '#domain/videos/link-health.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useOpenReview } from '../state/review-context.ts';

/** Beside the player, never over it. Renders nothing while the video opens, and for published reviews. */
export function LinkTrouble() {
  const { workspace, video } = useOpenReview();
  const { firstName } = workspace.player;
  const found = useVideoState(video, (state) => state.linkProblem);
  const { state, isBusy, set } = useLinkState();
  if (workspace.publishedAt) return null;
  if (state.pausedAt) {
    return (
      <Strip>
        <p className="min-w-0 flex-1 basis-64">
          {state.linkProblem && <span>{`${linkProblemSentence(state.linkProblem, 'coach')} `}</span>}
          <Trans>
            <span translate="no">{firstName}</span> has been notified. The due time has been paused since{' '}
            <TimeText at={state.pausedAt} kind="datetime" />.
          </Trans>
        </p>
        <Button size="sm" variant="secondary" icon={<LinkIcon aria-hidden />} busy={isBusy} onClick={() => set(null)}>
          {t`It works now`}
        </Button>
      </Strip>
    );
  }
  if (found) {
    return (
      <Strip>
        <p className="min-w-0 flex-1 basis-64">
          {linkProblemSentence(found, 'coach')}{' '}
          <Trans>
            Only <span translate="no">{firstName}</span> can fix that. The review waits until then.
          </Trans>
        </p>
        <Button size="sm" icon={<Unlink aria-hidden />} busy={isBusy} onClick={() => set(found)}>
          {t`Notify ${{ firstName }} and pause the due time`}
        </Button>
      </Strip>
    );
  }
  return video.canControl ? null : <NotOpening firstName={firstName} isBusy={isBusy} onTell={() => set('missing')} />;
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-attention-soft p-3 text-sm"
    >
      {children}
    </div>
  );
}

interface NotOpeningProps {
  firstName: string;
  isBusy: boolean;
  onTell: () => void;
}

/** Matchi does not report deleted recordings, so the coach does. */
function NotOpening({ firstName, isBusy, onTell }: NotOpeningProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="justify-self-end px-2 text-ink-muted"
        icon={<Unlink aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {t`Video won’t open? Report it`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Tell ${{ firstName }} this video won’t open?`}
        description={t`We’ll ask ${{ firstName }} for another link. The due time is paused until the video opens again.`}
        confirmLabel={t`Tell ${{ firstName }}`}
        busy={isBusy}
        onConfirm={() => {
          setIsAsking(false);
          onTell();
        }}
      />
    </>
  );
}

/** Whether the link is dead, and how to change that. */
function useLinkState() {
  const { workspace } = useOpenReview();
  const { player, video } = workspace;
  const call = useCall(endpoints.setLinkState, {});
  const set = (problem: LinkProblem | null) =>
    call.mutate(
      { params: { videoId: video.id }, body: { problem } },
      {
        onSuccess: () =>
          toast(
            problem
              ? {
                  title: t`${{ player: player.firstName }} has been notified`,
                  description: t`The due time is paused.`,
                  tone: 'success',
                }
              : { title: t`Due time resumed`, tone: 'success' },
          ),
        onError: (error) => toast({ title: t`Not changed`, description: errorSentence(error), tone: 'danger' }),
      },
    );
  return { state: call.data ?? video, isBusy: call.isPending, set };
}
