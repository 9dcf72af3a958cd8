// The report of a review.

import { writeDocument } from '#server/documents/write-document.ts';
import { findVideo } from '#server/features/videos/one-video.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { findReportedPlayer } from './report.queries.ts';
import { reportFacts } from './report-facts.ts';
import { reportFileName } from './report-file-name.ts';
import { noteRoom } from './report-plan.ts';

export const reportFiles = {
  /** Only published reviews have a report. */
  async videoReport({ actor, params, context: { db, config } }) {
    const video = orNotFound(await findVideo(db, actor, params.videoId));
    if (video.status !== 'Analyzed') throw new AppError('not_found');
    const player = orNotFound(await findReportedPlayer(db, video.playerId));
    const facts = reportFacts(video, player, config.publicUrl, actor.scaleMappings);
    // A busy machine may be too slow for all notes: print the most important ones instead.
    const write = (room: number) => writeDocument('report', { ...facts, room });
    return { facts, name: reportFileName(facts), make: () => write(noteRoom.usual).catch(() => write(noteRoom.least)) };
  },
} satisfies Partial<FileHandlers>;
