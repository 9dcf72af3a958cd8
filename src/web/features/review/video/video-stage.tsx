// The video with what drives it: transport or clock, and the timeline.

import type { RefObject } from 'react';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { LinkTrouble } from '../link/link-trouble.tsx';
import { CodePad } from '../match/code-pad.tsx';
import { MatchBar } from '../match/match-bar.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { useOpenReview } from '../workspace/review-context.ts';
import { stickyVideo, videoSize } from '../workspace/review-layout.ts';
import { UndoButtons } from '../workspace/undo-buttons.tsx';
import { ClockBar } from './clock-bar.tsx';
import { FineControls } from './fine-controls.tsx';
import { Transport } from './transport.tsx';
import { useFocusFromPlayer } from './use-focus-from-player.ts';

interface VideoStageProps {
  /** Takes the focus when a press on the player is over. */
  stage: RefObject<HTMLElement | null>;
  onLegend: () => void;
}

/** Nothing of this ever lies over the player: YouTube forbids it, and the picture is what the coach looks at. */
export function VideoStage({ stage, onLegend }: VideoStageProps) {
  const { workspace, video } = useOpenReview();
  const pointer = useFocusFromPlayer(stage, video.canControl);
  return (
    <>
      <div className={stickyVideo}>
        <div className={videoSize} {...pointer}>
          <VideoFrame source={workspace.video} controller={video} />
        </div>
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {video.canControl ? <Transport /> : <ClockBar />}
          <FineControls onLegend={onLegend} className="max-sm:hidden" />
        </div>
      </div>
      <LinkTrouble />
      <div className="grid gap-1.5">
        <Timeline>
          <MatchBar />
          <UndoButtons />
        </Timeline>
        <FineControls onLegend={onLegend} className="sm:hidden" />
        <CodePad />
      </div>
    </>
  );
}
