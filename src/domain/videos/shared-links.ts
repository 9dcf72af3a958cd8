// What people share of a video: its link among other words, and pages that are not a video (docs/product.md#videos).

import { cleanWord } from '#domain/plain-text.ts';
import { canonicalVideoUrl, parseVideoLink, readAddress, youtubeHosts } from './video-links.ts';

/** A link of a video, as it was written, and the words around it: a title, or nothing. */
export interface SharedVideo {
  link: string;
  words: string;
}

/** Longest title that is made of shared words, in characters. */
const maxWords = 200;

/** Quotes and brackets around an address, and what ends a sentence after it. */
const around = /^[<([{"'“”„«‘]+|[>)\]}"'“”»’.,;:!?]+$/gu;
const looksLikeAddress =
  /^(?:https?:\/\/|www\.)|^(?:[a-z\d-]+\.)*(?:youtube\.com|youtu\.be|matchi\.(?:tv|se))(?:[/?#]|$)/i;

/** The addresses in a text, without what stands around them, each with the part of the text that it was. */
function addressesIn(text: string) {
  // A field of one line leaves line ends out when a text is pasted.
  return text.split(/\s+|(?=https?:\/\/)/i).flatMap((part) => {
    const address = cleanWord(part).replaceAll(around, '');
    return looksLikeAddress.test(address) ? [{ part, address }] : [];
  });
}

/**
 * Picks the link of a video out of what a phone or a chat gives: "title – link", two lines, invisible marks. Null where there is no such
 * link, or another address beside it.
 */
export function readSharedVideo(text: string): SharedVideo | null {
  const found = addressesIn(text);
  const [link] = new Set(found.map(({ address }) => address));
  const sources = new Set(
    found.map(({ address }) => {
      const source = parseVideoLink(address);
      return source && canonicalVideoUrl(source);
    }),
  );
  if (link === undefined || sources.size !== 1 || sources.has(null)) return null;
  return { link, words: titleOf(found.reduce((rest, { part }) => rest.replace(part, ' '), text)) };
}

/** What is left of a link at either end of the words: dashes, half of its brackets, what shows nothing. Emoji may end in the latter. */
const ends =
  /^[\s\p{Default_Ignorable_Code_Point}\-–—|:·•>)\]]+|(?:(?![\uFE0F\u{E007F}])[\s\p{Default_Ignorable_Code_Point}\-–—|:·•<([])+$/gu;

/** Words as a title: without quotes, dashes at the ends, and the sentence that YouTube puts around it. */
function titleOf(words: string): string {
  const line = words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(ends, '')
    .replace(/^Watch (["“].+["”]) on YouTube$/, '$1')
    .replace(/^["“](.*)["”]$/, '$1');
  return [...line].slice(0, maxWords).join('').trim();
}

/** A share as a form takes it: a link, or the text that holds none, and a title. The link may be in the title, too. */
export function readShare({ title, text }: { title: string; text: string }): { link: string; title: string } {
  const inText = readSharedVideo(text);
  const shared = inText ?? readSharedVideo(`${title}\n${text}`);
  if (shared === null) return { link: text || title, title: text === '' ? '' : titleOf(title) };
  const named = inText === null ? '' : titleOf(title);
  return { link: shared.link, title: addressesIn(named).length > 0 ? shared.words : named || shared.words };
}

/** What is said of a link that leads to no video of YouTube or Matchi. */
export const invalidVideoLink = 'Please provide a valid YouTube or Matchi.tv URL.';

const sentences = {
  several: 'Please paste one link only.',
  clip: 'That is a link to a clip. Open the full video on YouTube and copy its link.',
  playlist: 'That is a link to a playlist. Open the video in it and copy its link.',
  channel: 'That is a link to a channel. Open the video on YouTube and copy its link.',
  studio: 'That is a page of YouTube Studio. Open the video on YouTube and copy its link.',
  youtube: 'That link does not lead to a video. Open the video on YouTube and copy its link.',
  matchi:
    'That Matchi page is not a recording. Open the recording and copy its link, which begins with matchi.tv/watch.',
};

/** Why a text holds no link of a video, in words that say what to copy. */
export function videoLinkRefusal(text: string): string {
  const [first, ...others] = new Set(addressesIn(text).map(({ address }) => address));
  if (others.length > 0) return sentences.several;
  const url = first === undefined ? null : readAddress(first);
  if (url === null) return invalidVideoLink;
  if (/^(?:[\w-]+\.)?matchi\.(?:tv|se)$/.test(url.hostname)) return sentences.matchi;
  if (url.hostname === 'studio.youtube.com') return sentences.studio;
  return youtubeHosts.has(url.hostname) || /^(?:www\.)?youtu\.be$/.test(url.hostname)
    ? youtubeRefusal(url)
    : invalidVideoLink;
}

function youtubeRefusal({ pathname, searchParams }: URL): string {
  if (/^\/clip(?:\/|$)/.test(pathname)) return sentences.clip;
  if (/^\/(?:@|(?:channel|c|user)\/|embed\/live_stream)/.test(pathname)) return sentences.channel;
  const isOfVideo = /^\/watch\/?$/.test(pathname) && searchParams.getAll('v').length > 0;
  if (
    /^\/(?:playlist|show\/|embed\/videoseries)/.test(pathname) ||
    (searchParams.getAll('list').length > 0 && !isOfVideo)
  )
    return sentences.playlist;
  return sentences.youtube;
}
