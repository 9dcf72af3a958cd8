// All that a writer may tell in a review, found in what the coach has entered. Whoever writes, rules or a model, writes from this.

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

/** What a review is written from: the coach's entries, the player's request, and the ratings of the review before. */
export interface ReviewMaterial {
  player: { firstName: string; level: number | null };
  video: { videoType: VideoType | null; reportType: string | null };
  /** In the order of the video. */
  notes: readonly WriterNote[];
  ratings: readonly { skillName: SkillName; rating: number; evidence: readonly string[] }[];
  previousRatings: readonly { skillName: SkillName; rating: Numeric }[];
  priorities: readonly Priority[];
  codes: readonly StrokeCode[];
  /** As `playedRallies` gives them. */
  rallies: readonly Rally[];
}

/** A rating beside the one before. */
export interface RatingChange {
  skillName: SkillName;
  from: number;
  to: number;
}

/** A change below this many points is not told. Ours: ratings go in tenths, and a tenth or two are within one coach's own spread. */
export const minChange = 0.3;

/** What may be told. Everything in it stands in the material. */
export interface ReviewFacts {
  firstName: string;
  /** "match", "training session", or "video" when the player did not say. */
  occasion: string;
  request: string | null;
  strengths: WriterNote[];
  improvements: WriterNote[];
  /** Notes of technique, positioning and strategy, which say neither. */
  observations: WriterNote[];
  ratings: { skillName: SkillName; rating: number; evidence: WriterNote[]; change: RatingChange | null }[];
  /** The best and the lowest of this review's rated skills, once at least three are rated. */
  strongest: SingleSkill[];
  weakest: SingleSkill[];
  changes: RatingChange[];
  /** Coded strokes in words, with their numbers of observations. */
  strokes: string[];
  /** Percent; null unless enough rallies were marked. */
  inPlay: number | null;
  /** The coach's, or those that the rules propose. */
  priorities: readonly Priority[];
}

const occasions: Record<VideoType, string> = { game: 'match', training: 'training session' };

/** From how many rated skills on some are called the strongest and the weakest. */
const leastRated = 3;

/** Finds what may be told. */
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
    occasion: video.videoType === null ? 'video' : occasions[video.videoType],
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

/** Ratings that differ from those of the review before by enough to be told, in the order of the skills. */
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
