// The port for checking whether a video can be opened.

import type { LinkCheck } from '#domain/videos/link-health.ts';

export interface VideoInfo {
  /**
   * Whether a video can be opened and embedded. Never throws: a late answer counts as none.
   *
   * @param videoUrl the canonical link of a YouTube video
   */
  checkLink(videoUrl: string): Promise<LinkCheck>;
}
