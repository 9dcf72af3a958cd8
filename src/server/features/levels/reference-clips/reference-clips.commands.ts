// Reference clips: adding, publishing and retiring them, and rating them blind (docs/product.md#reference-clips).

import { msg } from '@lingui/core/runtime-macro';
import type { NewReferenceClip } from '#contract/levels/reference-clips.ts';
import { say } from '#domain/language/say.ts';
import { nextSeason, seasonOf, seasonWords } from '#domain/levels/clip-season.ts';
import { type ClipRatings, clipLimits, clipSkills } from '#domain/levels/reference-clips.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { canonicalVideoUrl, parseVideoLink } from '#domain/videos/video-links.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyAdministratorsOfChange, notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import {
  deleteClip,
  insertClip,
  insertRatings,
  lockClip,
  lockCoach,
  lockSeason,
  updateClip,
} from './reference-clips.queries.ts';

/** Clips are prepared for now or for the next season. @throws AppError invalid_input; conflict when the season is full */
async function requireRoom(tx: Database, season: string): Promise<void> {
  const current = seasonOf(new Date());
  if (season !== current && season !== nextSeason(current))
    throw invalidField('season', say(msg`Please choose the current season or the next.`));
  if ((await lockSeason(tx, season)) >= clipLimits.season)
    throw new AppError('conflict', { message: say(msg`A season has at most ${{ season: clipLimits.season }} clips.`) });
}

function columnsOf({ videoUrl, ...clip }: NewReferenceClip) {
  const source = orNotFound(parseVideoLink(videoUrl));
  return { ...clip, provider: source.provider, videoUrl: canonicalVideoUrl(source) };
}

/** Adds a draft. @throws AppError invalid_input; conflict */
export async function createClip({ db, jobs }: Context, author: Author, clip: NewReferenceClip): Promise<string> {
  return db.transaction(async (tx) => {
    await requireRoom(tx, clip.season);
    const id = await insertClip(tx, columnsOf(clip));
    await jobs.enqueue(tx, 'check-clip-link', { clipId: id });
    const { title, season } = clip;
    await recordAudit(tx, author, 'reference-clip-added', { type: 'clip', id }, { after: { title, season } });
    await notifyAdministratorsOfChange(tx, ['clip']);
    return id;
  });
}

/**
 * Changes a clip over the version it builds on. Once it is published, its season and its agreed ratings stay.
 *
 * @returns the next version
 * @throws AppError not_found; invalid_input; conflict when it was changed since, or is retired
 */
export async function changeClip(
  { db, jobs }: Context,
  author: Author,
  id: string,
  { version, clip }: { version: number; clip: NewReferenceClip },
): Promise<number> {
  return db.transaction(async (tx) => {
    const before = orNotFound(await lockClip(tx, id));
    if (before.state === 'retired') throw new AppError('conflict', { message: say(msg`This clip is retired.`) });
    if (before.version !== version)
      throw new AppError('conflict', {
        message: say(msg`Someone has changed this clip in the meantime. Load it again first.`),
      });
    if (before.state === 'published') {
      if (clip.season !== before.season) throw invalidField('season', say(msg`The season of a published clip stays.`));
      if (!isSame(clip.agreed, before.agreed))
        throw invalidField('agreed', say(msg`The ratings of a published clip stay. Retire it and add another.`));
    } else if (clip.season !== before.season) await requireRoom(tx, clip.season);
    const values = columnsOf(clip);
    const hasNewLink = values.videoUrl !== before.videoUrl;
    await updateClip(tx, id, { ...values, version: version + 1, ...(hasNewLink && { linkProblem: null }) });
    if (hasNewLink) await jobs.enqueue(tx, 'check-clip-link', { clipId: id });
    const change = { before: { title: before.title }, after: { title: clip.title } };
    await recordAudit(tx, author, 'reference-clip-changed', { type: 'clip', id }, change);
    await notifyAdministratorsOfChange(tx, ['clip']);
    return version + 1;
  });
}

function isSame(one: ClipRatings, other: ClipRatings): boolean {
  const skills = clipSkills(one);
  return skills.join() === clipSkills(other).join() && skills.every((skill) => one[skill] === other[skill]);
}

/** Publishes a draft. @throws AppError not_found; conflict when it is no draft, or its season is over */
export async function publishClip({ db }: Context, author: Author, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { state, title, season } = orNotFound(await lockClip(tx, id));
    if (state !== 'draft') throw new AppError('conflict', { message: say(msg`This clip is already published.`) });
    if (season < seasonOf(new Date()))
      throw new AppError('conflict', {
        message: say(msg`${{ season: seasonWords(season) }} is over. Choose another season first.`),
      });
    await updateClip(tx, id, { state: 'published' });
    await recordAudit(tx, author, 'reference-clip-published', { type: 'clip', id }, { after: { title, season } });
    await notifyAdministratorsOfChange(tx, ['clip']);
  });
}

/** Retires a published clip. @throws AppError not_found; conflict when it is not published */
export async function retireClip({ db }: Context, author: Author, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { state, title } = orNotFound(await lockClip(tx, id));
    if (state !== 'published')
      throw new AppError('conflict', { message: say(msg`Only a published clip can be retired.`) });
    await updateClip(tx, id, { state: 'retired' });
    await recordAudit(tx, author, 'reference-clip-retired', { type: 'clip', id }, { after: { title } });
    await notifyAdministratorsOfChange(tx, ['clip']);
  });
}

/** Deletes a draft. @throws AppError not_found; conflict when it was published: its ratings count */
export async function removeClip({ db }: Context, author: Author, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { state, title } = orNotFound(await lockClip(tx, id));
    if (state !== 'draft')
      throw new AppError('conflict', { message: say(msg`Only a draft can be deleted. Retire this clip.`) });
    await deleteClip(tx, id);
    await recordAudit(tx, author, 'reference-clip-deleted', { type: 'clip', id }, { before: { title } });
    await notifyAdministratorsOfChange(tx, ['clip']);
  });
}

/**
 * Saves a coach's ratings of a clip, once and for good.
 *
 * @throws AppError not_found for clips that the coach cannot rate; invalid_input unless exactly its skills are rated; conflict when the
 * coach has rated it, or it can no longer be rated
 */
export async function rateClip({ db }: Context, coachId: string, clipId: string, ratings: ClipRatings): Promise<void> {
  await db.transaction(async (tx) => {
    const { state, season, agreed } = orNotFound(await lockClip(tx, clipId, true));
    const current = seasonOf(new Date());
    if (state === 'draft' || season > current || !(await lockCoach(tx, coachId))) throw new AppError('not_found');
    if (state === 'retired' || season < current)
      throw new AppError('conflict', { message: say(msg`This clip can no longer be rated.`) });
    const missing = clipSkills(agreed).filter((skill) => ratings[skill] === undefined);
    if (missing.length > 0)
      throw invalidField('ratings', say(msg`Please rate ${{ skills: missing.map(skillLabel).join(', ') }}.`));
    const strange = clipSkills(ratings).filter((skill) => agreed[skill] === undefined);
    if (strange.length > 0)
      throw invalidField(
        'ratings',
        say(msg`${{ skills: strange.map(skillLabel).join(', ') }} cannot be rated in this clip.`),
      );
    if (!(await insertRatings(tx, clipId, coachId, ratings)))
      throw new AppError('conflict', { message: say(msg`You have already rated this clip.`) });
    await notifyAdministratorsOfChange(tx, ['clip']);
    await notifyUsers(tx, ['clip'], [coachId]);
  });
}
