// Sets and resets the mappings of level scales.

import { msg } from '@lingui/core/runtime-macro';
import type { LevelScale, WrittenMapping } from '#contract/levels/level-scales.ts';
import type { AuditFacts } from '#domain/administration/audit/audit-facts.ts';
import { say } from '#domain/language/say.ts';
import { levelOptions } from '#domain/levels/levels.ts';
import { type OuterScale, outerScales } from '#domain/levels/outer-scales.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyEveryone } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { listMappedScales, lockScale, updateScale } from './level-scales.queries.ts';

/** Every scale, with its mapping if one is set. */
export async function readLevelScales(db: Database): Promise<LevelScale[]> {
  const rows = await listMappedScales(db);
  return outerScales.map((scale) => {
    const row = rows.find((one) => one.scale === scale);
    if (!row) return { scale, version: 0, mapping: null, changed: null };
    const { steps, source, sourceLink, sourceOn, version, changedAt, changedBy } = row;
    const mapping = steps && source && sourceOn ? { steps, source, sourceLink, sourceOn } : null;
    return { scale, version, mapping, changed: { at: changedAt, by: changedBy } };
  });
}

/**
 * Sets the mapping of a scale, or returns it to its formula (null).
 *
 * @throws AppError conflict when someone else has changed it since `version`, or when it is on its formula already
 */
export async function changeLevelScale(
  { db }: Context,
  by: Author,
  scale: OuterScale,
  { version, mapping }: { version: number; mapping: WrittenMapping | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = orNotFound(await lockScale(tx, scale));
    if (mapping === null && row.steps === null)
      throw new AppError('conflict', { message: say(msg`The ${{ scale }} scale is shown by its formula already.`) });
    if (row.version !== version)
      throw new AppError('conflict', {
        message: say(msg`Someone else has changed the ${{ scale }} scale in the meantime.`),
      });
    await updateScale(tx, scale, { mapping, version: version + 1, changedById: by.actorId });
    const change = { before: factsOf(scale, row), after: factsOf(scale, mapping) };
    const action = mapping === null ? 'level-scale-reset' : 'level-scale-set';
    await recordAudit(tx, by, action, { type: 'scale', id: row.id }, change);
    await notifyEveryone(tx, ['level-scale']);
  });
}

/** For the audit log, which is the history of a mapping: every step as "2.5: 2.3 Básico". */
function factsOf(
  scale: OuterScale,
  mapping: { [K in keyof WrittenMapping]: WrittenMapping[K] | null } | null,
): Pick<AuditFacts, 'scale' | 'steps' | 'source'> {
  if (!mapping?.steps) return { scale, steps: 'Formula' };
  const { steps, source, sourceLink, sourceOn } = mapping;
  return {
    scale,
    steps: steps.map(({ value, label }, index) => `${levelOptions[index]?.value ?? ''}: ${value.toFixed(1)} ${label}`),
    source: [source, sourceOn, sourceLink].filter(Boolean).join(', '),
  };
}
