// How levels read on the scales of other countries, and where that comes from (docs/product.md#levels).

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { ScaleMapping } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { mappingLimits, stepProblems } from '#domain/levels/level-scales.ts';
import { levelOptions } from '#domain/levels/levels.ts';
import { outerScales } from '#domain/levels/outer-scales.ts';
import { cleanName, cleanWord } from '#domain/plain-text.ts';
import { roundTo } from '#domain/round-to.ts';
import { numberSentence } from '#domain/typed-number.ts';

/** The numbers of a mapping, as its fields take them. */
export const stepRange = { min: mappingLimits.lowest, max: mappingLimits.highest, decimals: 1 } as const;
const notANumber = () => numberSentence(stepRange);
const count = levelOptions.length;

const ScaleStep = z.object({
  value: z
    .number({ error: notANumber })
    .min(stepRange.min, { error: notANumber })
    .max(stepRange.max, { error: notANumber })
    .refine((value) => roundTo(value, 1) === value, { error: notANumber }),
  label: fields.requiredText(mappingLimits.label, msg`Please enter a label.`, cleanName),
});

/** A mapping as it is written, with its source. */
export const WrittenMapping = z.object({
  steps: z
    .array(ScaleStep, { error: () => say(msg`Please give all ${{ count }} steps.`) })
    .length(count, { error: () => say(msg`Please give all ${{ count }} steps.`) })
    .superRefine((steps, { addIssue }) => {
      for (const { index, message } of stepProblems(steps.map(({ value }) => value)))
        addIssue({ code: 'custom', path: [index, 'value'], message });
    }),
  source: fields.requiredText(mappingLimits.source, msg`Please say where this mapping comes from.`, cleanName),
  sourceLink: fields
    .text(mappingLimits.link, msg`Please enter a link.`, cleanWord)
    .refine((link) => link === '' || (/^https?:\/\//i.test(link) && URL.canParse(link)), {
      error: () => say(msg`Please enter a whole link, such as https://example.org/levels, or leave it empty.`),
    })
    .nullable()
    .transform((link) => (link === '' ? null : link)),
  /** The day of the source: when it was published, or agreed. */
  sourceOn: fields.day,
});
export type WrittenMapping = z.output<typeof WrittenMapping>;

/** A scale for administrators. */
export const LevelScale = z
  .object({
    scale: z.enum(outerScales),
    /** 0 if it never had a mapping. */
    version: z.int(),
    /** Null while the scale is shown by its formula. */
    mapping: ScaleMapping.pick({ steps: true })
      .extend({ source: z.string(), sourceLink: z.string().nullable(), sourceOn: fields.day })
      .nullable(),
    /** When it was last set or reset, and by whom; `by` is null once the account is deleted. */
    changed: z.object({ at: fields.instant, by: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'LevelScale' });
export type LevelScale = z.output<typeof LevelScale>;

const ofScale = z.object({ scale: z.enum(outerScales) });
const based = z.object({ version: z.int({ error: () => say(msg`The version is missing.`) }) });

export const levelScaleEndpoints = {
  listLevelScales: endpoint({
    method: 'GET',
    path: '/api/admin/level-scales',
    access: ['admin'],
    shows: ['level-scale'],
    refetchOnOpen: true,
    summary: 'The scales besides the internal one, each with its mapping and source if an administrator has set them.',
    response: z.array(LevelScale),
  }),
  setLevelScale: endpoint({
    method: 'PUT',
    path: '/api/admin/level-scales/{scale}',
    access: ['admin'],
    changes: ['level-scale'],
    summary:
      'Set the mapping of a scale. Levels on it are shown without “about” from then on. A conflict if someone else has changed it since `version`.',
    params: ofScale,
    body: WrittenMapping.extend(based.shape),
    response: noContent,
  }),
  resetLevelScale: endpoint({
    method: 'POST',
    path: '/api/admin/level-scales/{scale}/reset',
    access: ['admin'],
    changes: ['level-scale'],
    summary:
      'Return a scale to its formula. Levels on it are shown as “about” again. A conflict if someone else has changed it since `version`.',
    params: ofScale,
    body: based,
    response: noContent,
  }),
};
