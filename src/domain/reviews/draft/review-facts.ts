// Facts from the coach's entries that a writer may use. Both the rules and a model write from these.

import { type Numeric, toNumber } from '#domain/numeric.ts';
import { isBlank } from '#domain/plain-text.ts';
import { type Rally, shareInPlay } from '#domain/reviews/notes/rallies.ts';
import { currentEvidence, type EvidenceNote } from '#domain/reviews/notes/review-evidence.ts';
import { proposedPriorities } from '#domain/reviews/priorities/priorities.ts';
import type { Priority } from '#domain/reviews/priorities/priority-list.ts';
import { codeCounts, strokeSentence } from '#domain/reviews/strokes/code-counts.ts';
import type { StrokeCode } from '#domain/reviews/strokes/code-pad.ts';
import { difference } from '#domain/round-to.ts';
import { focusAreas, type SkillAverage, topStrengths } from '#domain/skills/skill-averages.ts';
import { type SingleSkill, type SkillName, skillNames } from '#domain/skills/skills.ts';
import { findingOf, isPraise } from '#domain/videos/note-findings.ts';
import type { NoteType, VideoType } from '#domain/videos/videos.ts';

/** A note as writers read it. */
export interface WriterNote extends EvidenceNote {
  /** Seconds. */
  timestamp: number;
  type: NoteType;
}

/** What a review is written from: the coach's entries, the player's request, and the previous ratings. */
export interface ReviewMaterial {
  player: { firstName: string; level: number | null };
  video: { videoType: VideoType | null; reportType: string | null };
  /** By time. */
  notes: readonly WriterNote[];
  ratings: readonly { skillName: SkillName; rating: number; evidence: readonly string[] }[];
  previousRatings: readonly { skillName: SkillName; rating: Numeric }[];
  priorities: readonly Priority[];
  codes: readonly StrokeCode[];
  /** As returned by `playedRallies`. */
  rallies: readonly Rally[];
}

/** A rating beside the previous one. */
export interface RatingChange {
  skillName: SkillName;
  from: number;
  to: number;
}

/** Smallest change mentioned, in points. Ours: a tenth or two is within one coach's own spread. */
export const minChange = 0.3;

/** Everything a writer may mention. */
export interface ReviewFacts {
  firstName: string;
  /** "match", "training session", or "video" if the player did not say. */
  occasion: VideoType | null;
  request: string | null;
  strengths: WriterNote[];
  improvements: WriterNote[];
  /** Notes on technique, positioning and strategy, neither strengths nor improvements. */
  observations: WriterNote[];
  ratings: { skillName: SkillName; rating: number; evidence: WriterNote[]; change: RatingChange | null }[];
  /** The best and lowest rated skills, once at least three are rated. */
  strongest: SingleSkill[];
  weakest: SingleSkill[];
  changes: RatingChange[];
  /** Coded strokes in words, with their counts. */
  strokes: string[];
  /** Percent; null unless enough rallies were marked. */
  inPlay: number | null;
  /** The coach's, or those proposed by the rules. */
  priorities: readonly Priority[];
}

/** Fewest rated skills for a strongest and a weakest. */
const leastRated = 3;

/** Collects the facts that a writer may use. */
export function reviewFacts(material: ReviewMaterial): ReviewFacts {
  const { player, video, notes, ratings, priorities, codes, rallies } = material;
  const worded = notes.filter(({ title, comment }) => !isBlank(title) || !isBlank(comment));
  const changes = ratingChanges(material);
  const averages = ratings.flatMap(({ skillName, rating }): SkillAverage[] =>
    skillName === 'overall' ? [] : [{ skillName, average: rating, count: 1 }],
  );
  const compared = averages.length < leastRated ? [] : averages;
  return {
    firstName: player.firstName,
    occasion: video.videoType,
    request: isBlank(video.reportType ?? '') ? null : (video.reportType?.trim() ?? null),
    strengths: worded.filter(isPraise),
    improvements: worded.filter(({ type }) => findingOf(type) === 'improvement'),
    observations: worded.filter(({ type }) => findingOf(type) === 'observation'),
    ratings: inSkillOrder(ratings).map(({ skillName, rating, evidence }) => {
      const current = currentEvidence(evidence, worded);
      return {
        skillName,
        rating,
        evidence: worded.filter(({ id }) => current.includes(id)),
        change: changes.find((one) => one.skillName === skillName) ?? null,
      };
    }),
    strongest: topStrengths(compared).map(({ skillName }) => skillName),
    weakest: focusAreas(compared).map(({ skillName }) => skillName),
    changes,
    strokes: codeCounts(codes).strokes.map(strokeSentence),
    inPlay: shareInPlay(rallies),
    priorities: priorities.length > 0 ? priorities : proposedPriorities({ ratings, notes, level: player.level }),
  };
}

/** Ratings that differ enough from the previous review, in the order of skills. */
function ratingChanges({ ratings, previousRatings }: ReviewMaterial): RatingChange[] {
  return inSkillOrder(ratings).flatMap(({ skillName, rating }) => {
    const from = toNumber(previousRatings.find((one) => one.skillName === skillName)?.rating);
    const isTold = from !== null && Math.abs(difference(from, rating, 'both')) >= minChange;
    return isTold ? [{ skillName, from, to: rating }] : [];
  });
}

function inSkillOrder<T extends { skillName: SkillName }>(ratings: readonly T[]): T[] {
  return ratings.toSorted((one, other) => skillNames.indexOf(one.skillName) - skillNames.indexOf(other.skillName));
}
