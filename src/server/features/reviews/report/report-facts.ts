// The content of a report, as printable text.

import { msg, plural } from '@lingui/core/runtime-macro';
import type { Video } from '#contract/videos/videos.ts';
import { localeInForce, say } from '#domain/language/say.ts';
import { type ScaleMappings, shortLevel } from '#domain/levels/levels.ts';
import { toNumber } from '#domain/numeric.ts';
import { personName } from '#domain/people/person-name.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import { zoneLabel } from '#domain/reviews/court/court.ts';
import type { CourtBoard } from '#domain/reviews/court/court-board.ts';
import { ralliesInWords } from '#domain/reviews/notes/rallies.ts';
import { answerWords } from '#domain/reviews/priorities/priority-answers.ts';
import { codeCounts, strokeSentence } from '#domain/reviews/strokes/code-counts.ts';
import { withoutSpokenTitle } from '#domain/reviews/voice/voice-clips.ts';
import { difference, oneDecimal } from '#domain/round-to.ts';
import { drillById, drillPlayers } from '#domain/skills/drills.ts';
import {
  type SkillName,
  type SkillTier,
  skillCategories,
  skillCategoryLabel,
  skillCategoryNames,
  skillLabel,
  skillTier,
} from '#domain/skills/skills.ts';
import { formatClockRange, formatClockTime } from '#domain/time/clock-time.ts';
import { pairSubjectLabel } from '#domain/videos/pairs/pair-subjects.ts';
import { noteTypeLabel } from '#domain/videos/videos.ts';
import { byImportance } from './important-notes.ts';
import type { ReportedPlayer } from './report.queries.ts';
import { printable, shortened } from './report-text.ts';

/** A rating and the previous one. */
export interface ReportRating {
  label: string;
  rating: number;
  previous: number | null;
  tier: SkillTier;
}

export interface ReportNote {
  /** "1:23" or "0:12–0:19". */
  time: string;
  /** Type, skill and pair subject: "Improvement · Bandeja". */
  about: string;
  title: string;
  comment: string;
  board: CourtBoard | null;
  timestamp: number;
}

export interface ReportPriority {
  skill: string;
  focus: string;
  /** Null for a drill that is no longer in the library. */
  drill: { name: string; aim: string; effort: string; steps: readonly string[] } | null;
}

/** The report's content. Every text is printable. */
export interface ReportFacts {
  name: string;
  title: string;
  /** Type, date and venue, as far as known. */
  occasion: string;
  /** Reviewer, date, and date of the update. */
  authorship: string;
  publishedAt: string;
  overall: ReportRating | null;
  /** The verified level on the player's federation scale. */
  verifiedLevel: string | null;
  skills: { name: string; ratings: ReportRating[] }[];
  texts: { heading: string; text: string }[];
  /** "Bandeja — better. Comment": the answers on the previous priorities. */
  sinceLast: { heading: string; text: string } | null;
  priorities: ReportPriority[];
  /** All notes, the most important first. */
  notes: ReportNote[];
  counts: { sentence: string; lines: string[] } | null;
  /** "24 rallies, 9 min in play, …"; null without rallies. */
  rallies: string | null;
  /** Link to the full review. */
  address: string;
}

/** Longer comments continue online: a review may have five hundred notes. */
const maxComment = 1500;

/** The report of a published review, with dates in the player's time zone. */
export function reportFacts(
  video: Video,
  player: ReportedPlayer,
  publicUrl: string,
  mappings: ScaleMappings,
): ReportFacts {
  const day = dayFormat(player.timeZone ?? 'UTC');
  const { reviewer, publishedAt, revisedAt, eventDate, videoType, rallies } = video;
  const previous = video.previousReview?.ratings ?? {};
  const ratingOf = (skillName: SkillName): ReportRating[] => {
    const rating = toNumber(video.skillRatings.find((one) => one.skillName === skillName)?.rating);
    if (rating === null) return [];
    return [{ label: skillLabel(skillName), rating, previous: toNumber(previous[skillName]), tier: skillTier(rating) }];
  };
  return {
    name: printable(personName(video.player), say(msg`Player`)),
    title: printable(video.title, say(msg`Match review`)),
    occasion: [
      videoType &&
        (videoType === 'game'
          ? say(msg({ message: 'Game', context: 'video' }))
          : say(msg({ message: 'Training', context: 'video' }))),
      eventDate && dayFormat('UTC').format(new Date(eventDate)),
      printable(video.venue, ''),
    ]
      .filter(Boolean)
      .join(' · '),
    authorship: [
      reviewer
        ? say(msg`Reviewed by ${{ coach: printable(personName(reviewer), say(msg`your coach`)) }}`)
        : say(msg`Reviewed by a former coach`),
      publishedAt && day.format(new Date(publishedAt)),
      revisedAt && say(msg`Updated on ${{ day: day.format(new Date(revisedAt)) }}`),
    ]
      .filter(Boolean)
      .join(' · '),
    publishedAt: revisedAt ?? publishedAt ?? video.uploadDate,
    overall: ratingOf('overall')[0] ?? overallOf(video),
    verifiedLevel: verifiedLevelOf(player, mappings),
    skills: skillCategoryNames
      .map((name) => ({ name: skillCategoryLabel(name), ratings: skillCategories[name].flatMap(ratingOf) }))
      .filter(({ ratings }) => ratings.length > 0),
    texts: [
      { heading: say(msg`Final Summary`), text: printable(video.finalSummary) },
      { heading: say(msg`Overall Strengths`), text: printable(video.overallStrengths) },
      { heading: say(msg`Areas of Improvement`), text: printable(video.areasOfImprovement) },
      { heading: say(msg`Recommendations`), text: printable(video.recommendationsForImprovement) },
    ].filter(({ text }) => text !== ''),
    sinceLast: sinceLastOf(video),
    priorities: video.priorities.map(presentPriority),
    notes: byImportance(video).map(presentNote),
    counts: countsOf(video.codes),
    rallies: rallies.length === 0 ? null : ralliesInWords(rallies),
    address: publicUrl + addressFor('review', 'player', video.id),
  };
}

