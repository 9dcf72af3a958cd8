// The way from a skill of a review to its thread through the last reviews.

import type { Annotation, Video } from '#contract/videos/videos.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { ThreadButton } from '#web/features/progress/shared/skill-thread/thread-button.tsx';

/** The review that the screen shows. */
export interface AtHand {
  video: Video;
  /** In the order of the video. */
  notes: readonly Annotation[];
  /** A dialog is about to lie over the player of the screen, which must not play behind it. */
  onOpen: () => void;
}

/** The button; its moments can stand beside those of earlier reviews. */
export function SkillThreadButton({ skill, atHand: { video, notes, onOpen } }: { skill: SingleSkill; atHand: AtHand }) {
  const { id, playerId, title, videoUrl, provider, publishedAt } = video;
  return (
    <ThreadButton
      userId={playerId}
      skill={skill}
      now={{ videoId: id, title, videoUrl, provider, publishedAt, notes }}
      onOpen={onOpen}
      className="-my-1 shrink-0 text-primary print:hidden"
    />
  );
}
