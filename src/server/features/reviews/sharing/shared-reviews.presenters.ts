// What everyone sees of a shared review: the page's values and the picture's facts.

import { msg } from '@lingui/core/runtime-macro';
import type { SharedReviewPlaceholder } from '#contract/reviews/shared-review-page.ts';
import { say } from '#domain/language/say.ts';
import { shownName, verificationMonth } from '#domain/levels/certificates.ts';
import { noteKind } from '#domain/reviews/shared-review.ts';
import { oneDecimal, roundTo } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import type { Database } from '#server/db/database.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { listNamesBeside, publicNotes } from '#server/policy/publicity.ts';
import { findPublicReview, listNotes } from './shared-reviews.queries.ts';

/** A note as everyone reads it. */
export interface SharedNote {
  /** "Strength · Lob". */
  kind: string;
  title: string;
  comment: string;
}

/** Everything that page and picture show. */
export interface SharedReviewFacts {
  code: string;
  name: string;
  /** E.g. "November 2026". */
  month: string;
  /** With one decimal, and 0–100 of the scale; null where the player leaves it out. */
  score: { value: string; percent: number } | null;
  /** By time, at most two. */
  notes: SharedNote[];
}

/** @throws AppError not_found for unknown and private reviews, and where nothing is left to show */
export async function readSharedReview(db: Database, code: string): Promise<SharedReviewFacts> {
  const review = orNotFound(await findPublicReview(db, code));
  const { player, nameStyle, noteIds, showsScore, overallScore } = review;
  const chosen =
    noteIds.length === 0 ? [] : await listNotes(db, { playerId: player.id, videoId: review.videoId }, noteIds);
  const names = chosen.length === 0 ? [] : await listNamesBeside(db, player);
  const notes = publicNotes(chosen, { player, nameStyle }, names).map(({ title, comment, ...note }) => {
    return { kind: noteKind(note), title, comment };
  });
  const rating = showsScore && overallScore !== null ? Number(overallScore) : null;
  if (rating === null && notes.length === 0) throw new AppError('not_found');
  return {
    code,
    name: shownName(player, nameStyle),
    month: verificationMonth(review.publishedAt),
    score:
      rating === null ? null : { value: oneDecimal(rating), percent: roundTo((rating / ratingScale.max) * 100, 0) },
    notes,
  };
}

/** A value for every placeholder of the page. */
export function pageValues(facts: SharedReviewFacts): Record<SharedReviewPlaceholder, string | number> {
  const { code, name, month, score, notes } = facts;
  const [first, second] = notes;
  return {
    code,
    name,
    month,
    summary: summaryOf(facts),
    hasScore: score ? 'yes' : 'no',
    score: score?.value ?? '',
    barPercent: score?.percent ?? 0,
    hasNote1: first ? 'yes' : 'no',
    kind1: first?.kind ?? '',
    title1: first?.title ?? '',
    comment1: first?.comment ?? '',
    hasNote2: second ? 'yes' : 'no',
    kind2: second?.kind ?? '',
    title2: second?.title ?? '',
    comment2: second?.comment ?? '',
  };
}

/** One line for link previews. */
function summaryOf({ score, notes }: SharedReviewFacts): string {
  const parts = [
    ...(score ? [say(msg`Overall score ${{ score: score.value }} of ${{ most: oneDecimal(ratingScale.max) }}`)] : []),
    ...notes.map(({ kind, title }) => (title === '' ? kind : `${kind}: ${title}`)),
  ];
  return `${parts.join('. ')}.`;
}
