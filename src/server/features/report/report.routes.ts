// The download of a review's report.

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { navigations } from '#contract/navigations.ts';
import type { Context } from '#server/context.ts';
import { findVideo } from '#server/features/videos/one-video.queries.ts';
import { presentVideo } from '#server/features/videos/videos.presenters.ts';
import { requireActor } from '#server/http/access.ts';
import { AppError, found } from '#server/http/app-error.ts';
import { createRenderThread } from '#server/pictures/render-thread.ts';
import { rememberFiles } from '#server/pictures/rendered-files.ts';
import { threadProgram } from '#server/places.ts';
import { findReportedPlayer } from './report.queries.ts';
import { type ReportFacts, reportFacts } from './report-facts.ts';
import { reportFileName } from './report-file-name.ts';

/**
 * Registers the report. It is asked for anew each time (`no-cache`), so that an ended connection or a revised review counts at once;
 * an unchanged one is answered with 304.
 */
export function registerReport(app: FastifyInstance, context: Context): void {
  const remember = rememberFiles();
  const writeReport = createRenderThread(threadProgram('report'));
  const { path, mediaType } = navigations.videoReport;
  app.get<{ Params: { videoId: string } }>(path.replace('{videoId}', ':videoId'), async (request, reply) => {
    const facts = await readFacts(context, request, request.params.videoId);
    const version = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
    reply.headers({ etag: `"${version}"`, 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match']?.includes(version)) return reply.code(304).send();
    const file = await remember(version, () => writeReport(facts));
    return reply
      .type(mediaType)
      .header('content-disposition', `inline; filename="${reportFileName(facts)}"`)
      .send(file);
  });
}

/** What the report of a video says to whoever asks; nothing is there before the review is published. */
async function readFacts(context: Context, request: FastifyRequest, videoId: string): Promise<ReportFacts> {
  const { db, config } = context;
  const actor = await requireActor(context, request, navigations.videoReport);
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(videoId);
  const video = presentVideo(found(isId ? await findVideo(db, actor, videoId) : null));
  if (video.status !== 'Analyzed') throw new AppError('not_found');
  const player = found(await findReportedPlayer(db, video.playerId));
  return reportFacts(video, player, config.publicUrl);
}
