// Who and what may appear in public, in SQL: club content (reels, cards, awards, posts) and what players share themselves.

import { and, eq, exists, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { PublicClip, PublicReel } from '#contract/publicity/reel-page.ts';
import { type NameStyle, shownName } from '#domain/levels/certificates.ts';
import { personName } from '#domain/people/person-name.ts';
import { neutralTitle } from '#domain/publicity/clips.ts';
import { mayBeDrafted, mayBePublic, mayCardBePublic, type ShownPerson } from '#domain/publicity/club-content.ts';
import { hiddenNameIn, type PublicText, publicText, publicTextCheck } from '#domain/publicity/posts/hidden-names.ts';
import { type CardState, cardState } from '#domain/publicity/spotlights.ts';
import { mayShareNote, noteWords } from '#domain/reviews/shared-review.ts';
import type { Database } from '#server/db/database.ts';
import { fullName, hasGuardian, playerCard } from '#server/db/people-columns.ts';
import { contentBlocks, contentChoices, users, videoPartners, videos } from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';
import { invalidField } from '#server/http/app-error.ts';
import { isActiveMemberOf, isMemberOf } from './membership.ts';
import { isAnyOf } from './visibility.ts';

const build = new QueryBuilder();
const anyRow = { one: sql`1` };

/** A user's choice for their current club, for a left join. */
export function currentChoice(): SQL {
  return and(eq(contentChoices.userId, users.id), eq(contentChoices.clubId, users.clubId)) as SQL;
}

/** The columns for `ShownPerson` beside membership; needs `currentChoice` joined. */
export const shownColumns = {
  choice: contentChoices.choice,
  nameStyle: sql<NameStyle>`coalesce(${contentChoices.nameStyle}, 'full')`,
  isJunior: hasGuardian(users),
  isTakenDown: sql<boolean>`${exists(build.select(anyRow).from(contentBlocks).where(eq(contentBlocks.userId, users.id)))}`,
};

/** Whether a stretch of a video, or all of it, was taken down. */
export function isStretchBlocked(videoId: PgColumn, start: PgColumn, end: PgColumn | SQL): SQL<boolean> {
  const { startSeconds, endSeconds } = contentBlocks;
  const overlaps = or(isNull(startSeconds), and(sql`${startSeconds} < ${end}`, sql`${endSeconds} > ${start}`));
  return sql<boolean>`${exists(
    build
      .select(anyRow)
      .from(contentBlocks)
      .where(and(eq(contentBlocks.videoId, videoId), overlaps)),
  )}`;
}

/** The part of `shownColumns` that decides whether an active member may be shown. */
type Answered = Pick<ShownPerson, 'choice' | 'isJunior' | 'isTakenDown'>;

/** The two answers about an active member. */
export function answersOf(row: Answered) {
  const { choice, isJunior, isTakenDown } = row;
  const person: ShownPerson = { isActiveMember: true, choice, isJunior, isTakenDown };
  return { isDraftable: mayBeDrafted(person), isPublic: mayBePublic(person) };
}

/**
 * The club's active members by name, with their choice and whether they may be drafted and public. People outside this
 * list appear nowhere: other clubs' people, former, suspended, erased members, and accounts pending deletion.
 */
export async function listShownMembers(db: Database, clubId: string) {
  const rows = await db
    .select({ ...playerCard(users), ...shownColumns })
    .from(users)
    .leftJoin(contentChoices, currentChoice())
    .where(isActiveMemberOf(users, clubId))
    .orderBy(inOrder(fullName(users)), users.id);
  return rows.map((row) => ({ ...row, ...answersOf(row) }));
}

/**
 * All players' names that a club's texts could contain, with their choices, including
 * suspended players and accounts pending deletion.
 */
export function listNamedPlayers(db: Database, clubId: string) {
  return db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      isActiveMember: sql<boolean>`${isActiveMemberOf(users, clubId)}`,
      ...shownColumns,
    })
    .from(users)
    .leftJoin(contentChoices, currentChoice())
    .where(and(isMemberOf(users, clubId), isNull(users.erasedAt)));
}

const minor = alias(users, 'shown_minor');

/**
 * Whether a member has not refused publicity for their club (docs/product.md#club-content); of a junior, whether the guardian has agreed.
 * An answer for another club does not count.
 *
 * @param person `users` of the query, or an alias of it, known to be an active member
 */
export function mayBeShown(person: { id: PgColumn; clubId: PgColumn }): SQL<boolean> {
  const answered = (choice: 'agreed' | 'refused') =>
    exists(
      build
        .select(anyRow)
        .from(contentChoices)
        .where(
          and(
            eq(contentChoices.userId, person.id),
            eq(contentChoices.clubId, person.clubId),
            eq(contentChoices.choice, choice),
          ),
        ),
    );
  const isJunior = exists(
    build
      .select(anyRow)
      .from(minor)
      .where(and(eq(minor.id, person.id), isNotNull(minor.guardianId))),
  );
  return and(not(answered('refused')), or(not(isJunior), answered('agreed'))) as SQL<boolean>;
}

/** The rule for one club's texts (docs/product.md#club-content). */
export interface PublicTexts {
  /** Whole names of players who must stay unnamed, or who have agreed to a shorter name. */
  hidden: readonly string[];
  /**
   * A text for the public; null if it names a player who must stay unnamed.
   *
   * @param shown names shown beside it
   */
  publicVersion(text: string, shown: readonly string[]): PublicText | null;
  /** Whether a text may be saved: it names no member who has refused, unless another member has the same name. */
  mayWrite(text: string): boolean;
  /**
   * @param texts by field path, each with the label that people know it by, such as "title"
   * @throws AppError invalid_input that names the field and the member
   */
  requireWritable(texts: readonly { field: string; label: (name: string) => string; text: string }[]): void;
}

