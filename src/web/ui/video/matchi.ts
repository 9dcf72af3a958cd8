// Addresses of Matchi.tv, made of a video's id alone.

import { canonicalVideoUrl } from '#domain/videos/video-links.ts';

/** Where Matchi's player for other sites lives. Matchi documents no address for it: this is the one place to change it. */
const embedTemplate = 'https://matchi.tv/embed?s={id}';

/** What the frame may do: play and open pages of its own, but not steer this one. */
export const matchiSandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** Address of a video's player. */
export function matchiEmbedUrl(id: string): string {
  return embedTemplate.replace('{id}', encodeURIComponent(id));
}

/** Address of a video's own page. */
export function matchiWatchUrl(id: string): string {
  return canonicalVideoUrl({ provider: 'matchi', providerVideoId: id });
}
