// Stores, confirms and answers takedown requests.

import { msg } from '@lingui/core/runtime-macro';
import type { NewTakedown, Takedown, TakedownBlock } from '#contract/publicity/takedowns.ts';
import { languageFor, languageOfTag } from '#domain/language/languages.ts';
import { languageInForce, say } from '#domain/language/say.ts';
import { publicPage } from '#domain/publicity/takedowns.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyAdministratorsOfChange } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { notifyAdministrators } from '#server/features/messages/notifications/notifications.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { consumeRateLimit, isMailWithinLimits, mailRequestLimit } from '#server/http/sessions/rate-limits.ts';
import { hashToken } from '#server/http/sessions/sessions.ts';
import * as queries from './takedowns.queries.ts';

/**
 * Stores a request and emails its confirmation link. The response never reveals whether the page exists or the email goes out.
 *
 * @param from the client's IP address
 * @throws AppError too_many_requests
 */
export async function requestTakedown({ db, config, jobs }: Context, body: NewTakedown, from: string): Promise<void> {
  await consumeRateLimit(db, config, mailRequestLimit, from);
  if (!(await isMailWithinLimits(db, config, 'takedown-mail', body.email))) return;
  const { path } = orNotFound(publicPage(body.page));
  const language = languageFor(languageOfTag(languageInForce()));
  await db.transaction(async (tx) => {
    const takedownId = await queries.insertRequest(tx, { ...body, page: path, language });
    await jobs.enqueue(tx, 'takedown-mail', { takedownId });
  });
}

/** @throws AppError invalid_link for unknown and expired links */
export async function confirmTakedown({ db }: Context, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const id = await queries.openRequest(tx, hashToken(token));
    if (id === null) {
      throw new AppError('invalid_link', { message: say(msg`This link is invalid, has expired, or was used before.`) });
    }
    const { page } = orNotFound(await queries.findRequest(tx, id));
    await notifyAdministrators(tx, {
      kind: 'takedown-requested',
      facts: { people: {}, page },
      cause: `takedown:${id}`,
    });
    await notifyAdministratorsOfChange(tx, ['content']);
  });
}

/** A request with the content of its page. */
export async function readTakedown(db: Database, id: string): Promise<Takedown> {
  const request = orNotFound(await queries.findRequest(db, id));
  const page = publicPage(request.page);
  const reel = page?.kind === 'reel' ? await queries.findReelByCode(db, page.code) : null;
  const certificateOf = page?.kind === 'certificate' ? await queries.findCertificateOwner(db, page.code) : null;
  const review = page?.kind === 'review' ? await queries.findSharedReview(db, page.code) : null;
  return {
    ...request,
    confirmedAt: orNotFound(request.confirmedAt),
    reel: reel && { ...reel, clips: await queries.listMeantClips(db, reel.id) },
    certificateOf,
    review,
  };
}

/**
 * Answers a request once. Granted content disappears from all public pages, which check for blocks; the answer is emailed and
 * audited.
 *
 * @throws AppError not_found for content that is not on the page, conflict for a request that is already answered
 */
export async function answerTakedown(
  { db, jobs }: Context,
  by: Author,
  id: string,
  { answer, blocks }: { answer: string; blocks: readonly TakedownBlock[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { page } = await readTakedown(tx, id);
    if (!(await queries.lockOpenRequest(tx, id))) throw new AppError('conflict');
    const reelId = await requireOnPage(tx, page, blocks);
    await queries.insertBlocks(tx, id, blocks, reelId);
    const state = blocks.length > 0 ? 'granted' : 'refused';
    await queries.writeAnswer(tx, id, { state, answer, answeredById: by.actorId });
    const scope = blocks.map((block) => block.scope).join(', ');
    await recordAudit(tx, by, 'takedown-answered', { type: 'takedown', id }, { after: { state, page, scope } });
    await jobs.enqueue(tx, 'takedown-answer-mail', { takedownId: id });
    await notifyAdministratorsOfChange(tx, ['content']);
  });
}

/** Checks that the blocked content is on the page; returns the id of its reel. */
async function requireOnPage(tx: Database, path: string, blocks: readonly TakedownBlock[]): Promise<string | null> {
  const page = orNotFound(publicPage(path));
  const reel = page.kind === 'reel' ? await queries.findReelByCode(tx, page.code) : null;
  const owner = page.kind === 'certificate' ? await queries.findCertificateOwner(tx, page.code) : null;
  const review = page.kind === 'review' ? await queries.findSharedReview(tx, page.code) : null;
  const clips = reel ? await queries.listMeantClips(tx, reel.id) : [];
  const people = new Set([owner?.id, review?.player.id, ...clips.map(({ player }) => player.id)]);
  const shown = new Set([review?.videoId, ...clips.map(({ videoId }) => videoId)]);
  const isThere = (block: TakedownBlock) => {
    if (block.scope === 'page') return reel !== null;
    return block.scope === 'person' ? people.has(block.userId) : shown.has(block.videoId);
  };
  if (!blocks.every(isThere)) throw new AppError('not_found');
  return reel?.id ?? null;
}
