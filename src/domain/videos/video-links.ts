// Which links are videos we can show, and how each is written down once and for all.

import { dayLength } from '#domain/time/moments.ts';

/** Where a video lives, and its id there. */
export interface VideoSource {
  provider: 'youtube' | 'matchi';
  providerVideoId: string;
}

/** Hosts of YouTube that show a video by its id in the address. */
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
/** These two are exactly as long as a video id, but stand for a playlist and a channel. */
const notVideoIds = new Set(['videoseries', 'live_stream']);

/** The longest link we look at, in characters. */
export const maxLinkLength = 2048;

/**
 * Reads a link of a YouTube or Matchi.tv video. Accepts what people copy (watch, youtu.be, shorts, live and embed forms,
 * with any further parameters) and nothing else: the host is compared whole, because `youtube.com.evil.example`,
 * `youtube.com@evil.example` and their like are how a link deceives.
 *
 * @returns the provider and id, or null when the link is not such a video
 */
export function parseVideoLink(text: string): VideoSource | null {
  const url = readAddress(text.trim());
  return url && sourceAt(url);
}

/** An address whose parts stand there as they are; null for everything else. */
export function readAddress(text: string): URL | null {
  if (text.length > maxLinkLength || !/^[!-~]+$/.test(text) || text.includes('\\')) return null;
  // People leave the scheme out; any other scheme becomes a host that is not in the lists.
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  const [, authority = '', path] = /^https?:\/\/([^/?#]*)([^?#]*)/i.exec(withScheme) ?? [];
  // Host and path must stand there as they are: no user name, port, escape or dots that the parser would fold away.
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

/** The parameter's value, or null when it is absent or stands there more than once. */
function onlyValue(url: URL, name: string): string | null {
  const values = url.searchParams.getAll(name);
  return values.length === 1 ? (values[0] as string) : null;
}

/** The one way in which a video's link is stored and shown. */
export function canonicalVideoUrl(source: VideoSource): string {
  return source.provider === 'youtube'
    ? `https://www.youtube.com/watch?v=${source.providerVideoId}`
    : `https://matchi.tv/watch?s=${source.providerVideoId}`;
}

/** Address of the still picture that the provider offers of a video; null where none is documented. */
export function videoPosterUrl(source: VideoSource): string | null {
  return source.provider === 'youtube' ? `https://i.ytimg.com/vi/${source.providerVideoId}/hqdefault.jpg` : null;
}

/** Days after which recordings of Matchi are reported to vanish. */
export const matchiRecordingDays = 3;

/**
 * When a recording of Matchi may vanish (ISO 8601): three days after the match. A day of the match that lies after the upload is not
 * believed, since nobody sends what has not been played.
 *
 * @param video the day of the match (`YYYY-MM-DD`) if it was told, and the moment of the upload (ISO 8601)
 */
export function matchiVanishesAt(video: { eventDate: string | null; uploadDate: string }): string {
  const uploaded = Date.parse(video.uploadDate);
  const played = video.eventDate === null ? uploaded : Math.min(Date.parse(video.eventDate), uploaded);
  return new Date(played + matchiRecordingDays * dayLength).toISOString();
}

/** How long after upload a review is due, in hours: Matchi recordings may vanish after about three days (docs/product.md#videos). */
export function reviewDueInHours(provider: VideoSource['provider']): number {
  return provider === 'matchi' ? 24 : 48;
}
