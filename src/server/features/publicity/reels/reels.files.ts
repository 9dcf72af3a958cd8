// The public page of a reel and its link preview.

import type { PublicClip, ReelPlaceholder } from '#contract/publicity/reel-page.ts';
import { clipsInWords, reelLength } from '#domain/publicity/clips.ts';
import type { CardFormat } from '#domain/publicity/spotlights.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { canonicalVideoUrl } from '#domain/videos/video-links.ts';
import type { Context } from '#server/context.ts';
import { readClubBrand } from '#server/features/clubs/brand/club-brand.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { fillPlaceholders } from '#server/http/pages/fill-placeholders.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { publicReel, readPublicTexts } from '#server/policy/publicity.ts';
import { findPublicReel, listClips } from './reels.queries.ts';

/** Read for each visitor: a refusal, departure or takedown applies at once. */
export const reelFiles = {
  async reelPage({ params, context, pages }) {
    const reel = await readPublicReel(context, params.code);
    return { isListed: reel.isListed, make: () => fillPlaceholders(pages.template('reel'), pageValues(reel)) };
  },

  async reelPicture({ params, context }) {
    return pictureOf(context, params.code, 'wide');
  },

  async reelPostPicture({ params, context }) {
    return pictureOf(context, params.code, params.format);
  },
} satisfies Partial<FileHandlers>;

/** @throws AppError not_found for unknown, private or taken-down reels, and where no one may be shown */
async function readPublicReel({ db, config }: Context, code: string) {
  const reel = orNotFound(await findPublicReel(db, code));
  const rows = await listClips(db, [reel.id]);
  const { title, clips } = publicReel(reel.title, rows, await readPublicTexts(db, reel.clubId));
  if (clips.length === 0) throw new AppError('not_found');
  return { ...reel, title, clips, address: `${config.publicUrl}/reel/${reel.code}` };
}
/** The reel as a picture in a format. */
async function pictureOf(context: Context, code: string, format: CardFormat) {
  const { title, clubName, clubId, clips } = await readPublicReel(context, code);
  const style = await readClubBrand(context.db, clubId);
  const facts = { title, clubName, size: sizeOf(clips), style, format };
  return { facts, name: 'reel.png', make: async () => (await import('./reel-picture.ts')).drawReel(facts) };
}
type ReadReel = Awaited<ReturnType<typeof readPublicReel>>;

/** "8 clips, 1:32". */
function sizeOf(clips: readonly PublicClip[]): string {
  return `${clipsInWords(clips.length)}, ${formatClockTime(reelLength(clips))}`;
}

/** A value for every placeholder of the page. */
function pageValues({ code, address, title, clubName, isListed, clips }: ReadReel): Record<ReelPlaceholder, string> {
  const lines = clips.map(
    ({ youtubeId, start, caption, name }, index) =>
      `${index + 1}. ${[name, caption].filter(Boolean).join(': ')} (${canonicalVideoUrl({ provider: 'youtube', providerVideoId: youtubeId })}&t=${Math.floor(start)})`,
  );
  return {
    code,
    address,
    title,
    club: clubName,
    robots: isListed ? 'index' : 'noindex',
    size: sizeOf(clips),
    reel: JSON.stringify({ title, clips }),
    list: lines.join('\n'),
  };
}
