// What a club can post: reels, cards, awards.

import { createHash } from 'node:crypto';
import { files } from '#contract/files.ts';
import type { PostPicture, PostSubject } from '#contract/publicity/posts.ts';
import { shownName } from '#domain/levels/certificates.ts';
import { federationLevel, levelOf, type ScaleMappings } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { awardName } from '#domain/publicity/awards/award-categories.ts';
import { seasonWords } from '#domain/publicity/awards/season.ts';
import { reelLength } from '#domain/publicity/clips.ts';
import type { PublicText } from '#domain/publicity/posts/hidden-names.ts';
import type { PostFacts, PostKind } from '#domain/publicity/posts/post-facts.ts';
import { cardFormatNames, cardSkills } from '#domain/publicity/spotlights.ts';
import { singleSkills } from '#domain/skills/skills.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { readScaleMappings } from '#server/db/scale-mappings.ts';
import { findClub } from '#server/features/accounts/joining.queries.ts';
import { readGivenAward } from '#server/features/publicity/awards/awards.commands.ts';
import { givenAwards } from '#server/features/publicity/awards/awards.presenters.ts';
import { listAnnouncedAwards } from '#server/features/publicity/awards/awards.queries.ts';
import { listClips, listPublicReels } from '#server/features/publicity/reels/reels.queries.ts';
import { isDraftableCard } from '#server/features/publicity/spotlights/spotlights.commands.ts';
import { presentCard } from '#server/features/publicity/spotlights/spotlights.presenters.ts';
import {
  type CardRow,
  findCard,
  listBestSkills,
  listCards,
} from '#server/features/publicity/spotlights/spotlights.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import {
  cardStateOf,
  listShownMembers,
  type PublicTexts,
  publicClips,
  publicReel,
  publicSentence,
  readPublicTexts,
} from '#server/policy/publicity.ts';

/** A club's postable content: already public, or agreed to by its player. */
export async function listSubjects(db: Database, clubId: string): Promise<PostSubject[]> {
  const [reels, cards, awards, members] = await Promise.all([
    listPublicReels(db, clubId),
    listCards(db, clubId),
    listAnnouncedAwards(db, clubId),
    listShownMembers(db, clubId),
  ]);
  const clips = await listClips(
    db,
    reels.map(({ id }) => id),
  );
  const isSeen = (id: string) => publicClips(clips.filter(({ reelId }) => reelId === id)).length > 0;
  return [
    ...reels.filter(({ id }) => isSeen(id)).map(({ id, title }) => ({ kind: 'reel' as const, id, label: title })),
    ...cards
      .filter(isPostableCard)
      .map(({ id, player }) => ({ kind: 'spotlight' as const, id, label: personName(player) })),
    ...givenAwards(awards, members).map((award) => ({
      kind: 'award' as const,
      id: award.id,
      label: `${awardName(award.category)}, ${seasonWords(award)}`,
    })),
  ];
}

const isPostableCard = (card: CardRow) => isDraftableCard(card) && cardStateOf(card) === 'agreed';

/** A post's facts and pictures, and the names it must not contain. */
interface ReadSubject {
  facts: PostFacts;
  pictures: PostPicture[];
  isTextWithheld: boolean;
  /** Full names of players who have not agreed. */
  hidden: readonly string[];
  /** Names in the post. */
  shown: string[];
}

/** @throws AppError not_found for content that cannot be posted or belongs to another club */
export async function readSubject(
  { db, config }: Context,
  clubId: string,
  kind: PostKind,
  id: string,
): Promise<ReadSubject> {
  const [club, texts] = await Promise.all([findClub(db, clubId), readPublicTexts(db, clubId)]);
  const clubName = orNotFound(club).name;
  const { hidden } = texts;
  switch (kind) {
    case 'reel': {
      const { reel, clips } = await readReel(db, clubId, id, texts);
      const shown = [...new Set(clips.map(({ name }) => name))];
      const title = texts.publicVersion(reel.title, shown);
      const facts: PostFacts = {
        kind,
        clubName,
        title: inOneLine(title),
        names: shown,
        clips: clips.length,
        length: reelLength(clips),
        address: `${config.publicUrl}${files.reelPage.path.replace('{code}', reel.code)}`,
      };
      const pictures = picturesOf(files.reelPostPicture.path.replace('{code}', reel.code), facts);
      return { facts, pictures, isTextWithheld: title === null, hidden, shown };
    }
    case 'spotlight': {
      const card = orNotFound(await findCard(db, id, { clubId }));
      if (!isPostableCard(card)) throw new AppError('not_found');
      const name = shownName(card.player, card.nameStyle);
      const sentence = publicSentence(card, texts);
      const level = levelOf({ currentLevel: card.level });
      const mappings = await readScaleMappings(db);
      const best = await listBestSkills(db, card.player.id, cardSkills);
      const facts: PostFacts = {
        kind,
        clubName,
        name,
        level: level === null ? null : federationOf(level, card.country, mappings),
        isVerified: card.isVerified,
        skills: singleSkillsOf(best),
        sentence: inOneLine(sentence) || null,
      };
      const { pictureKey } = presentCard(card, texts, mappings);
      const pictures = picturesOf(files.spotlightPicture.path.replace('{spotlightId}', card.id), pictureKey);
      return { facts, pictures, isTextWithheld: sentence === null, hidden, shown: [name] };
    }
    case 'award': {
      const award = await readGivenAward(db, clubId, id);
      const { category, from, to, figure, names, unnamed } = award;
      const facts: PostFacts = { kind, clubName, category, from, to, figure, names, unnamed };
      return {
        facts,
        pictures: picturesOf(files.awardPicture.path.replace('{awardId}', award.id), award),
        isTextWithheld: false,
        hidden,
        shown: names,
      };
    }
  }
}

function federationOf(level: number, country: string, mappings: ScaleMappings) {
  const { federation, value, isAbout } = federationLevel(level, country, mappings);
  return { federation, value, isAbout };
}

const inOneLine = (text: PublicText | null) => text?.replaceAll(/\s+/g, ' ').trim() ?? null;

async function readReel(db: Database, clubId: string, id: string, texts: PublicTexts) {
  const reel = orNotFound((await listPublicReels(db, clubId)).find((one) => one.id === id));
  const { clips } = publicReel(reel.title, await listClips(db, [id]), texts);
  if (clips.length === 0) throw new AppError('not_found');
  return { reel, clips };
}

/** A picture in every format. The addresses change with what is shown. */
function picturesOf(path: string, shown: unknown): PostPicture[] {
  const key = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
  return cardFormatNames.map((format) => ({ format, address: `${path.replace('{format}', format)}?shows=${key}` }));
}

function singleSkillsOf(best: Awaited<ReturnType<typeof listBestSkills>>) {
  return best.flatMap(({ skillName }) => singleSkills.filter((skill) => skill === skillName));
}
