// Endpoints of ranking evenings.

import { msg } from '@lingui/core/runtime-macro';
import type { EveningPlayer, RankingEvening } from '#contract/levels/ranking-evenings.ts';
import { brand } from '#domain/brand.ts';
import { fileName } from '#domain/file-name.ts';
import { say } from '#domain/language/say.ts';
import { levelText, type ScaleMappings } from '#domain/levels/levels.ts';
import { eveningDay, outcomeLabels } from '#domain/levels/ranking-evening.ts';
import { countryName } from '#domain/people/countries.ts';
import { personName } from '#domain/people/person-name.ts';
import { type CsvColumn, writeCsv } from '#server/csv/write-csv.ts';
import type { Database } from '#server/db/database.ts';
import { mapPage } from '#server/db/paging.ts';
import { writeDocument } from '#server/documents/write-document.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { clubOf } from '#server/policy/membership.ts';
import { certificateFacts } from './certificates/certificates.presenters.ts';
import { listPublicCertificatesOf } from './certificates/certificates.queries.ts';
import {
  changeEvening,
  createEvening,
  finishEvening,
  moveTimes,
  readEvidence,
  removeEvening,
  setDraft,
  setStretches,
} from './evenings.commands.ts';
import {
  countEveningPlayers,
  findEvening,
  findMembers,
  listCourts,
  listEveningPlayers,
  listEvenings,
  listOwnLevels,
} from './evenings.queries.ts';

export const rankingEveningHandlers = {
  async listRankingEvenings({ actor, query, context }) {
    return mapPage(
      await listEvenings(context.db, actor, query.after),
      ({ coachFirstName, coachLastName, ...line }) => ({
        ...line,
        coach: line.coachId === null ? null : { firstName: coachFirstName, lastName: coachLastName },
      }),
    );
  },

  async findEveningPlayers({ actor, query, context }) {
    if (query.groupId !== undefined && actor.role !== 'club') throw new AppError('not_found');
    return findMembers(context.db, clubOf(actor), query);
  },

  async createRankingEvening({ body, context, ...call }) {
    return { id: await createEvening(context, { actor: call.actor, author: authorOf(call) }, body) };
  },

  async getRankingEvening({ actor, params, context: { db } }) {
    return readEvening(db, actor, params.eveningId);
  },

  async changeRankingEvening({ params, body, context, ...call }) {
    const by = { actor: call.actor, author: authorOf(call) };
    return { version: await changeEvening(context, by, params.eveningId, body) };
  },

  async deleteRankingEvening({ params, context, ...call }) {
    await removeEvening(context, { actor: call.actor, author: authorOf(call) }, params.eveningId);
  },

  async saveCourtStretches({ actor, params, body, context }) {
    return { version: await setStretches(context, actor, params, body) };
  },

  async saveEveningDraft({ actor, params, body, context }) {
    return { version: await setDraft(context, actor, params, body) };
  },

  async moveCourtTimes({ actor, params, body, context }) {
    await moveTimes(context, actor, params, body);
  },

  async finishRankingEvening({ params, context, ...call }) {
    return finishEvening(context, { actor: call.actor, author: authorOf(call) }, params.eveningId);
  },

  async listOwnEveningLevels({ actor, context: { db } }) {
    const levels = await listOwnLevels(db, actor.id);
    if (levels.length === 0) return [];
    const evenings = await readEvidence(db, actor.id);
    return levels.flatMap(({ eveningId, ...level }) => {
      const evening = eveningId === null ? undefined : evenings.get(eveningId);
      return evening ? [{ ...level, evening }] : [];
    });
  },
} satisfies Partial<Handlers>;

const columns = (publicUrl: string, mappings: ScaleMappings): readonly CsvColumn<EveningPlayer>[] => [
  { title: msg`Player`, value: ({ player }) => personName(player) },
  { title: msg`Country`, value: ({ player }) => countryName(player.country) },
  { title: msg`Level`, value: ({ result }) => (result?.level ? Number(result.level) : null) },
  {
    title: msg`Level in words`,
    value: ({ player, result }) => levelText(result?.level ?? null, player.country, mappings),
  },
  { title: msg`Result`, value: ({ result }) => outcomeLabels[result?.outcome ?? 'none'] },
  {
    title: msg`Certificate`,
    value: ({ result }) => (result?.certificateCode ? `${publicUrl}/verified/${result.certificateCode}` : null),
  },
];

