// The report of a review.

import { findVideo } from '#server/features/videos/one-video.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { threadProgram } from '#server/paths.ts';
import { createRenderThread } from '#server/pictures/render-thread.ts';
import { findReportedPlayer } from './report.queries.ts';
import { reportFacts } from './report-facts.ts';
import { reportFileName } from './report-file-name.ts';

/** Five hundred long notes take ten seconds, and several times that on a busy machine. */
const writeReport = createRenderThread(threadProgram('report'), { idleMs: 60_000, timeoutMs: 120_000 });

export const reportFiles = {
  /** Nothing is there before the review is published. */
  async videoReport({ actor, params, context: { db, config } }) {
    const video = orNotFound(await findVideo(db, actor, params.videoId)).parse();
    if (video.status !== 'Analyzed') throw new AppError('not_found');
    const player = orNotFound(await findReportedPlayer(db, video.playerId));
    const facts = reportFacts(video, player, config.publicUrl);
    return { facts, name: reportFileName(facts), make: () => writeReport(facts) };
  },
} satisfies Partial<FileHandlers>;