/** Marks a note on the pair, which the partner can see too. */
function pairMark({ pair }: Video['annotations'][number]): string | null {
  return pair && say(msg`The pair: ${{ subject: pairSubjectLabel(pair).toLowerCase() }}`);
}

function presentNote(note: Video['annotations'][number]): ReportNote {
  return {
    time: formatClockRange(note.timestamp, note.endTimestamp),
    about: [noteTypeLabel(note.type), note.skill && skillLabel(note.skill), pairMark(note)].filter(Boolean).join(' · '),
    title: printable(withoutSpokenTitle(note.title, note.voice)),
    comment: [shortened(printable(note.comment), maxComment), note.voice && toListen(note.voice)]
      .filter(Boolean)
      .join('\n'),
    board: note.board,
    timestamp: note.timestamp,
  };
}

/** A spoken note in print. */
function toListen({ seconds }: { seconds: number }): string {
  return say(msg`Spoken note, ${{ length: formatClockTime(Math.round(seconds)) }}: listen in the review.`);
}

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeInForce(), { day: 'numeric', month: 'long', year: 'numeric', timeZone });
}

/** The overall score of reviews without an overall rating. */
function overallOf({ overallScore }: Video): ReportRating | null {
  const rating = toNumber(overallScore);
  return rating === null ? null : { label: skillLabel('overall'), rating, previous: null, tier: skillTier(rating) };
}

function verifiedLevelOf(player: ReportedPlayer, mappings: ScaleMappings): string | null {
  return player.isLevelVerified ? shortLevel(player.currentLevel, player.country, mappings) : null;
}

function presentPriority({ skill, focus, drillId }: Video['priorities'][number]): ReportPriority {
  const drill = drillById(drillId);
  return {
    skill: skillLabel(skill),
    focus: printable(focus),
    drill: drill && {
      name: drill.name,
      aim: drill.aim,
      effort: `${say(msg`${{ minutes: drill.minutes }} min`)} · ${drillPlayers(drill)}`,
      steps: drill.steps,
    },
  };
}

function sinceLastOf({ priorityAnswers, previousReview }: Video): ReportFacts['sinceLast'] {
  if (priorityAnswers.length === 0) return null;
  const isOfLast = priorityAnswers.every(({ since }) => since === previousReview?.videoId);
  return {
    heading: isOfLast ? say(msg`Since your last review`) : say(msg`Since earlier reviews`),
    text: priorityAnswers
      .map((answer) => [answerWords(answer), printable(answer.comment)].filter(Boolean).join('. '))
      .join('\n'),
  };
}

function countsOf(codes: Video['codes']): ReportFacts['counts'] {
  if (codes.length === 0) return null;
  const { total, strokes, zones } = codeCounts(codes);
  const places = zones.map(({ zone, total: seen }) => `${zoneLabel(zone)} ${seen}`);
  return {
    sentence: [
      say(
        msg`${plural({ total }, { one: '# stroke counted by the coach.', other: '# strokes counted by the coach.' })}`,
      ),
      ...(places.length > 0 ? [say(msg`By zone: ${{ zones: places.join(', ') }}.`)] : []),
    ].join(' '),
    lines: strokes.map(strokeSentence),
  };
}

/** "+0.4", "−0.2"; null without a change or a previous rating. */
export function changeOf({ rating, previous }: ReportRating): string | null {
  const change = previous === null ? 0 : difference(previous, rating, 'both');
  return change === 0 ? null : `${change > 0 ? '+' : '−'}${oneDecimal(Math.abs(change))}`;
}
