// The port to whoever knows whether a video can be opened.

import type { LinkCheck } from '#domain/videos/link-health.ts';

export interface VideoInfo {
  /**
   * Asks whether a video can be opened and shown here. Never throws: whoever does not answer in time has not answered.
   *
   * @param videoUrl the canonical link of a YouTube video
   */
  checkLink(videoUrl: string): Promise<LinkCheck>;
}
