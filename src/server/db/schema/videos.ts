// Videos, and what coaches say about them.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  primaryKey,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import type { ReplayLog } from '#contract/reviews/replays.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { SetAsideVersion } from '#contract/reviews/reviews.ts';
import type { CourtBoard } from '#domain/reviews/court/court-board.ts';
import type { WindowChanges } from '#domain/reviews/draft/written-by.ts';
import type { Rally } from '#domain/reviews/notes/rallies.ts';
import type { PriorityAnswer } from '#domain/reviews/priorities/priority-answers.ts';
import type { Priority } from '#domain/reviews/priorities/priority-list.ts';
import type { StrokeCode } from '#domain/reviews/strokes/code-pad.ts';
import { type VoiceClip, voiceMediaTypes } from '#domain/reviews/voice/voice-clips.ts';
import { ratingScale, type SingleSkill, singleSkills, skillNames } from '#domain/skills/skills.ts';
import { linkProblems } from '#domain/videos/link-health.ts';
import { cameraAngles, playingHands } from '#domain/videos/match-context.ts';
import { pairSubjects } from '#domain/videos/pairs/pair-subjects.ts';
import { noteTypes, videoStatuses, videoTypes } from '#domain/videos/videos.ts';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

export const videoProviders = ['youtube', 'matchi'] as const;

export const videos = snakeCase.table(
  'videos',
  {
    id: primaryId(),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    provider: text({ enum: videoProviders }).notNull(),
    providerVideoId: text().notNull(),
    /** Canonical link; `originalUrl` keeps the typed link. */
    videoUrl: text().notNull(),
    originalUrl: text().notNull(),
    status: text({ enum: videoStatuses }).notNull().default('Pending'),
    uploadDate: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
    dueAt: instant().notNull(),
    /** Since when the link cannot be opened; null while it can. The due time waits meanwhile. */
    pausedAt: instant(),
    /** Why the link cannot be opened. */
    linkProblem: text({ enum: linkProblems }),
    /** For how long, in all, the link could not be opened before: the due time and the turnaround leave it out. */
    pausedSeconds: integer().notNull().default(0),
    linkCheckedAt: instant(),
    /** Overall rating of the published review, 0–7. */
    overallScore: numeric({ precision: 2, scale: 1 }),
    videoType: text({ enum: videoTypes }),
    courtDescription: text(),
    eventDate: date({ mode: 'string' }),
    venue: text(),
    reportType: text(),
    playerClothingColor: text(),
    playerEquipment: text(),
    playerPlayingHand: text({ enum: playingHands }),
    initialCourtPosition: text(),
    partnerClothingColor: text(),
    opponentClothingColors: text(),
    courtSideChanges: text(),
    cameraAngle: text({ enum: cameraAngles }),
    /** What the browser called this submission, so that a repeated one is recognised. */
    submissionKey: text(),
    /** When the guardian of a junior agreed that coaches open it; null for everyone else's. */
    guardianAgreedAt: instant(),
    /** The video as lists answer it (contract, `VideoSummary`), written by PostgreSQL when it changes: lists are read far more often. */
    summary: text()
      .notNull()
      .generatedAlwaysAs(
        sql`video_summary(id, title, video_url, video_type, status, upload_date, updated_at, overall_score, event_date, venue)`,
      ),
  },
  (table) => [
    index('videos_upload_index').on(table.uploadDate),
    index('videos_player_index').on(table.playerId, table.uploadDate, table.id),
    // With the id, so that counting what a coach may see reads the index alone.
    index('videos_analyzed_index')
      .on(table.playerId, table.updatedAt, table.id)
      .where(sql`${table.status} = 'Analyzed'`),
    // For `holdsSearch`: any part of a title, of three letters or more.
    index('videos_title_index').using('gin', sql`search_text(${table.title}) gin_trgm_ops`),
    // What counting open videos reads, by player and by when they are due: the indexes answer without the table.
    index('videos_open_index')
      .on(table.dueAt, table.pausedAt, table.playerId)
      .where(sql`${table.status} <> 'Analyzed'`),
    index('videos_open_player_index')
      .on(table.playerId, table.dueAt, table.pausedAt, table.id)
      .where(sql`${table.status} <> 'Analyzed'`),
    uniqueIndex('videos_submission_key').on(table.playerId, table.submissionKey),
    uniqueIndex('videos_player_key').on(table.playerId, table.id),
    oneOf('videos_status_check', table.status, videoStatuses),
    oneOf('videos_provider_check', table.provider, videoProviders),
    oneOf('videos_type_check', table.videoType, videoTypes),
    oneOf('videos_hand_check', table.playerPlayingHand, playingHands),
    oneOf('videos_camera_check', table.cameraAngle, cameraAngles),
    oneOf('videos_link_problem_check', table.linkProblem, linkProblems),
    check(
      'videos_score_check',
      sql`${table.overallScore} between ${sql.raw(`${ratingScale.min} and ${ratingScale.max}`)}`,
    ),
  ],
);

/** What belongs to a video names its player as well: the key that leads to a player's rows, here and on a distributed database. */
export const ofVideo = () => ({ videoId: uuid().notNull(), playerId: uuid().notNull() });

