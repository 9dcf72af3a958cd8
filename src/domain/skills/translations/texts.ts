// The types of the texts on skills in other languages: every drill, step and piece of advice has to be translated.

import type { DrillDefinition } from '#domain/skills/drills/drill.ts';
import type { insightBands, unratedInsight } from '#domain/skills/insights.ts';

/** As many texts as there are in English. */
type AsMany<Texts extends readonly string[]> = { readonly [Index in keyof Texts]: string };

/** What a drill says, without its figures. */
export interface DrillText {
  name: string;
  aim: string;
  steps: readonly string[];
  easier: string;
  harder: string;
}

type TranslatedDrill<Drill extends DrillDefinition> = DrillText & { steps: AsMany<Drill['steps']> };

/** The texts of the drills in a list, by id. */
export type DrillTextsOf<Drills extends readonly DrillDefinition[]> = {
  readonly [Drill in Drills[number] as Drill['id']]: TranslatedDrill<Drill>;
};

type AdvisedBand = (typeof insightBands)[number] | typeof unratedInsight;

/** What to do at each band of levels, or without a level. */
export type AdviceTexts = {
  readonly [Band in AdvisedBand as Band['id'] extends null ? 'unrated' : NonNullable<Band['id']>]: AsMany<
    Band['actions']
  >;
};
