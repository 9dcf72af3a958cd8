// Creates, saves, shares and deletes reels.

import { msg } from '@lingui/core/runtime-macro';
import type { NewClip, Reel } from '#contract/publicity/reels.ts';
import { say } from '#domain/language/say.ts';
import { maxReels } from '#domain/publicity/clips.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { readPublicTexts } from '#server/policy/publicity.ts';
import { newPublicCode } from '#server/security/public-code.ts';
import { presentReel } from './reels.presenters.ts';
import * as queries from './reels.queries.ts';

/** @throws AppError not_found for a reel of another club */
export async function readReel(db: Database, clubId: string, reelId: string): Promise<Reel> {
  const reel = orNotFound(await queries.findReel(db, clubId, reelId));
  const texts = await readPublicTexts(db, clubId);
  return presentReel(reel, await queries.listClips(db, [reelId]), await queries.countClips(db, reelId), texts);
}

/** A reel's texts, and what refuses a name in them; clips count from 1. */
function said({ title, clips }: { title: string; clips: readonly { caption: string }[] }) {
  const captions = clips.map(({ caption }, index) => {
    return {
      field: `clips.${index}.caption`,
      label: (name: string) =>
        say(
          msg`The caption of clip ${{ number: index + 1 }} names ${{ name }}, who does not want to be shown. Please remove the name.`,
        ),
      text: caption,
    };
  });
  return [
    {
      field: 'title',
      label: (name: string) =>
        say(msg`The title names ${{ name }}, who does not want to be shown. Please remove the name.`),
      text: title,
    },
    ...captions,
  ];
}

/** @throws AppError conflict beyond the limit; invalid_input for a title that names a member who has refused */
export async function createReel({ db }: Context, clubId: string, title: string): Promise<Reel> {
  if ((await queries.countReels(db, clubId)) >= maxReels) {
    throw new AppError('conflict', {
      message: say(msg`A club can have up to ${{ maxReels }} reels. Delete an old one first.`),
    });
  }
  const texts = await readPublicTexts(db, clubId);
  texts.requireWritable(said({ title, clips: [] }));
  return presentReel(await queries.insertReel(db, { clubId, title, code: newPublicCode() }), [], 0, texts);
}

/**
 * Saves title and clips. Withheld clips are dropped.
 *
 * @throws AppError not_found for another club's reel, and for a clip of a video that the club may not show;
 *   conflict when someone else has saved meanwhile; invalid_input for a text that names a member who has refused
 */
export async function saveReel(
  { db }: Context,
  clubId: string,
  reelId: string,
  draft: { version: number; title: string; clips: readonly NewClip[] },
): Promise<Reel> {
  return db.transaction(async (tx) => {
    const reel = orNotFound(await queries.lockReel(tx, clubId, reelId));
    if (reel.version !== draft.version) throw new AppError('conflict');
    (await readPublicTexts(tx, clubId)).requireWritable(said(draft));
    const wanted = draft.clips.map(({ videoId }) => videoId);
    const clippable = await queries.findClippable(tx, clubId, wanted);
    if (wanted.some((id) => !clippable.has(id))) throw new AppError('not_found');
    await queries.writeReel(tx, reelId, draft);
    return readReel(tx, clubId, reelId);
  });
}

/**
 * Turns the public page on or off, with an audit entry.
 *
 * @throws AppError not_found; invalid_input where the page would name a member who has refused since
 */
export async function shareReel(
  { db }: Context,
  by: Author,
  clubId: string,
  reelId: string,
  sharing: { isPublic: boolean; isListed: boolean },
): Promise<Reel> {
  return db.transaction(async (tx) => {
    const reel = orNotFound(await queries.lockReel(tx, clubId, reelId));
    const clips = await queries.listClips(tx, [reelId]);
    const stored = await queries.countClips(tx, reelId);
    const texts = await readPublicTexts(tx, clubId);
    if (sharing.isPublic && !reel.isPublic) texts.requireWritable(said({ title: reel.title, clips }));
    await queries.writeSharing(tx, reelId, sharing);
    const before = { isPublic: reel.isPublic, isListed: reel.isListed };
    await recordAudit(tx, by, 'reel-shared', { type: 'reel', id: reelId }, { before, after: sharing });
    return presentReel({ ...reel, ...sharing }, clips, stored, texts);
  });
}

/** @throws AppError not_found for a reel of another club */
export async function deleteReel({ db }: Context, by: Author, clubId: string, reelId: string): Promise<void> {
  await db.transaction(async (tx) => {
    orNotFound(await queries.lockReel(tx, clubId, reelId));
    await queries.deleteReel(tx, reelId);
    await recordAudit(tx, by, 'reel-deleted', { type: 'reel', id: reelId });
  });
}