export const rankingEveningFiles = {
  async eveningTable({ actor, params, context: { db, config } }) {
    const { title, heldOn, finishedAt, players } = await readEvening(db, actor, params.eveningId);
    if (finishedAt === null)
      throw new AppError('conflict', { message: say(msg`The levels can be downloaded once the evening is finished.`) });
    return {
      name: fileName(`${brand.name} levels ${title} ${heldOn}`, '.csv'),
      make: () => writeCsv(columns(config.publicUrl, actor.scaleMappings), players, actor.country),
    };
  },

  async eveningCertificates({ actor, params, context: { db, config } }) {
    const { title, heldOn, finishedAt, players } = await readEvening(db, actor, params.eveningId);
    if (finishedAt === null)
      throw new AppError('conflict', {
        message: say(msg`Certificates can be downloaded once the evening is finished.`),
      });
    const published = await listPublicCertificatesOf(
      db,
      players.map(({ player }) => player.id),
    );
    if (published.length === 0)
      throw new AppError('not_found', { message: say(msg`No player of this evening has published a certificate.`) });
    const facts = {
      title: `${brand.verifiedStamp}: ${title}, ${eveningDay(heldOn)}`,
      date: finishedAt,
      certificates: published.map((certificate) =>
        certificateFacts(certificate, config.publicUrl, actor.scaleMappings),
      ),
    };
    return {
      facts,
      name: fileName(`${brand.name} certificates ${title} ${heldOn}`, '.pdf'),
      make: () => writeDocument('certificates', facts),
    };
  },
} satisfies Partial<FileHandlers>;

/** As the actor may see it. @throws AppError `not_found` if it is neither theirs nor their club's */
async function readEvening(db: Database, actor: Actor, eveningId: string): Promise<RankingEvening> {
  const {
    clubId: _,
    coachId,
    coachFirstName,
    coachLastName,
    ...evening
  } = orNotFound(await findEvening(db, actor, eveningId));
  const [courts, players, inAll] = await Promise.all([
    listCourts(db, evening.id),
    listEveningPlayers(db, evening.id),
    countEveningPlayers(db, evening.id),
  ]);
  const known = new Set(players.map(({ player }) => player.id));
  return {
    ...evening,
    coach: coachId === null ? null : { id: coachId, firstName: coachFirstName, lastName: coachLastName },
    courts: courts.map(({ eveningId: _evening, place: _place, timedFor, ...court }) => ({
      ...court,
      isTimedForOther: timedFor !== null,
      stretches: court.stretches.map((stretch) => ({ ...stretch, seats: seatsOf(stretch.seats, known) })),
    })),
    players: players.map((row) => presentPlayer(row, evening, actor)),
    gone: inAll - players.length,
  };
}

type Seats = RankingEvening['courts'][number]['stretches'][number]['seats'];

/** Without those who are not active members now. */
function seatsOf({ nearLeft, nearRight, farLeft, farRight }: Seats, known: ReadonlySet<string>): Seats {
  const shown = (id: string | null) => (id !== null && known.has(id) ? id : null);
  return {
    nearLeft: shown(nearLeft),
    nearRight: shown(nearRight),
    farLeft: shown(farLeft),
    farRight: shown(farRight),
  };
}

type PlayerRow = Awaited<ReturnType<typeof listEveningPlayers>>[number];

/** Drafts are for the coach; managers see results alone. */
function presentPlayer(
  { player, draft, given, latest, request, certificateCode }: PlayerRow,
  { id, finishedAt }: { id: string; finishedAt: string | null },
  actor: Actor,
): EveningPlayer {
  const isCoach = actor.role !== 'club';
  const isOpenRequest = request !== null && request.byId !== null;
  const isWaiting = isOpenRequest && request.eveningId === id;
  const { level, version, moments, isLeftOut } = draft;
  const outcome = given ? (given.withdrawnAt === null ? 'verified' : 'withdrawn') : isWaiting ? 'waiting' : 'none';
  return {
    player,
    draft: isCoach ? { version, level: level === null ? null : Number(level), moments, isLeftOut } : null,
    lastVerified: isCoach && latest ? latest : null,
    isWaiting: isCoach && isOpenRequest,
    result:
      finishedAt === null
        ? null
        : { outcome, level: given?.level ?? (isWaiting ? request.level : null), certificateCode },
  };
}
