// Links to videos that we can show, and their canonical form.

import { dayLength } from '#domain/time/moments.ts';

/** A video's provider, and its id there. */
export interface VideoSource {
  provider: 'youtube' | 'matchi';
  providerVideoId: string;
}

/** YouTube hosts with the video id in the address. */
export const youtubeHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const shortHosts = new Set(['youtu.be', 'www.youtu.be']);
const matchiHosts = new Set(['matchi.tv', 'www.matchi.tv']);

const youtubeId = /^[A-Za-z0-9_-]{11}$/;
const matchiId = /^[A-Za-z0-9_-]{4,64}$/;
/** These are as long as a video id, but mean a playlist and a channel. */
const notVideoIds = new Set(['videoseries', 'live_stream']);

/** Longest accepted link, in characters. */
export const maxLinkLength = 2048;

/**
 * Parses a link to a YouTube or Matchi.tv video. Accepts what people copy (watch, youtu.be, shorts, live and embed forms, with any
 * further parameters) and nothing else. The host is compared as a whole, because `youtube.com.evil.example`, `youtube.com@evil.example`
 * and the like are how a link deceives.
 *
 * @returns the provider and id, or null when the link is not such a video
 */
export function parseVideoLink(text: string): VideoSource | null {
  const url = readAddress(text.trim());
  return url && sourceAt(url);
}

/** A URL whose parts are written literally; null otherwise. */
export function readAddress(text: string): URL | null {
  if (text.length > maxLinkLength || !/^[!-~]+$/.test(text) || text.includes('\\')) return null;
  // People leave out the scheme; any other scheme becomes an unknown host.
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  const [, authority = '', path] = /^https?:\/\/([^/?#]*)([^?#]*)/i.exec(withScheme) ?? [];
  // Host and path must be literal: no user name, port, escape or dots that the parser would normalise.
  return authority.toLowerCase() === url.hostname && (path || '/') === url.pathname ? url : null;
}

function sourceAt(url: URL): VideoSource | null {
  if (matchiHosts.has(url.hostname)) return matchiSource(url);
  const id = youtubeHosts.has(url.hostname)
    ? youtubePathId(url)
    : shortHosts.has(url.hostname)
      ? url.pathname.slice(1).replace(/\/$/, '')
      : null;
  if (id === null || !youtubeId.test(id) || notVideoIds.has(id)) return null;
  return { provider: 'youtube', providerVideoId: id };
}

function youtubePathId(url: URL): string | null {
  if (/^\/watch\/?$/.test(url.pathname)) return onlyValue(url, 'v');
  return /^\/(?:shorts|live|embed|v)\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? null;
}

function matchiSource(url: URL): VideoSource | null {
  const id = /^\/watch\/?$/.test(url.pathname) ? onlyValue(url, 's') : null;
  return id !== null && matchiId.test(id) ? { provider: 'matchi', providerVideoId: id } : null;
}

/** The parameter's value; null if it is missing or repeated. */
function onlyValue(url: URL, name: string): string | null {
  const values = url.searchParams.getAll(name);
  return values.length === 1 ? (values[0] as string) : null;
}

/** A video's canonical link. */
export function canonicalVideoUrl(source: VideoSource): string {
  return source.provider === 'youtube'
    ? `https://www.youtube.com/watch?v=${source.providerVideoId}`
    : `https://matchi.tv/watch?s=${source.providerVideoId}`;
}

/** A moment of a video at its provider: Matchi's pages cannot be opened at one. @param videoUrl its canonical link */
export function momentUrl(videoUrl: string, seconds: number): string {
  const isYouTube = parseVideoLink(videoUrl)?.provider === 'youtube';
  return isYouTube && seconds >= 1 ? `${videoUrl}&t=${Math.floor(seconds)}s` : videoUrl;
}

/** Address of the provider's thumbnail; null if none is documented. */
export function videoPosterUrl(source: VideoSource): string | null {
  return source.provider === 'youtube' ? `https://i.ytimg.com/vi/${source.providerVideoId}/hqdefault.jpg` : null;
}

/** Days after which Matchi reportedly deletes recordings. */
export const matchiRecordingDays = 3;

/**
 * When Matchi may delete a recording (ISO 8601): three days after the match. A match day after the upload is ignored, since videos are of
 * past matches.
 *
 * @param video the day of the match (`YYYY-MM-DD`) if given, and the moment of the upload (ISO 8601)
 */
export function matchiVanishesAt(video: { eventDate: string | null; uploadDate: string }): string {
  const uploaded = Date.parse(video.uploadDate);
  const played = video.eventDate === null ? uploaded : Math.min(Date.parse(video.eventDate), uploaded);
  return new Date(played + matchiRecordingDays * dayLength).toISOString();
}

/** Hours from upload to the due time: Matchi may delete recordings after about three days (docs/product.md#videos). */
export function reviewDueInHours(provider: VideoSource['provider']): number {
  return provider === 'matchi' ? 24 : 48;
}
