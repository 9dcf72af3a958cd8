// Endpoints of reference clips.

import { msg } from '@lingui/core/runtime-macro';
import type { ClipToRate, PanelLine } from '#contract/levels/reference-clips.ts';
import { brand } from '#domain/brand.ts';
import { fileName } from '#domain/file-name.ts';
import { say } from '#domain/language/say.ts';
import { nextSeason, seasonOf } from '#domain/levels/clip-season.ts';
import {
  type ComparedRating,
  clipSkills,
  type PanelDifference,
  panelDifference,
} from '#domain/levels/reference-clips.ts';
import { personName } from '#domain/people/person-name.ts';
import { roundTo } from '#domain/round-to.ts';
import { type SkillName, skillLabel, skillNames } from '#domain/skills/skills.ts';
import { type CsvColumn, writeCsv } from '#server/csv/write-csv.ts';
import { mapPage } from '#server/db/paging.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { changeClip, createClip, publishClip, rateClip, removeClip, retireClip } from './reference-clips.commands.ts';
import {
  findClipOf,
  listClips,
  listClipsOf,
  listCoaches,
  listSeasons,
  ratingsOfSeason,
} from './reference-clips.queries.ts';

const currentSeason = () => seasonOf(new Date());

/** Seasons with others added, the latest first. */
function withSeasons(known: readonly string[], ...others: string[]): string[] {
  return [...new Set([...known, ...others])].toSorted().toReversed();
}

export const referenceClipHandlers = {
  async listReferenceClips({ query, context: { db } }) {
    const current = currentSeason();
    const season = query.season ?? current;
    const [known, clips] = await Promise.all([listSeasons(db), listClips(db, season)]);
    return { season, seasons: withSeasons(known, current, nextSeason(current), season), clips };
  },

  async createReferenceClip({ body, context, ...call }) {
    return { id: await createClip(context, authorOf(call), body) };
  },

  async changeReferenceClip({ params, body, context, ...call }) {
    return { version: await changeClip(context, authorOf(call), params.clipId, body) };
  },

  async publishReferenceClip({ params, context, ...call }) {
    await publishClip(context, authorOf(call), params.clipId);
  },

  async retireReferenceClip({ params, context, ...call }) {
    await retireClip(context, authorOf(call), params.clipId);
  },

  async deleteReferenceClip({ params, context, ...call }) {
    await removeClip(context, authorOf(call), params.clipId);
  },

  async listPanel({ query: { skill, after, ...query }, context: { db } }) {
    const season = query.season ?? currentSeason();
    const page = await listCoaches(db, season, { after });
    const ids = page.rows.map(({ id }) => id);
    const ratings = Map.groupBy(await ratingsOfSeason(db, season, ids), ({ coachId }) => coachId);
    return mapPage(page, ({ clubName, rated, ...coach }): PanelLine => {
      const own = ratings.get(coach.id) ?? [];
      return { coach, clubName, rated, found: differenceIn(own, skill) };
    });
  },

  async listClipsToRate({ actor, query, context: { db } }) {
    const current = currentSeason();
    const season = query.season ?? current;
    const [known, clips] = await Promise.all([
      listSeasons(db, actor.id),
      listClipsOf(db, { coachId: actor.id, current }, season),
    ]);
    return { season, seasons: withSeasons(known, current, season), clips: clips.map(toRate) };
  },

  async getClipToRate({ actor, params, context: { db } }) {
    const of = { coachId: actor.id, current: currentSeason() };
    return toRate(orNotFound(await findClipOf(db, of, params.clipId)));
  },

  async rateClip({ actor, params, body, context }) {
    await rateClip(context, actor.id, params.clipId, body.ratings);
    const of = { coachId: actor.id, current: currentSeason() };
    return toRate(orNotFound(await findClipOf(context.db, of, params.clipId)));
  },
} satisfies Partial<Handlers>;

type StoredClip = NonNullable<Awaited<ReturnType<typeof findClipOf>>>;

/** The one place where agreed ratings leave for a coach: with the coach's own, or not at all. */
function toRate({ agreed, source, ratings, ratedAt, ...clip }: StoredClip): ClipToRate {
  const isRated = ratings !== null && ratedAt !== null;
  return { ...clip, skills: clipSkills(agreed), rated: isRated ? { at: ratedAt, ratings, agreed, source } : null };
}

function differenceIn(ratings: readonly ComparedRating[], skill: SkillName | undefined): PanelDifference | null {
  return panelDifference(skill === undefined ? ratings : ratings.filter((one) => one.skill === skill));
}

interface TableRow {
  coach: string;
  club: string | null;
  of: string;
  found: PanelDifference | null;
}

const rounded = (value: number | null | undefined) =>
  value === null || value === undefined ? null : roundTo(value, 2);

const columns: readonly CsvColumn<TableRow>[] = [
  { title: msg`Coach`, value: ({ coach }) => coach },
  { title: msg`Club`, value: ({ club }) => club },
  { title: msg`Skill`, value: ({ of }) => of },
  { title: msg`Clips rated`, value: ({ found }) => found?.clips ?? 0 },
  { title: msg`Difference from the panel`, value: ({ found }) => rounded(found?.difference) },
  { title: msg`95% interval, ±`, value: ({ found }) => rounded(found?.half) },
];

export const referenceClipFiles = {
  async panelTable({ actor, query, context: { db } }) {
    const season = query.season ?? currentSeason();
    const { rows } = await listCoaches(db, season, 'all');
    const ids = rows.map(({ id }) => id);
    const ratings = Map.groupBy(await ratingsOfSeason(db, season, ids), ({ coachId }) => coachId);
    const table = rows.flatMap(({ id, clubName: club, ...person }): TableRow[] => {
      const own = ratings.get(id) ?? [];
      const line = { coach: personName(person), club };
      const skills = skillNames.map((skill) => ({ ...line, of: skillLabel(skill), found: differenceIn(own, skill) }));
      return [
        { ...line, of: say(msg`All skills together`), found: differenceIn(own, undefined) },
        ...skills.filter(({ found }) => found !== null),
      ];
    });
    return {
      name: fileName(`${brand.name} reference clips ${season}`, '.csv'),
      make: () => writeCsv(columns, table, actor.country),
    };
  },
} satisfies Partial<FileHandlers>;
