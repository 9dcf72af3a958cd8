// The document a coach writes: notes, ratings, texts and counts, saved as a whole.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { courtSize, courtZones } from '#domain/reviews/court/court.ts';
import { arrowKinds, boardLimits, boardPlayers } from '#domain/reviews/court/court-board.ts';
import { textLimits } from '#domain/reviews/draft/text-limits.ts';
import { maxRallies } from '#domain/reviews/notes/rallies.ts';
import { maxEvidence } from '#domain/reviews/notes/review-evidence.ts';
import { maxAnswerComment, priorityOutcomes } from '#domain/reviews/priorities/priority-answers.ts';
import { maxFocusLength, maxPriorities } from '#domain/reviews/priorities/priority-list.ts';
import { maxCodes } from '#domain/reviews/strokes/code-pad.ts';
import { outcomes, strokes } from '#domain/reviews/strokes/strokes.ts';
import { heardParts } from '#domain/reviews/voice/heard-parts.ts';
import { voiceLimits } from '#domain/reviews/voice/voice-clips.ts';
import { ratingScale, type SingleSkill, singleSkills, skillNames } from '#domain/skills/skills.ts';
import { pairSubjects } from '#domain/videos/pairs/pair-subjects.ts';
import { maxNotes, maxTimestamp, noteTypes } from '#domain/videos/videos.ts';
import { VoiceClip } from './voice-clips.ts';

const ratingSentence = () =>
  say(msg`A rating must be between ${{ min: ratingScale.min }} and ${{ max: ratingScale.max }}.`);

const misplaced = {
  note: {
    untimed: msg`A note needs a time in seconds.`,
    early: msg`A note cannot be before the start of the video.`,
    late: msg`A note cannot be more than 24 hours into the video.`,
  },
  rally: {
    untimed: msg`A rally needs a time in seconds.`,
    early: msg`A rally cannot be before the start of the video.`,
    late: msg`A rally cannot be more than 24 hours into the video.`,
  },
  stroke: {
    untimed: msg`A stroke needs a time in seconds.`,
    early: msg`A stroke cannot be before the start of the video.`,
    late: msg`A stroke cannot be more than 24 hours into the video.`,
  },
};

const seconds = (what: keyof typeof misplaced) =>
  z
    .number({ error: () => say(misplaced[what].untimed) })
    .min(0, { error: () => say(misplaced[what].early) })
    .max(maxTimestamp, { error: () => say(misplaced[what].late) });

const unknownSkill = () => say(msg`Unknown skill.`);
/** One of the ten skills. */
export const singleSkill = z.enum(singleSkills as [SingleSkill, ...SingleSkill[]], { error: unknownSkill });

/** What a note on the pair is about. */
export const pairSubject = z.enum(pairSubjects, {
  error: () => say(msg`A note on the pair is about one of: ${{ choices: pairSubjects.join(', ') }}.`),
});

/** A place on the court, in metres (domain, court.ts). */
const offCourt = () => say(msg`A place on the board lies outside the court.`);
const CourtPoint = z.object({
  x: z.number({ error: offCourt }).min(0, { error: offCourt }).max(courtSize.length, { error: offCourt }),
  y: z.number({ error: offCourt }).min(0, { error: offCourt }).max(courtSize.width, { error: offCourt }),
});

/** Four players and arrows on a drawing of the court. */
export const CourtBoard = z
  .object({
    players: z.record(z.enum(boardPlayers), CourtPoint),
    arrows: z
      .array(z.object({ kind: z.enum(arrowKinds), from: CourtPoint, to: CourtPoint }))
      .max(boardLimits.arrows, {
        error: () => say(msg`A court board holds at most ${{ arrows: boardLimits.arrows }} arrows.`),
      })
      .readonly(),
  })
  .meta({ id: 'CourtBoard' });

/** What to work on first, with a drill of the library. */
export const Priority = z
  .object({
    skill: singleSkill,
    focus: fields.text(maxFocusLength),
    /** Checked against the library when the review is published, so that browsers need not load it to save. */
    drillId: fields.text(80, msg`Choose a drill of the library.`),
    /** The day by which the player is asked for the same situation in another video; without one, none is asked for. */
    sendBy: fields.day.nullish(),
  })
  .meta({ id: 'Priority' });

/** The outcome of a priority of the previous review. */
export const PriorityAnswer = z
  .object({
    skill: singleSkill,
    /** The video whose review set the priority. */
    since: fields.id,
    answer: z.enum(priorityOutcomes, {
      error: () => say(msg`An answer is one of: ${{ choices: priorityOutcomes.join(', ') }}.`),
    }),
    comment: fields.text(maxAnswerComment),
  })
  .meta({ id: 'PriorityAnswer' });

/** When the ball was in play, in seconds. */
export const Rally = z.object({ start: seconds('rally'), end: seconds('rally') }).meta({ id: 'Rally' });

/** A rally in a draft. It has no end while it is being marked. */
const RallyMark = z.object({ start: seconds('rally'), end: seconds('rally').nullable() });

