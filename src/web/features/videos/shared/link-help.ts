// What to know of a link before it is sent.

import { parseVideoLink } from '#domain/videos/video-links.ts';

const unlisted = 'YouTube or Matchi.tv. Set YouTube videos to Unlisted: private videos will not work.';
const matchi =
  'Matchi may delete its recordings after about three days. To keep this one, also upload it to YouTube as Unlisted.';

/** The help under a field for a video's link, by what has been typed so far. */
export function linkHelp(link: string): string {
  return parseVideoLink(link)?.provider === 'matchi' ? matchi : unlisted;
}
