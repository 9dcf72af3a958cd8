// YouTube's IFrame Player API: the part we use, loading it, and its errors.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';

/** The player methods that we use. */
export interface YouTubePlayer {
  playVideo(): void;
  pauseVideo(): void;
  seekTo(seconds: number, allowSeekAhead: boolean): void;
  loadVideoById(video: { videoId: string; startSeconds?: number }): void;
  cueVideoById(video: { videoId: string; startSeconds?: number }): void;
  getCurrentTime(): number;
  getDuration(): number;
  getPlayerState(): number;
  setPlaybackRate(rate: number): void;
  getPlaybackRate(): number;
  getAvailablePlaybackRates(): number[];
  destroy(): void;
}

export interface YouTubePlayerEvents {
  onReady(): void;
  onStateChange(event: { data: number }): void;
  onPlaybackRateChange(event: { data: number }): void;
  onAutoplayBlocked(): void;
  onError(event: { data: number }): void;
}

export interface YouTubeApi {
  Player: new (frame: HTMLIFrameElement, options: { host: string; events: YouTubePlayerEvents }) => YouTubePlayer;
}

declare global {
  interface Window {
    YT?: Partial<YouTubeApi>;
    onYouTubeIframeAPIReady?: () => void;
  }
}

const scriptAddress = 'https://www.youtube.com/iframe_api';

/** The host of players, which sets no cookies before a video plays. */
export const youtubeHost = 'https://www.youtube-nocookie.com';

let loading: Promise<YouTubeApi> | undefined;
let script: HTMLScriptElement | undefined;

/** YouTube's API, loaded on first use. Rejects if YouTube cannot be reached; the next call retries. */
export function loadYouTubeApi(): Promise<YouTubeApi> {
  if (window.YT?.Player) return Promise.resolve(window.YT as YouTubeApi);
  loading ??= new Promise<YouTubeApi>((resolve, reject) => {
    window.onYouTubeIframeAPIReady = () => resolve(window.YT as YouTubeApi);
    const asked = document.createElement('script');
    asked.src = scriptAddress;
    asked.addEventListener('error', () => {
      if (asked === script) resetYouTubeApi();
      reject(new Error('The player API of YouTube could not be loaded.'));
    });
    document.head.append(asked);
    script = asked;
  });
  return loading;
}

/** Discards a script that does not load, or is something else (a network's own page), so that the next call retries. */
export function resetYouTubeApi(): void {
  if (window.YT?.Player) return;
  script?.remove();
  loading = undefined;
}

/** The address of a video's player, from its id alone. `disablekb`: the screen around it handles the keyboard. */
export function youtubePlayerUrl(videoId: string): string {
  const settings = new URLSearchParams({
    enablejsapi: '1',
    origin: window.location.origin,
    playsinline: '1',
    rel: '0',
    disablekb: '1',
  });
  return `${youtubeHost}/embed/${encodeURIComponent(videoId)}?${settings}`;
}

/** The message if YouTube cannot be reached. */
export const youtubeUnreachable = msg`YouTube could not be reached. Check your connection and try again.`;

const notEmbeddable = msg`The owner of this video doesn’t allow it outside YouTube. Allow embedding in its settings on YouTube, or watch it there.`;

const errorSentences: Record<number, MessageDescriptor> = {
  2: msg`YouTube can’t find this video. Check the link.`,
  5: msg`This browser could not play the video. Reload the page, or open it on YouTube.`,
  100: msg`We can’t open this video. Set it to Unlisted and try again.`,
  101: notEmbeddable,
  150: notEmbeddable,
  153: msg`YouTube couldn’t tell which site it is on and refused to play. A privacy extension may cause this. Switch it off for this page, or open the video on YouTube.`,
};

/** The message while a stalled player should play. */
export const youtubeStalled = msg`YouTube isn’t playing this video. Try again, or open it on YouTube.`;

/** The message for a player's error code. */
export function youtubeErrorSentence(code: number): string {
  return say(errorSentences[code] ?? msg`YouTube could not play this video. Reload the page, or open it on YouTube.`);
}
