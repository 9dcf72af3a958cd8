// Checks videos with YouTube's oEmbed: one fixed address, no redirects, five seconds.

import { z } from 'zod';
import { oembedCheck } from '#domain/videos/link-health.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import type { Config } from '#server/config.ts';
import { boundedFetch } from '#server/providers/bounded-fetch.ts';
import type { VideoInfo } from './video-info.ts';

/** Timeout, in milliseconds. */
const defaultTimeoutMs = 5_000;
/** Most bytes of an answer; real ones have less than two thousand. */
const ask = boundedFetch(64 * 1024);

const Description = z.object({ type: z.literal('video') });

/** Used when checks are switched off: nothing is known of any link. */
const nobody: VideoInfo = { checkLink: async () => ({ kind: 'no-answer' }) };

/** @param timeoutMs time limit in milliseconds */
export function createVideoInfo(
  { youtubeOembedUrl }: Pick<Config, 'youtubeOembedUrl'>,
  timeoutMs = defaultTimeoutMs,
): VideoInfo {
  if (youtubeOembedUrl === null) return nobody;
  return {
    async checkLink(videoUrl) {
      if (parseVideoLink(videoUrl)?.provider !== 'youtube') return { kind: 'no-answer' };
      const address = new URL(youtubeOembedUrl);
      address.searchParams.set('url', videoUrl);
      address.searchParams.set('format', 'json');
      try {
        const answer = await ask(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
        return oembedCheck(answer.status, answer.status === 200 && isDescription(await answer.text()));
      } catch {
        return { kind: 'no-answer' };
      }
    },
  };
}

function isDescription(text: string): boolean {
  try {
    return Description.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
