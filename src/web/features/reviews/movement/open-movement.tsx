// Loads the marks of one video, or says why it cannot.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { SearchX, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { BackToVideos } from './back-to-videos.tsx';
import { MarkingWork } from './marking-work.tsx';
import { openMovementQuery } from './movement-calls.ts';

/** The work on one video. Loading it again starts over. */
export function OpenMovement({ videoId }: { videoId: string }) {
  const opened = useQuery(openMovementQuery(videoId));
  useDocumentTitle(opened.data ? t`Movement: ${{ title: opened.data.video.title }}` : t`Movement Analysis`);
  if (opened.data) {
    const reload = () => void opened.refetch();
    return <MarkingWork key={`${videoId} ${opened.dataUpdatedAt}`} work={opened.data} onReload={reload} />;
  }
  return (
    <Page title={t`Movement Analysis`} width="wide" back={<BackToVideos />}>
      {opened.isPending ? <OpenSkeleton /> : <NotOpened error={opened.error} onRetry={() => void opened.refetch()} />}
    </Page>
  );
}

function OpenSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Skeleton className="aspect-video h-auto" />
      <Skeleton className="aspect-2/1 h-auto" />
    </div>
  );
}

function NotOpened({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const refused = (title: string, icon: ReactNode, text: string) => (
    <EmptyState title={title} icon={icon}>
      {text}
    </EmptyState>
  );
  if (error instanceof ApiError && error.code === 'review_claimed')
    return refused(t`Already being reviewed`, <UserRoundCheck aria-hidden />, error.sentence);
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return refused(
      t`We can’t find this video`,
      <SearchX aria-hidden />,
      t`It may have been removed, or you are no longer connected with the player.`,
    );
  return <ErrorState title={t`The marks could not be loaded`} message={errorSentence(error)} onRetry={onRetry} />;
}
