// The video with its controls and timeline.

import { cn } from '#web/ui/class-names.ts';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { MatchBar } from '../match/match-bar.tsx';
import { NoteBar } from '../notes/note-bar.tsx';
import { latePanel } from '../shared/panel-boundary.tsx';
import { stickyVideo, timelinePlace, videoPlace, videoSize } from '../shared/review-layout.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { isTimedForOther, videoKey } from '../state/video-times.ts';
import { Timeline } from '../timeline/timeline.tsx';
import { ClockBar } from '../video/clock-bar.tsx';
import { FineControls } from '../video/fine-controls.tsx';
import { Transport } from '../video/transport.tsx';
import { UndoButtons } from './undo-buttons.tsx';

interface VideoStageProps {
  isFocused: boolean;
  /** Start position in seconds. */
  startAt: number;
  /** Whether a phone shows the note buttons at the foot of its screen. */
  isAtFoot: boolean;
  onLegend: () => void;
}

/** Room below Matchi's picture for its link. */
const below = { matchi: '[--below:3rem]', youtube: '' };

const ShorterVideo = latePanel(async () => (await import('#web/ui/video/shorter-video.tsx')).ShorterVideo, null);

/** After the link was replaced, marks belong to another video until they are moved. */
export function Shorter() {
  const { workspace, video } = useOpenReview();
  const document = useReviewState((state) => state.document);
  if (isTimedForOther(document, videoKey(workspace.video.videoUrl))) return null;
  return <ShorterVideo controller={video} marked={document} />;
}

/** Nothing ever overlays the player: YouTube forbids it, and the coach needs the picture. */
export function VideoStage({ isFocused, startAt, isAtFoot, onLegend }: VideoStageProps) {
  const { workspace, store, video } = useOpenReview();
  // In one piece, so that undo alone never wraps.
  const match = (
    <div className="flex flex-wrap items-center gap-x-1.5 fit:flex-nowrap">
      <MatchBar />
      <UndoButtons />
    </div>
  );
  return (
    <>
      <div className={stickyVideo}>
        <div className={cn(videoPlace, below[workspace.video.provider])}>
          <div className={videoSize}>
            <VideoFrame source={workspace.video} controller={video} startAt={startAt} />
          </div>
        </div>
        <div className={isFocused ? '@container/focus' : 'fit:@container/line'}>
          <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            {video.canControl ? <Transport /> : <ClockBar />}
            {!store.isReadOnly && <NoteBar isAtFoot={isAtFoot} />}
            {isFocused && match}
          </div>
        </div>
      </div>
      <div className={timelinePlace}>
        <Timeline controls={<FineControls onLegend={onLegend} />}>{!isFocused && match}</Timeline>
      </div>
    </>
  );
}
