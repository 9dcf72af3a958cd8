// Asks YouTube's oEmbed whether a video can be opened: one fixed address, no redirects, five seconds.

import { z } from 'zod';
import { oembedCheck } from '#domain/videos/link-health.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import type { Config } from '#server/config.ts';
import type { VideoInfo } from './video-info.ts';

/** Longest wait, in milliseconds. */
const defaultTimeoutMs = 5_000;
/** The longest answer that is read, in bytes; a real one has less than two thousand. */
const maxBytes = 64 * 1024;

const Description = z.object({ type: z.literal('video') });

/** Without checks nothing is known of any link. */
const nobody: VideoInfo = { checkLink: async () => ({ kind: 'no-answer' }) };

/** @param timeoutMs milliseconds after which there is no answer */
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
        const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
        return oembedCheck(answer.status, answer.status === 200 && isDescription(await readText(answer)));
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

/** The beginning of the answer, up to the bound: what is longer is no description. */
async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