/** The two keys together, so that no row names another player than its video does. Without the video the row goes. */
export const withItsVideo = (name: string, { playerId, videoId }: { playerId: PgColumn; videoId: PgColumn }) =>
  foreignKey({ name, columns: [playerId, videoId], foreignColumns: [videos.playerId, videos.id] }).onDelete('cascade');

/** A row belongs to a video: by both of its keys, which lead to one place, also on a distributed database. */
export function isOfVideo(
  row: { playerId: PgColumn; videoId: PgColumn },
  { playerId, videoId }: { playerId: SQLWrapper | string; videoId: SQLWrapper | string },
): SQL {
  return sql`(${row.playerId} = ${playerId} and ${row.videoId} = ${videoId})`;
}

/** The coach's working copy: one document a video, invisible to the player. Its row also says who opened the review first. */
export const reviewDrafts = snakeCase.table(
  'review_drafts',
  {
    ...ofVideo(),
    videoId: uuid().primaryKey(),
    /** The reviewer; null after a coach released the video, so that another can continue the draft. */
    coachId: uuid().references(() => users.id),
    document: jsonb().$type<ReviewDocument>().notNull(),
    /** States that were not chosen between two versions, the latest first. */
    setAside: jsonb().$type<SetAsideVersion[]>().notNull().default([]),
    /** Counts the saves; each save names the one that it builds on. */
    version: integer().notNull().default(0),
    /** The windows whose changes the document holds, the latest first. */
    writtenBy: jsonb().$type<WindowChanges[]>().notNull().default([]),
    openedAt: instant().notNull().default(now),
    savedAt: instant(),
    /** Since when the published review is being revised; null while it is not, and before it is published. */
    revisedSince: instant(),
  },
  (table) => [withItsVideo('review_drafts_video_fkey', table), index('review_drafts_coach_index').on(table.coachId)],
);

/** Published reviews as players read them. Notes and ratings have their own tables, because they are searched and counted. */
export const reviews = snakeCase.table(
  'reviews',
  {
    ...ofVideo(),
    videoId: uuid().primaryKey(),
    coachId: uuid()
      .notNull()
      .references(() => users.id),
    finalSummary: text().notNull(),
    overallStrengths: text().notNull(),
    areasOfImprovement: text().notNull(),
    recommendationsForImprovement: text().notNull(),
    priorities: jsonb().$type<Priority[]>().notNull().default([]),
    /** What has become of the priorities of the review before. */
    priorityAnswers: jsonb().$type<PriorityAnswer[]>().notNull().default([]),
    rallies: jsonb().$type<Rally[]>().notNull().default([]),
    codes: jsonb().$type<StrokeCode[]>().notNull().default([]),
    publishedAt: instant().notNull().default(now),
    /**
     * Seconds from upload to publishing, without those in which the link could not be opened (docs/product.md#analytics). The trigger
     * `set_turnaround` sets it with `publishedAt`, whatever is written.
     */
    turnaroundSeconds: integer().notNull().default(0),
    updatedAt: instant().notNull().default(now),
    /** When it was published again; null unless it was. */
    revisedAt: instant(),
    /** When it opens for its player, who may open it earlier; null for at once. */
    opensAt: instant(),
  },
  (table) => [
    withItsVideo('reviews_video_fkey', table),
    index('reviews_player_index').on(table.playerId, table.publishedAt),
    // With what figures read of each review: the indexes answer without the table.
    index('reviews_coach_figures_index').on(table.coachId, table.publishedAt, table.turnaroundSeconds),
    index('reviews_published_figures_index').on(
      table.publishedAt,
      table.videoId,
      table.coachId,
      table.turnaroundSeconds,
    ),
  ],
);

/** Each review as it was published, the present one too, so that nothing a player has read is lost. */
export const reviewVersions = snakeCase.table(
  'review_versions',
  {
    ...ofVideo(),
    /** Counted from 1. */
    number: integer().notNull(),
    /** Who published it; null once their account is no more. */
    coachId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Why, where an administrator has corrected a note. */
    reason: text(),
    document: jsonb().$type<ReviewDocument>().notNull(),
    publishedAt: instant().notNull().default(now),
  },
  (table) => [
    withItsVideo('review_versions_video_fkey', table),
    primaryKey({ columns: [table.playerId, table.videoId, table.number] }),
    index('review_versions_coach_index').on(table.coachId),
  ],
);

/** The words of a note as PostgreSQL searches them, without accents. No language, since coaches write in several. */
export function noteText(note: { title: PgColumn; comment: PgColumn }): SQL {
  return sql`to_tsvector('simple', search_text(${note.title} || ' ' || ${note.comment}))`;
}

