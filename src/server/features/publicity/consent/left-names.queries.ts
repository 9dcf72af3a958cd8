// Removes names of former players from a club's public texts.

import { and, eq, inArray, sql } from 'drizzle-orm';
import { neutralTitle } from '#domain/publicity/clips.ts';
import { hiddenNameIn } from '#domain/publicity/posts/hidden-names.ts';
import type { Database } from '#server/db/database.ts';
import { fullName } from '#server/db/people-columns.ts';
import { reelClips, reels, spotlights, users } from '#server/db/schema/index.ts';

/**
 * Removes players' names from a club's titles, captions and quotes before they leave: afterwards it is unknown
 * whom a text names (docs/product.md#club-content). Names that another player shares stay. Coaches are not affected.
 *
 * @param leaving ids of the people, who still belong to the club
 */
export async function removeLeftNames(tx: Database, clubId: string, leaving: readonly string[]): Promise<void> {
  const players = await tx
    .select({ id: users.id, name: fullName(users) })
    .from(users)
    .where(and(eq(users.clubId, clubId), eq(users.role, 'player')));
  const gone = players.filter(({ id }) => leaving.includes(id)).map(({ name }) => name);
  const staying = players.filter(({ id }) => !leaving.includes(id)).map(({ name }) => name);
  if (gone.length === 0) return;
  const namesThem = (text: string) => hiddenNameIn(text, gone, staying) !== null;

  const clubReels = await tx.select({ id: reels.id, title: reels.title }).from(reels).where(eq(reels.clubId, clubId));
  const titled = clubReels.filter(({ title }) => namesThem(title)).map(({ id }) => id);
  const { reelId, position, caption } = reelClips;
  const reelIds = clubReels.map(({ id }) => id);
  const clips = await tx.select({ reelId, position, caption }).from(reelClips).where(inArray(reelId, reelIds));
  const captioned = clips.filter((clip) => namesThem(clip.caption));
  await tx.update(reels).set({ title: neutralTitle }).where(inArray(reels.id, titled));
  for (const clip of captioned) {
    await tx
      .update(reelClips)
      .set({ caption: '' })
      .where(and(eq(reelId, clip.reelId), eq(position, clip.position)));
  }
  // The new version keeps open editors from overwriting it.
  const changed = [...titled, ...captioned.map((clip) => clip.reelId)];
  await tx
    .update(reels)
    .set({ version: sql`${reels.version} + 1` })
    .where(inArray(reels.id, changed));

  const { id, sentence } = spotlights;
  const cards = await tx.select({ id, sentence }).from(spotlights).where(eq(spotlights.clubId, clubId));
  const quoting = cards.filter((card) => namesThem(card.sentence)).map((card) => card.id);
  await tx.update(spotlights).set({ sentence: '' }).where(inArray(id, quoting));
}
