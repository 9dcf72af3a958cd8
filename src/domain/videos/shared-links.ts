// Shared texts: a video link among other words, and pages that are no video (docs/product.md#videos).

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import { cleanWord } from '#domain/plain-text.ts';
import { canonicalVideoUrl, parseVideoLink, readAddress, youtubeHosts } from './video-links.ts';

/** A video link as written, and the words around it as a title. */
export interface SharedVideo {
  link: string;
  words: string;
}

/** Longest title from shared words, in characters. */
const maxWords = 200;

/** Quotes and brackets around an address, and punctuation after it. */
const around = /^[<([{"'“”„«‘]+|[>)\]}"'“”»’.,;:!?]+$/gu;
const looksLikeAddress =
  /^(?:https?:\/\/|www\.)|^(?:[a-z\d-]+\.)*(?:youtube\.com|youtu\.be|matchi\.(?:tv|se))(?:[/?#]|$)/i;

/** The addresses in a text, trimmed, each with the original part of the text. */
function addressesIn(text: string) {
  // Pasting into a single-line field removes line breaks.
  return text.split(/\s+|(?=https?:\/\/)/i).flatMap((part) => {
    const address = cleanWord(part).replaceAll(around, '');
    return looksLikeAddress.test(address) ? [{ part, address }] : [];
  });
}

/**
 * Finds the video link in shared text: "title – link", two lines, invisible marks. Null without such a link, or with another address
 * beside it.
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

/** Leftovers of a link at either end of the words: dashes, half brackets, invisible characters. Emoji may end in the latter. */
const ends =
  /^[\s\p{Default_Ignorable_Code_Point}\-–—|:·•>)\]]+|(?:(?![\uFE0F\u{E007F}])[\s\p{Default_Ignorable_Code_Point}\-–—|:·•<([])+$/gu;

/** Words as a title: without quotes, outer dashes, and YouTube's sentence around it. */
function titleOf(words: string): string {
  const line = words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(ends, '')
    .replace(/^Watch (["“].+["”]) on YouTube$/, '$1')
    .replace(/^["“](.*)["”]$/, '$1');
  return [...line].slice(0, maxWords).join('').trim();
}

/** A share as form fields: the link, or the text without one, and a title. The link may be in the title too. */
export function readShare({ title, text }: { title: string; text: string }): { link: string; title: string } {
  const inText = readSharedVideo(text);
  const shared = inText ?? readSharedVideo(`${title}\n${text}`);
  if (shared === null) return { link: text || title, title: text === '' ? '' : titleOf(title) };
  const named = inText === null ? '' : titleOf(title);
  return { link: shared.link, title: addressesIn(named).length > 0 ? shared.words : named || shared.words };
}

/** The message for a link that leads to no YouTube or Matchi video. */
export const invalidVideoLink = msg`Please provide a valid YouTube or Matchi.tv URL.`;

const sentences = said({
  several: msg`Please paste one link only.`,
  clip: msg`That is a link to a clip. Open the full video on YouTube and copy its link.`,
  playlist: msg`That is a link to a playlist. Open the video in it and copy its link.`,
  channel: msg`That is a link to a channel. Open the video on YouTube and copy its link.`,
  studio: msg`That is a page of YouTube Studio. Open the video on YouTube and copy its link.`,
  youtube: msg`That link does not lead to a video. Open the video on YouTube and copy its link.`,
  matchi: msg`That Matchi page is not a recording. Open the recording and copy its link, which begins with matchi.tv/watch.`,
});

/** Why a text has no video link, with what to copy instead. */
export function videoLinkRefusal(text: string): string {
  const [first, ...others] = new Set(addressesIn(text).map(({ address }) => address));
  if (others.length > 0) return sentences.several;
  const url = first === undefined ? null : readAddress(first);
  if (url === null) return say(invalidVideoLink);
  if (/^(?:[\w-]+\.)?matchi\.(?:tv|se)$/.test(url.hostname)) return sentences.matchi;
  if (url.hostname === 'studio.youtube.com') return sentences.studio;
  return youtubeHosts.has(url.hostname) || /^(?:www\.)?youtu\.be$/.test(url.hostname)
    ? youtubeRefusal(url)
    : say(invalidVideoLink);
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
