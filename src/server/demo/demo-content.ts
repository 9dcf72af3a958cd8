// Publicity of the demo: choices, a public reel, two cards, a shared review.

import { proposeClips } from '#domain/publicity/clips.ts';
import type { ContentChoice } from '#domain/publicity/club-content.ts';
import type { Context } from '#server/context.ts';
import { readScaleMappings } from '#server/db/scale-mappings.ts';
import { changeBrand } from '#server/features/clubs/brand/club-brand.commands.ts';
import { decideChoice } from '#server/features/publicity/consent/choices.commands.ts';
import { listMoments } from '#server/features/publicity/reels/moments.queries.ts';
import { createReel, saveReel, shareReel } from '#server/features/publicity/reels/reels.commands.ts';
import { presentMoment } from '#server/features/publicity/reels/reels.presenters.ts';
import { answerCard, createCard, listSentences } from '#server/features/publicity/spotlights/spotlights.commands.ts';
import { readSharing, shareReview } from '#server/features/reviews/sharing/shared-reviews.commands.ts';

const byHand = (actorId: string) => ({ actorId, address: null });

/** Members' choices; the others have not chosen. */
const answers: readonly [name: string, choice: ContentChoice][] = [
  ['player', 'agreed'],
  ['ida', 'agreed'],
];

/** A card that its player agreed to, and one without an answer. */
const cards: readonly { player: string; agrees?: true }[] = [{ player: 'player', agrees: true }, { player: 'ida' }];

/** Seeds everything through the product's own commands. */
export async function addContent(context: Context, clubId: string, people: ReadonlyMap<string, string>): Promise<void> {
  const idOf = (name: string) => people.get(name) as string;
  for (const [name, choice] of answers) {
    await decideChoice(context, byHand(idOf(name)), idOf(name), { choice, nameStyle: 'short' });
  }
  await changeBrand(context, clubId, { colour: '#0f4c5c' });
  const rows = await listMoments(context.db, clubId, {}, { limit: 200, isFair: true });
  const moments = rows.map((row) => ({ ...presentMoment(row), playerId: row.player.id }));
  const clips = proposeClips(moments).map(({ videoId, noteId, start, end, title }) => ({
    videoId,
    noteId,
    start,
    end,
    caption: title,
  }));
  const reel = await createReel(context, clubId, 'Best of the season');
  await saveReel(context, clubId, reel.id, { version: reel.version, title: reel.title, clips });
  await shareReel(context, byHand(idOf('club')), clubId, reel.id, { isPublic: true, isListed: false });
  const scaleMappings = await readScaleMappings(context.db);
  for (const { player, agrees } of cards) {
    const playerId = idOf(player);
    const [sentence = ''] = await listSentences(context.db, clubId, playerId);
    const { id, pictureKey } = await createCard(context, clubId, { playerId, sentence });
    if (agrees)
      await answerCard(context, byHand(playerId), { id: playerId, scaleMappings }, id, { agrees, pictureKey });
  }
  await addSharedReview(context, idOf('player'), moments);
}

/** Shares one of a player's reviews, with its score and two notes. */
async function addSharedReview(
  context: Context,
  playerId: string,
  moments: readonly { videoId: string; playerId: string }[],
): Promise<void> {
  const videoId = moments.find((moment) => moment.playerId === playerId)?.videoId;
  if (videoId === undefined) throw new Error('The demo player has no reviewed video to share');
  const { notes } = await readSharing(context.db, playerId, videoId);
  const parts = { showsScore: true, noteIds: notes.slice(0, 2), nameStyle: 'short' } as const;
  await shareReview(context, byHand(playerId), playerId, videoId, parts);
}
