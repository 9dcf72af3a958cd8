// Help for a video's link.

import { msg } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';

const unlisted = msg`YouTube or Matchi.tv. Set YouTube videos to Unlisted: private videos will not work.`;
const matchi = msg`Matchi may delete its recordings after about three days. To keep this one, also upload it to YouTube as Unlisted.`;

/** The help below a link field, depending on its text. */
export function linkHelp(link: string): string {
  return say(parseVideoLink(link)?.provider === 'matchi' ? matchi : unlisted);
}
