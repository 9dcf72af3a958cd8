// Marking one video: the video, the court beside it, and the results below.

import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useState } from 'react';
import type { MovementWork } from '#contract/reviews/movement.ts';
import { personName } from '#domain/people/person-name.ts';
import { countMarks } from '#domain/reviews/movement/marks.ts';
import { createVideoController, useVideoController } from '#web/lib/video/create-video-controller.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { PlaybackBar } from '../shared/playback/playback-bar.tsx';
import { BackToVideos } from './back-to-videos.tsx';
import { LinkMoved } from './link-moved.tsx';
import { MarkPanel } from './mark-panel.tsx';
import { createMarkStore } from './mark-store.ts';
import { MarkingProvider, useMarking, useMarkState } from './marking.ts';
import { saveMarks } from './movement-calls.ts';
import { PublishMovement } from './publish-movement.tsx';
import { SaveLine } from './save-line.tsx';

const MovementReport = lateComponent(
  () => import('#web/ui/padel/movement-report.tsx').then((part) => part.MovementReport),
  <Skeleton className="h-56" />,
);

interface MarkingWorkProps {
  work: MovementWork;
  /** Loads the marks again and discards unsaved ones. */
  onReload: () => void;
}

/** Nothing here overlays the player: YouTube forbids it. */
export function MarkingWork({ work, onReload }: MarkingWorkProps) {
  const { video, player, document, version } = work;
  const controller = useVideoController(video, createVideoController);
  const [store] = useState(() =>
    createMarkStore({ document, version, save: (base, marks) => saveMarks(video.id, base, marks) }),
  );
  useEffect(() => store.leave, [store]);
  // The browser asks before a window with unsaved marks is closed; leaving for another screen saves them.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => store.isUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [store]);
  const names = useMemo(() => ({ player: player.firstName }), [player.firstName]);
  const marking = useMemo(() => ({ work, store, video: controller, names }), [work, store, controller, names]);
  return (
    <MarkingProvider value={marking}>
      <Page title={video.title} lead={personName(player)} width="wide" back={<BackToVideos />}>
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <SaveLine onReload={onReload} />
            <PublishMovement />
          </div>
          <LinkMoved />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-6">
            <div className="grid gap-2">
              <VideoFrame source={video} controller={controller} />
              <PlaybackBar video={controller} />
            </div>
            <MarkPanel />
          </div>
          <Report />
        </div>
      </Page>
    </MarkingProvider>
  );
}

function Report() {
  const { names } = useMarking();
  const { tracks } = useMarkState().document;
  return (
    <Card as="section">
      <CardTitle className="mb-2">{t`Results`}</CardTitle>
      {countMarks(tracks) === 0 ? (
        <p className="text-ink-muted">{t`No marks yet. Play the video, pause where you like and click on the court.`}</p>
      ) : (
        <MovementReport tracks={tracks} names={names} />
      )}
    </Card>
  );
}
