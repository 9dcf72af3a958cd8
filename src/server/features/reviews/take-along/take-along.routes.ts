// Files that take notes along: one review in four formats, the notes on a pair, and a season as a page.

import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { fileName } from '#domain/file-name.ts';
import { say } from '#domain/language/say.ts';
import { chapterRules, youtubeChapters } from '#domain/reviews/notes/take-along/chapters.ts';
import { type ReviewToTake, reviewNotation } from '#domain/reviews/notes/take-along/notation.ts';
import { type NoteFormat, notesByTime } from '#domain/reviews/notes/take-along/note-words.ts';
import { webVtt } from '#domain/reviews/notes/take-along/web-vtt.ts';
import { noteTitle } from '#domain/reviews/voice/voice-clips.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatDuration } from '#domain/time/clock-time.ts';
import { pairSubjectLabel } from '#domain/videos/pairs/pair-subjects.ts';
import { momentUrl } from '#domain/videos/video-links.ts';
import { noteTypeLabel } from '#domain/videos/videos.ts';
import { type CsvColumn, writeCsv } from '#server/csv/write-csv.ts';
import { findPublished } from '#server/features/reviews/movement/movement.queries.ts';
import { findVideo } from '#server/features/videos/one-video.queries.ts';
import { findSharedVideo, listPairNotes } from '#server/features/videos/pairs/pair-page.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { seasonPage } from './season.presenters.ts';
import { listSeasonReviews } from './season.queries.ts';

export const takeAlongFiles = {
  async reviewNotes({ actor, params, context: { db } }) {
    const video = orNotFound(await findVideo(db, actor, params.videoId));
    if (video.status !== 'Analyzed') throw new AppError('not_found');
    const movement = params.format === 'json' ? await findPublished(db, actor, params.videoId) : null;
    const review: ReviewToTake = {
      video: { title: video.title, link: video.videoUrl },
      notes: video.annotations,
      ratings: video.skillRatings.map(({ skillName, rating, comment, evidence }) => ({
        skillName,
        rating: Number(rating),
        comment: comment ?? '',
        evidence,
      })),
      codes: video.codes,
      rallies: video.rallies,
      ...(movement && { positions: movement.tracks }),
    };
    return notesFile(review, params.format, actor.country);
  },

  /** Both players of a pair get the notes on the pair, as their page shows them, and nothing else of the review. */
  async pairNotes({ actor, params, context: { db } }) {
    const { video, playerId } = orNotFound(await findSharedVideo(db, actor.id, params.videoId));
    if (video.status !== 'Analyzed') throw new AppError('not_found');
    const notes = await listPairNotes(db, { playerId, videoId: video.id });
    return notesFile({ video: { title: video.title, link: video.videoUrl }, notes }, params.format, actor.country);
  },

  async seasonNotes({ actor, query: { from, to, timeZone }, context: { db } }) {
    const reviews = await listSeasonReviews(db, actor.id, { from, to, timeZone });
    const period = { from: from ?? null, to: to ?? null };
    const dates = from || to ? `${from ?? ''} ${to ?? ''}` : 'all';
    return {
      name: fileName(`${brand.name} notes ${dates}`, '.html'),
      make: () => seasonPage(reviews, period, timeZone),
    };
  },
} satisfies Partial<FileHandlers>;

const mediaTypes: Record<NoteFormat, string> = {
  txt: 'text/plain',
  vtt: 'text/vtt',
  csv: 'text/csv',
  json: 'application/json',
};

/** A review's notes in a format. Chapters that YouTube would refuse are refused here. */
function notesFile(review: ReviewToTake, format: NoteFormat, country: string) {
  const content = written(review, format, country);
  return {
    facts: { content },
    mediaType: mediaTypes[format],
    name: fileName(`${brand.name} ${format === 'txt' ? 'chapters' : 'notes'} ${review.video.title}`, `.${format}`),
    make: () => content,
  };
}

function written(review: ReviewToTake, format: NoteFormat, country: string): string {
  switch (format) {
    case 'txt': {
      const { text } = youtubeChapters(review.notes);
      if (text !== null) return text;
      const message = say(
        msg`YouTube needs at least ${{ least: chapterRules.least }} chapters, each ${{ seconds: chapterRules.seconds }} seconds or longer.`,
      );
      throw new AppError('conflict', { message });
    }
    case 'vtt':
      return webVtt(review.notes);
    case 'csv':
      return writeCsv(columns(review.video.link), notesByTime(review.notes), country);
    case 'json':
      return `${JSON.stringify(reviewNotation(review), null, 2)}\n`;
  }
}

const columns = (link: string): CsvColumn<ReviewToTake['notes'][number]>[] => [
  { title: msg`Time`, value: ({ timestamp }) => formatDuration(timestamp) },
  { title: msg`Start in seconds`, value: ({ timestamp }) => timestamp },
  { title: msg`End in seconds`, value: ({ endTimestamp }) => endTimestamp },
  { title: msg`Type`, value: ({ type }) => noteTypeLabel(type) },
  { title: msg`Skill`, value: ({ skill }) => skill && skillLabel(skill) },
  { title: msg`On the pair`, value: ({ pair }) => pair && pairSubjectLabel(pair) },
  { title: msg`Title`, value: (note) => withoutAiPrefix(noteTitle(note)) },
  { title: msg`Comment`, value: ({ comment }) => withoutAiPrefix(comment) },
  { title: msg`Link`, value: ({ timestamp }) => momentUrl(link, timestamp) },
];
