// A video and its review, for the player.

import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileDown, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { Video } from '#contract/videos/videos.ts';
import type { Role } from '#domain/people/roles.ts';
import { screenFor } from '#domain/reader-addresses.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { download } from '#web/lib/http/download.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { type createVideoController, useVideoController } from '#web/lib/video/create-video-controller.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { AnalysisSkeleton } from './analysis-skeleton.tsx';
import { loadingLead, loadingTitle } from './loading-texts.ts';
import type { PartnerButtonProps } from './pair/partner-button.tsx';
import type { PendingVideoProps } from './pending/pending-video.tsx';
import { PublishedReview } from './published-review.tsx';
import { ShareButton } from './share/share-button.tsx';
import { StartStory } from './story/start-story.tsx';

const PartnerButton = lateComponent<PartnerButtonProps>(
  () => import('./pair/partner-button.tsx').then((part) => part.PartnerButton),
  null,
);

const PendingVideo = lateComponent<PendingVideoProps>(
  () => import('./pending/pending-video.tsx').then((part) => part.PendingVideo),
  <AnalysisSkeleton />,
);

interface VideoAnalysisScreenProps {
  videoId: string;
  /** Start position in seconds. */
  startAt?: number | undefined;
  /** Opens the partner's invitation. */
  isInviting?: boolean | undefined;
  /** The video controller; tests pass their own. */
  createController?: typeof createVideoController;
}

/** The review of one video, in each of its states (docs/product.md#screens). */
export function VideoAnalysisScreen({
  videoId,
  startAt = 0,
  isInviting = false,
  createController,
}: VideoAnalysisScreenProps) {
  const { data: video, error, isPending, refetch } = useQuery(query(endpoints.getVideo, { params: { videoId } }));
  useDocumentTitle(video?.title ?? (error ? 'Video' : undefined));
  const isGone = error instanceof ApiError && error.status === 404;
  // The video may have been withdrawn in another tab.
  if (video && !isGone) return <Loaded {...{ video, startAt, isInviting, createController }} />;
  if (isPending) {
    return (
      <Frame title={loadingTitle} lead={loadingLead}>
        <AnalysisSkeleton />
      </Frame>
    );
  }
  if (isGone) {
    return (
      <Frame title="Video Not Found" width="narrow">
        <EmptyState title="The requested video could not be found." action={<ToList />} />
      </Frame>
    );
  }
  return (
    <Frame title="Video" width="narrow">
      <ErrorState
        title="This video could not be loaded"
        message={errorSentence(error)}
        onRetry={() => void refetch()}
      />
    </Frame>
  );
}

interface LoadedProps {
  video: Video;
  startAt: number;
  isInviting: boolean;
  createController: typeof createVideoController | undefined;
}

function Loaded({ video, startAt, isInviting, createController }: LoadedProps) {
  const controller = useVideoController(video, createController);
  const isOwn = useCurrentUser().id === video.playerId;
  const Content = video.status === 'Analyzed' ? PublishedReview : PendingVideo;
  return (
    <Frame
      title={video.title}
      lead={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>
            Uploaded <TimeText at={video.uploadDate} kind="date" />
          </span>
          {video.status === 'Analyzed' && (
            <span className="flex flex-wrap gap-2">
              <StartStory {...{ video, controller, createController }} />
              <ReportButton videoId={video.id} />
              <PrintButton />
              {isOwn && <ShareButton video={video} />}
            </span>
          )}
          {isOwn && (
            // Keeps its space: it loads late, and nothing below may move.
            <span className="flex min-h-9 min-w-52 pointer-fine:min-h-8">
              <PartnerButton videoId={video.id} isAsked={isInviting} />
            </span>
          )}
        </div>
      }
    >
      <Content video={video} controller={controller} startAt={startAt} />
    </Frame>
  );
}

/** For laptops; phones have it in the share sheet. */
function PrintButton() {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="max-sm:hidden print:hidden"
      icon={<Printer aria-hidden />}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}

interface FrameProps {
  title: string;
  lead?: ReactNode;
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** The name of the list that the viewer came from, other than players. */
const waysBack: Partial<Record<Role, string>> = {
  coach_freelance: 'Videos to Review',
  coach_club: 'Videos to Review',
  club: 'Club Videos',
  admin: 'Videos',
};

function useWayBack() {
  const { role } = useCurrentUser();
  return [screenFor('videos', role), waysBack[role] ?? 'My Videos'] as const;
}

function ToList() {
  const [to, label] = useWayBack();
  return (
    <Link to={to} className={buttonStyles({ variant: 'secondary' })}>
      Open {label}
    </Link>
  );
}

function Frame({ title, lead, width = 'wide', children }: FrameProps) {
  const [to, label] = useWayBack();
  return (
    <Page title={title} lead={lead} width={width} back={<BackLink to={to}>Back to {label}</BackLink>}>
      {children}
    </Page>
  );
}

/** The server may have to write the report first; errors show in place. */
function ReportButton({ videoId }: { videoId: string }) {
  const report = useMutation({
    mutationFn: () => download(files.videoReport.path.replace('{videoId}', videoId)),
    onError: (error) => failureToast('Report not downloaded', error, 'Please try again.'),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="print:hidden"
      icon={<FileDown aria-hidden />}
      busy={report.isPending}
      busyLabel="Writing..."
      onClick={() => report.mutate()}
    >
      Download report
    </Button>
  );
}
