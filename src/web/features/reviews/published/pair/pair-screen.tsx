// The pair page of a video, /player/pair/{videoId}.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LogOut, NotebookText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { PairPage } from '#contract/videos/pairs.ts';
import { personName } from '#domain/people/person-name.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { formatDay } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { PrivatePair } from '#web/lib/session/private-pair.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { type createVideoController, useVideoController } from '#web/lib/video/create-video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import type { TakeAlongDialogProps } from '../../shared/take-along/take-along-dialog.tsx';
import { AnalysisSkeleton } from '../analysis-skeleton.tsx';
import { PairStage } from './pair-stage.tsx';

const TakeAlongDialog = lateDialog<TakeAlongDialogProps>(() =>
  import('../../shared/take-along/take-along-dialog.tsx').then((part) => part.TakeAlongDialog),
);

interface PairScreenProps {
  videoId: string;
  /** Start position in seconds. */
  startAt?: number | undefined;
  /** The video controller; tests pass their own. */
  createController?: typeof createVideoController;
}

/** The pair page, for the two players. */
export function PairScreen(props: PairScreenProps) {
  if (useCurrentUser().viewedBy === null) return <Shared {...props} />;
  return (
    <Frame title={t`Pair`} width="narrow">
      <PrivatePair />
    </Frame>
  );
}

function Shared({ videoId, startAt = 0, createController }: PairScreenProps) {
  const { data: pair, error, isPending, refetch } = useQuery(query(endpoints.getPairPage, { params: { videoId } }));
  useDocumentTitle(pair ? t`Pair: ${{ title: pair.video.title }}` : t`Pair`);
  const isGone = error instanceof ApiError && error.status === 404;
  // Sharing may have ended a moment ago.
  if (pair && !isGone) return <Loaded pair={pair} startAt={startAt} createController={createController} />;
  if (isPending) {
    return (
      <Frame title={t`Loading pair...`}>
        <AnalysisSkeleton />
      </Frame>
    );
  }
  if (isGone) {
    return (
      <Frame title={t`Not shared with you`} width="narrow">
        <p className="text-ink-muted">{t`This match isn’t shared with you, or no longer is.`}</p>
      </Frame>
    );
  }
  return (
    <Frame title={t`Pair`} width="narrow">
      <ErrorState
        title={t`This page could not be loaded`}
        message={errorSentence(error)}
        onRetry={() => void refetch()}
      />
    </Frame>
  );
}

interface LoadedProps {
  pair: PairPage;
  startAt: number;
  createController: typeof createVideoController | undefined;
}

function Loaded({ pair, startAt, createController }: LoadedProps) {
  const { video, isOwn, player, partner } = pair;
  const controller = useVideoController(video, createController);
  const other = isOwn ? partner : player;
  const otherName = personName(other);
  return (
    <Frame
      title={video.title}
      lead={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>
            <span>
              <Trans>
                You and <span translate="no">{otherName}</span>
              </Trans>
            </span>
            {video.eventDate && <span>{` · ${t`Played ${{ date: formatDay(video.eventDate) }}`}`}</span>}
          </span>
          <TakeAlong pair={pair} />
          <EndButton pair={pair} otherName={other.firstName} />
        </div>
      }
    >
      <PairStage pair={pair} controller={controller} startAt={startAt} />
    </Frame>
  );
}

/** The notes on the pair as files; nothing before there are some. */
function TakeAlong({ pair: { video, notes } }: { pair: PairPage }) {
  const [isOpen, setOpen] = useState(false);
  if (notes.length === 0) return null;
  return (
    <>
      <Button variant="ghost" size="sm" icon={<NotebookText aria-hidden />} onClick={() => setOpen(true)}>
        {t`Take the notes along`}
      </Button>
      <TakeAlongDialog
        open={isOpen}
        onOpenChange={setOpen}
        notes={notes}
        path={files.pairNotes.path.replace('{videoId}', video.id)}
        isPair
      />
    </>
  );
}

/** Ends sharing after asking: the player ends it, the partner leaves. */
function EndButton({ pair: { video, isOwn }, otherName }: { pair: PairPage; otherName: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const ended = {
    except: [endpoints.getPairPage],
    onSuccess: () => {
      toast({ title: t`No longer shared`, description: t`You and ${{ otherName }} no longer share this match.` });
      void navigate({ to: '/player/pair', replace: true });
    },
    onError: (error: Error) => failureToast(t`Sharing not ended`, error, t`Please try again.`),
  };
  const end = useCall(endpoints.endPartner, ended);
  const leave = useCall(endpoints.leavePairMatch, ended);
  const call = isOwn ? end : leave;
  return (
    <>
      <Button variant="ghost" size="sm" icon={<LogOut aria-hidden />} onClick={() => setAsking(true)}>
        {isOwn ? t`End sharing` : t`Leave`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isOwn ? t`End sharing with ${{ otherName }}?` : t`Leave this match?`}
        description={
          isOwn
            ? t`${{ otherName }} loses access to this match and its notes at once, and we’ll let them know. You can invite them again later.`
            : t`You lose access to this match and its notes at once, and we’ll let ${{ otherName }} know.`
        }
        confirmLabel={isOwn ? t`End sharing` : t`Leave`}
        danger
        busy={call.isPending}
        onConfirm={() => call.mutate({ params: { videoId: video.id } })}
      />
    </>
  );
}

interface FrameProps {
  title: string;
  lead?: ReactNode;
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

function Frame({ title, lead, width = 'wide', children }: FrameProps) {
  return (
    <Page
      title={title}
      lead={lead}
      width={width}
      back={<BackLink to="/player/pair">{t`Back to Pair Matches`}</BackLink>}
    >
      {children}
    </Page>
  );
}