/** Reads which players a club must not name. */
export async function readPublicTexts(db: Database, clubId: string): Promise<PublicTexts> {
  const players = await listNamedPlayers(db, clubId);
  const named = players.map((one) => ({ ...one, name: personName(one), mayBeNamed: answersOf(one).isPublic }));
  const hidden = named
    .filter(({ isActiveMember, mayBeNamed, nameStyle }) => !(isActiveMember && mayBeNamed && nameStyle === 'full'))
    .map(({ name }) => name);
  const mayBeWritten = (one: (typeof named)[number]) =>
    mayBeDrafted({ ...one, isActiveMember: true }) && !one.isTakenDown;
  const refused = named.filter((one) => !mayBeWritten(one)).map(({ name }) => name);
  const others = named.filter(mayBeWritten).map(({ name }) => name);
  return {
    hidden,
    publicVersion: (text, shown) => publicText(text, hidden, shown),
    mayWrite: (text) => hiddenNameIn(text, refused, others) === null,
    requireWritable(texts) {
      for (const { field, label, text } of texts) {
        const name = hiddenNameIn(text, refused, others);
        if (name === null) continue;
        throw invalidField(field, label(name));
      }
    },
  };
}

type Named = { player: Parameters<typeof shownName>[0]; nameStyle: NameStyle };

/** A clip of an active member, with the answers that decide whether it is public. */
type AnsweredClip = Answered & Named & Omit<PublicClip, 'caption' | 'name'> & { isBlocked: boolean; caption: string };

/** The public clips: those of members who have agreed. */
export function publicClips<C extends Answered & { isBlocked: boolean }>(rows: readonly C[]): C[] {
  return rows.filter((row) => !row.isBlocked && answersOf(row).isPublic);
}

/** The public part of a reel, without texts that name players who must stay unnamed. */
export function publicReel(
  title: string,
  rows: readonly AnsweredClip[],
  texts: PublicTexts,
): PublicReel & { isTextWithheld: boolean } {
  const shown = publicClips(rows).map((row) => ({ ...row, name: shownName(row.player, row.nameStyle) }));
  const names = shown.map(({ name }) => name);
  const versions = [title, ...shown.map(({ caption }) => caption)].map((text) => texts.publicVersion(text, names));
  const [publicTitle, ...captions] = versions;
  return {
    title: publicTitle ?? (neutralTitle as PublicText),
    clips: shown.map(({ youtubeId, start, end, name }, index): PublicClip => {
      return { youtubeId, start, end, caption: captions[index] ?? ('' as PublicText), name };
    }),
    isTextWithheld: versions.includes(null),
  };
}

/** A card's state; an agreed card counts as declined once the player has withdrawn consent or it was taken down. */
export function cardStateOf(card: Answered & Parameters<typeof cardState>[0]): CardState {
  const said = cardState(card);
  const { choice, isJunior, isTakenDown } = card;
  const person = { isActiveMember: true, choice, isJunior, isTakenDown };
  if (said === 'agreed' && !mayCardBePublic(person, true)) return 'declined';
  return said;
}

/** The sentence for a card's pictures; null if it names another player who must stay unnamed. */
export function publicSentence(card: Named & { sentence: string }, texts: PublicTexts): PublicText | null {
  return texts.publicVersion(card.sentence, [shownName(card.player, card.nameStyle)]);
}

/** Whether a video of the query (`videos`), or everything of its player, was taken off public pages. */
export function isReviewTakenDown(): SQL<boolean> {
  const isWhole = and(eq(contentBlocks.videoId, videos.id), isNull(contentBlocks.startSeconds));
  return sql<boolean>`${exists(
    build
      .select(anyRow)
      .from(contentBlocks)
      .where(or(eq(contentBlocks.userId, videos.playerId), isWhole)),
  )}`;
}

const ownVideo = alias(videos, 'own_video');

/** Whole names that must not appear on a player's own pages: the other players of their club, and their partners in shared videos. */
export async function listNamesBeside(db: Database, player: { id: string; clubId: string | null }): Promise<string[]> {
  const { partnerId } = videoPartners;
  const partners = sql`select case when ${ownVideo.playerId} = ${player.id} then ${partnerId} else ${ownVideo.playerId} end
    from ${videoPartners} join ${videos} as ${ownVideo} on ${ownVideo.id} = ${videoPartners.videoId}
    where ${partnerId} is not null and ${player.id} in (${ownVideo.playerId}, ${partnerId})`;
  const rows = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        or(isMemberOf(users, player.clubId), isAnyOf(users.id, partners)),
        ne(users.id, player.id),
        isNull(users.erasedAt),
      ),
    );
  return rows.map(personName);
}

type SharedNote = Parameters<typeof mayShareNote>[0] & { isBlocked: boolean };

/**
 * The notes of a review that its player may show everyone, in words that name neither other players nor the player in a longer form than
 * they chose.
 *
 * @param namesBeside from `listNamesBeside`
 */
export function publicNotes<N extends SharedNote>(
  notes: readonly N[],
  { player, nameStyle }: Named,
  namesBeside: readonly string[],
): (Omit<N, 'title' | 'comment'> & { title: PublicText; comment: PublicText })[] {
  const hidden = nameStyle === 'full' ? namesBeside : [...namesBeside, personName(player)];
  const publicVersionOf = publicTextCheck(hidden, [shownName(player, nameStyle)]);
  return notes.flatMap((note) => {
    const words = noteWords(note);
    const [title, comment] = [publicVersionOf(words.title), publicVersionOf(words.comment)];
    if (note.isBlocked || !mayShareNote(note) || title === null || comment === null) return [];
    return [{ ...note, title, comment }];
  });
}
