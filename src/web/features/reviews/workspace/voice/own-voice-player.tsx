// The player of a spoken note in the workspace, whose recording may be only in this browser.

import type { VoiceClip } from '#contract/reviews/voice-clips.ts';
import { pauseVideo } from '../../voice/pause-video.ts';
import { VoicePlayer } from '../../voice/voice-player.tsx';
import { useOpenReview } from '../state/review-context.ts';
import { uploadsOf } from './clip-uploads.ts';

/** Pauses the video while it plays. */
export function OwnVoicePlayer({ voice, className }: { voice: VoiceClip; className?: string }) {
  const { owner, workspace, video } = useOpenReview();
  const videoId = workspace.video.id;
  return (
    <VoicePlayer
      videoId={videoId}
      voice={voice}
      ownAddress={() => uploadsOf(owner, videoId).addressOf(voice.id)}
      onPlay={() => pauseVideo(video)}
      className={className}
    />
  );
}
