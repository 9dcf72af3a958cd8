// Opens a skill's history from a review.

import type { Annotation, Video } from '#contract/videos/videos.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { ThreadButton } from '#web/features/progress/shared/skill-thread/thread-button.tsx';

/** The review on the screen. */
export interface CurrentReview {
  video: Video;
  /** By time. */
  notes: readonly Annotation[];
  /** Called before a dialog covers the screen's player, which must not play behind it. */
  onOpen: () => void;
}

/** The button; this review's moments are compared with earlier ones. */
export function SkillThreadButton({
  skill,
  current: { video, notes, onOpen },
}: {
  skill: SingleSkill;
  current: CurrentReview;
}) {
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