export const annotations = snakeCase.table(
  'annotations',
  {
    id: uuid().notNull(),
    /** Its place in the list of all notes: the latest published first. */
    listingId: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`)
      .$defaultFn(() => newId()),
    ...ofVideo(),
    /** Seconds from the start of the video. */
    timestamp: doublePrecision().notNull(),
    /** Where a note that has a length ends. */
    endTimestamp: doublePrecision(),
    type: text({ enum: noteTypes }).notNull(),
    skill: text({ enum: singleSkills as [SingleSkill, ...SingleSkill[]] }),
    /** What of the pair it is about: such notes, and no others, are seen by the partner too. */
    pair: text({ enum: pairSubjects }),
    title: text().notNull(),
    comment: text().notNull(),
    board: jsonb().$type<CourtBoard>(),
    /** The recording of a spoken note. */
    voice: jsonb().$type<VoiceClip>(),
  },
  (table) => [
    withItsVideo('annotations_video_fkey', table),
    // The note's id is made in the coach's browser, so it identifies a note only within its video.
    primaryKey({ columns: [table.playerId, table.videoId, table.id] }),
    index('annotations_listing_index').on(table.listingId),
    index('annotations_video_index').on(table.videoId, table.timestamp),
    index('annotations_player_index').on(table.playerId, table.listingId),
    index('annotations_skill_index').on(table.skill, table.listingId),
    index('annotations_text_index').using('gin', noteText(table)),
    oneOf('annotations_type_check', table.type, noteTypes),
    oneOf('annotations_skill_check', table.skill, singleSkills),
    oneOf('annotations_pair_check', table.pair, pairSubjects),
    check('annotations_range_check', sql`${table.endTimestamp} > ${table.timestamp}`),
  ],
);

/** Recordings of spoken notes. The sound is a file (server/files) named by the clip's id; the row lives as long as the file. */
export const voiceClips = snakeCase.table(
  'voice_clips',
  {
    /** Made in the browser that recorded it, so that a clip sent twice is one. */
    id: uuid().primaryKey(),
    /** Null once the video is no more: then the file goes too. */
    videoId: uuid().references(() => videos.id, { onDelete: 'set null' }),
    /** Who spoke: the coach, in an answer to a note also the player. */
    coachId: uuid()
      .notNull()
      .references(() => users.id),
    seconds: doublePrecision().notNull(),
    bytes: integer().notNull(),
    mediaType: text({ enum: voiceMediaTypes }).notNull(),
    /** Whether it was spoken as an answer to a note; only the two who answer hear it. */
    isAnswer: boolean().notNull().default(false),
    createdAt: instant().notNull().default(now),
    /** When the file was written; null while that is under way. */
    storedAt: instant(),
    /** When it was last looked whether a note has it; null: it must be looked. */
    lookedAt: instant(),
    /** Since when no note has it; null while one has. */
    unusedSince: instant(),
  },
  (table) => [
    index('voice_clips_video_index').on(table.videoId),
    index('voice_clips_coach_index').on(table.coachId),
    oneOf('voice_clips_media_type_check', table.mediaType, voiceMediaTypes),
  ],
);

export const reviewReplays = snakeCase.table(
  'review_replays',
  {
    /** Made in the browser that recorded it, so that a replay sent twice is one. */
    id: uuid().primaryKey(),
    /** Null once the video is no more: then the voice goes too. */
    videoId: uuid().references(() => videos.id, { onDelete: 'set null' }),
    /** Who recorded it. */
    coachId: uuid()
      .notNull()
      .references(() => users.id),
    log: jsonb().$type<ReplayLog>().notNull(),
    /** The video that the path belongs to, as `provider:id`. */
    timedFor: text().notNull(),
    /** Size and format of the voice; null without one. */
    voiceBytes: integer(),
    voiceType: text({ enum: voiceMediaTypes }),
    recordedAt: instant().notNull().default(now),
    /** When its voice was written too; null while that is under way. */
    storedAt: instant(),
    /** When it went out with the review; null before. */
    publishedAt: instant(),
    /** When it was deleted or replaced: the hourly job removes it. */
    removedAt: instant(),
  },
  (table) => [
    index('review_replays_video_index').on(table.videoId),
    index('review_replays_coach_index').on(table.coachId),
    oneOf('review_replays_voice_type_check', table.voiceType, voiceMediaTypes),
  ],
);

export const skillRatings = snakeCase.table(
  'skill_ratings',
  {
    id: primaryId(),
    ...ofVideo(),
    skillName: text({ enum: skillNames }).notNull(),
    rating: numeric({ precision: 2, scale: 1 }).notNull(),
    comment: text(),
    /** Ids of the notes that the rating rests on. */
    evidence: jsonb().$type<string[]>().notNull().default([]),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    withItsVideo('skill_ratings_video_fkey', table),
    uniqueIndex('skill_ratings_video_skill_key').on(table.videoId, table.skillName),
    index('skill_ratings_player_index').on(table.playerId, table.createdAt),
    index('skill_ratings_latest_index').on(table.playerId, table.skillName, table.createdAt),
    // With the rating, so that movers are read from the index alone, a player's ratings after each other.
    index('skill_ratings_overall_index')
      .on(table.playerId, table.createdAt, table.id, table.rating)
      .where(sql`${table.skillName} = 'overall'`),
    oneOf('skill_ratings_skill_check', table.skillName, skillNames),
    check(
      'skill_ratings_rating_check',
      sql`${table.rating} between ${sql.raw(`${ratingScale.min} and ${ratingScale.max}`)}`,
    ),
  ],
);
