// Addresses of Matchi.tv, from a video's id alone.

import { canonicalVideoUrl } from '#domain/videos/video-links.ts';

/** Matchi's embedded player. Matchi documents no address for it: this is the one place to change it. */
const embedTemplate = 'https://matchi.tv/embed?s={id}';

/** Frame permissions: it may play and open pages, but not navigate this one. */
export const matchiSandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** Address of a video's player. */
export function matchiEmbedUrl(id: string): string {
  return embedTemplate.replace('{id}', encodeURIComponent(id));
}

/** Address of a video's page. */
export function matchiWatchUrl(id: string): string {
  return canonicalVideoUrl({ provider: 'matchi', providerVideoId: id });
}
