// The player of a spoken note in the workspace, where the recording may still be in this browser alone.

import type { VoiceClip } from '#contract/reviews/voice-clips.ts';
import { pausedMeanwhile } from '../../voice/paused-meanwhile.ts';
import { VoicePlayer } from '../../voice/voice-player.tsx';
import { useOpenReview } from '../state/review-context.ts';
import { uploadsOf } from './clip-uploads.ts';

/** Plays what was spoken; the video waits meanwhile. */
export function OwnVoicePlayer({ voice, className }: { voice: VoiceClip; className?: string }) {
  const { owner, workspace, video } = useOpenReview();
  const videoId = workspace.video.id;
  return (
    <VoicePlayer
      videoId={videoId}
      voice={voice}
      ownAddress={() => uploadsOf(owner, videoId).addressOf(voice.id)}
      onPlay={() => pausedMeanwhile(video)}
      className={className}
    />
  );
}
