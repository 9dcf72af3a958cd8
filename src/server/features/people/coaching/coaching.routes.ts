// Endpoints of coaches' players, notes and profiles.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { requireVisiblePlayer } from '#server/policy/visibility.ts';
import { findOffered, findProfile, listListedCoaches, saveProfile } from './coaches.queries.ts';
import { countNotes, deleteNote, insertNote, listNotes, maxNotesOnPlayer, updateNote } from './notes.queries.ts';
import {
  countVideosFor,
  findConnectedPlayer,
  findLastContact,
  findLatestVerification,
  listVideosOf,
} from './one-player.queries.ts';
import { listCoachedPlayers } from './players.queries.ts';

export const coachingHandlers = {
  async listCoachedPlayers({ actor, query, context }) {
    return listCoachedPlayers(context.db, actor.id, query);
  },

  async getCoachedPlayer({ actor, params: { userId }, context: { db } }) {
    const { connectionId, since, ...player } = orNotFound(await findConnectedPlayer(db, actor.id, userId));
    const [{ lastVideoAt, ...counts }, lastContactAt, verification] = await Promise.all([
      countVideosFor(db, actor, userId),
      findLastContact(db, actor.id, userId),
      findLatestVerification(db, userId),
    ]);
    return {
      player: { ...player, isClubMember: isClubMember(player) },
      connection: { id: connectionId, since },
      counts,
      lastVideoAt,
      lastContactAt,
      verification: player.isLevelVerified ? verification : null,
    };
  },

  async listPlayerVideos({ actor, params: { userId }, query, context: { db } }) {
    await requireVisiblePlayer(db, actor, userId);
    return listVideosOf(db, actor, userId, query);
  },

  async listCoachNotes({ actor, params: { userId }, query, context: { db } }) {
    await requireVisiblePlayer(db, actor, userId);
    return listNotes(db, { coachId: actor.id, playerId: userId }, query.after);
  },

  async createCoachNote({ actor, params: { userId }, body, context: { db } }) {
    await requireVisiblePlayer(db, actor, userId);
    const place = { coachId: actor.id, playerId: userId };
    if ((await countNotes(db, place)) >= maxNotesOnPlayer) {
      const message = say(
        msg`You have ${{ maxNotesOnPlayer }} notes about this player. Delete some before adding another.`,
      );
      throw new AppError('conflict', { message });
    }
    return insertNote(db, place, body.text);
  },

  async updateCoachNote({ actor, params: { userId, noteId }, body, context: { db } }) {
    await requireVisiblePlayer(db, actor, userId);
    return orNotFound(await updateNote(db, { coachId: actor.id, playerId: userId }, noteId, body.text));
  },

  async deleteCoachNote({ actor, params: { userId, noteId }, context: { db } }) {
    await requireVisiblePlayer(db, actor, userId);
    orNotFound((await deleteNote(db, { coachId: actor.id, playerId: userId }, noteId)) || null);
  },

  async getCoachProfile({ actor, context }) {
    return findProfile(context.db, actor.id);
  },

  async saveCoachProfile({ actor, body, context }) {
    return saveProfile(context.db, actor.id, body);
  },

  async findCoaches({ actor, query, context: { db } }) {
    const [page, offered] = await Promise.all([listListedCoaches(db, actor.id, query), findOffered(db)]);
    return { ...page, offered };
  },
} satisfies Partial<Handlers>;