/** One stroke of the reviewed player, coded. */
export const StrokeCode = z
  .object({
    id: fields.id,
    timestamp: seconds('stroke'),
    stroke: z.enum(strokes, { error: () => say(msg`Unknown stroke.`) }),
    zone: z.enum(courtZones, { error: () => say(msg`Unknown zone.`) }).nullable(),
    outcome: z.enum(outcomes, { error: () => say(msg`Unknown outcome.`) }),
  })
  .meta({ id: 'StrokeCode' });

/** A note in a draft. The workspace makes its id, so a note keeps it from the first keystroke. */
export const DraftNote = z
  .object({
    id: fields.id,
    timestamp: seconds('note'),
    /** End of a note with a length; null for a moment. */
    endTimestamp: seconds('note').nullable().default(null),
    type: z.enum(noteTypes, { error: () => say(msg`A note is one of: ${{ choices: noteTypes.join(', ') }}.`) }),
    /** Its skill, if the coach chose one. */
    skill: singleSkill.nullable().default(null),
    /** The pair subject it is about. Without one, the note is on the player alone and the partner never sees it. */
    pair: pairSubject.nullish(),
    title: fields.text(textLimits.noteTitle),
    comment: fields.text(textLimits.noteComment),
    board: CourtBoard.nullable().default(null),
    /** The coach's recording. A note with one needs no words. */
    voice: VoiceClip.nullish(),
    /** What a transcription says and no one has checked yet. A review with such a note is not published. */
    unchecked: z
      .array(
        z.enum(heardParts, { error: () => say(msg`What was heard is one of: ${{ choices: heardParts.join(', ') }}.`) }),
      )
      .max(heardParts.length, { error: () => say(msg`Each part of a note was heard once.`) })
      .nullish(),
  })
  .refine(({ timestamp, endTimestamp }) => endTimestamp === null || endTimestamp > timestamp, {
    error: () => say(msg`A note must end after it starts.`),
    path: ['endTimestamp'],
  })
  .meta({ id: 'DraftNote' });
export type DraftNote = z.output<typeof DraftNote>;

/** A rating in a draft, 0–7 in steps of 0.1. Skills left out are unrated. */
export const DraftRating = z
  .object({
    skillName: z.enum(skillNames, { error: unknownSkill }),
    rating: z
      .number({ error: ratingSentence })
      .min(ratingScale.min, { error: ratingSentence })
      .max(ratingScale.max, { error: ratingSentence })
      .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, {
        error: () => say(msg`Ratings go up in steps of 0.1.`),
      }),
    comment: fields.text(textLimits.ratingComment),
    /** Ids of the linked notes. */
    evidence: z
      .array(fields.id)
      .max(maxEvidence, { error: () => say(msg`A rating can have at most ${{ maxEvidence }} linked notes.`) })
      .default([]),
  })
  .meta({ id: 'DraftRating' });
export type DraftRating = z.output<typeof DraftRating>;

const longText = fields.text(textLimits.summary);

/** Everything a coach writes about one video, saved as a whole. */
export const ReviewDocument = z
  .object({
    notes: z
      .array(DraftNote)
      .max(maxNotes, { error: () => say(msg`A review holds at most ${{ maxNotes }} notes.`) })
      .refine((notes) => new Set(notes.map((note) => note.id)).size === notes.length, {
        error: () => say(msg`Two notes share an id.`),
      })
      .refine((notes) => notes.filter((note) => note.voice).length <= voiceLimits.maxPerReview, {
        error: () => say(msg`A review holds at most ${{ maxPerReview: voiceLimits.maxPerReview }} spoken notes.`),
      }),
    ratings: z
      .array(DraftRating)
      .refine((ratings) => new Set(ratings.map((one) => one.skillName)).size === ratings.length, {
        error: () => say(msg`The same skill is rated twice.`),
      }),
    finalSummary: longText,
    overallStrengths: longText,
    areasOfImprovement: longText,
    recommendationsForImprovement: longText,
    /** Drafts may lack words; publishing requires words in each. */
    priorities: z
      .array(Priority)
      .max(maxPriorities, { error: () => say(msg`A review has at most ${{ maxPriorities }} priorities.`) })
      .refine((list) => new Set(list.map(({ skill }) => skill)).size === list.length, {
        error: () => say(msg`The same skill is a priority twice.`),
      })
      .default([]),
    /** "Did it change?": at most one answer per skill. Empty ones are not published. */
    priorityAnswers: z
      .array(PriorityAnswer.extend({ answer: PriorityAnswer.shape.answer.nullable() }))
      .refine((list) => new Set(list.map(({ skill }) => skill)).size === list.length, {
        error: () => say(msg`The same skill is answered twice.`),
      })
      .default([]),
    rallies: z
      .array(RallyMark)
      .max(maxRallies, { error: () => say(msg`A review holds at most ${{ maxRallies }} rallies.`) })
      .default([]),
    codes: z
      .array(StrokeCode)
      .max(maxCodes, { error: () => say(msg`A review holds at most ${{ maxCodes }} coded strokes.`) })
      .refine((codes) => new Set(codes.map((code) => code.id)).size === codes.length, {
        error: () => say(msg`Two coded strokes share an id.`),
      })
      .default([]),
    /** The video that all times belong to, as `provider:id`. After the link is replaced, times wait for the coach's offset. */
    timedFor: fields.text(80).nullable().default(null),
  })
  .meta({ id: 'ReviewDocument' });
export type ReviewDocument = z.output<typeof ReviewDocument>;
