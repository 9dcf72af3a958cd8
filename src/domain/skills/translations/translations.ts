// Drills, the rubric and advice in the language of a question.

import type { Language } from '#domain/language/detect-language.ts';
import type { Drill } from '#domain/skills/drills.ts';
import { type InsightBandId, insight, insightBands, unratedInsight } from '#domain/skills/insights.ts';
import { bandIndex } from '#domain/skills/rubric.ts';
import { type RubricSentences, rubricSentences } from '#domain/skills/rubric-sentences.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import { danishAdvice } from '#domain/skills/translations/danish/advice.ts';
import { danishGroundStrokes } from '#domain/skills/translations/danish/ground-strokes.ts';
import { danishNetAndLob } from '#domain/skills/translations/danish/net-and-lob.ts';
import { danishOverheads } from '#domain/skills/translations/danish/overheads.ts';
import { danishPartnersAndFeet } from '#domain/skills/translations/danish/partners-and-feet.ts';
import { danishRubric } from '#domain/skills/translations/danish/rubric.ts';
import { danishTactics } from '#domain/skills/translations/danish/tactics.ts';
import { spanishAdvice } from '#domain/skills/translations/spanish/advice.ts';
import { spanishGroundStrokes } from '#domain/skills/translations/spanish/ground-strokes.ts';
import { spanishNetAndLob } from '#domain/skills/translations/spanish/net-and-lob.ts';
import { spanishOverheads } from '#domain/skills/translations/spanish/overheads.ts';
import { spanishPartnersAndFeet } from '#domain/skills/translations/spanish/partners-and-feet.ts';
import { spanishRubric } from '#domain/skills/translations/spanish/rubric.ts';
import { spanishTactics } from '#domain/skills/translations/spanish/tactics.ts';
import type { AdviceTexts, DrillText } from './texts.ts';

interface SkillTexts {
  /** Null for the language that the drills are written in. */
  drills: Readonly<Record<Drill['id'], DrillText>> | null;
  rubric: RubricSentences;
  advice: Readonly<Record<InsightBandId | 'unrated', readonly string[]>>;
}

const [contact, consistency, patterns, margins] = insightBands;

export const skillTexts: Readonly<Record<Language, SkillTexts>> = {
  english: {
    drills: null,
    rubric: rubricSentences,
    advice: {
      contact: contact.actions,
      consistency: consistency.actions,
      patterns: patterns.actions,
      margins: margins.actions,
      unrated: unratedInsight.actions,
    } satisfies AdviceTexts,
  },
  danish: {
    drills: {
      ...danishOverheads,
      ...danishGroundStrokes,
      ...danishNetAndLob,
      ...danishTactics,
      ...danishPartnersAndFeet,
    },
    rubric: danishRubric,
    advice: danishAdvice,
  },
  spanish: {
    drills: {
      ...spanishOverheads,
      ...spanishGroundStrokes,
      ...spanishNetAndLob,
      ...spanishTactics,
      ...spanishPartnersAndFeet,
    },
    rubric: spanishRubric,
    advice: spanishAdvice,
  },
};

/** The texts of a language. */
export function skillTextsIn(language: Language) {
  const { drills: texts, rubric, advice } = skillTexts[language];
  return {
    drillText: (drill: Drill): DrillText => texts?.[drill.id] ?? drill,
    /** The rubric's sentence for a skill at a rating (0–7). */
    rubric: (skill: SkillName, rating: number): string => rubric[skill][bandIndex(rating)] as string,
    /** Advice for everyone at a level; null for players without one. */
    advice: (level: number | null): readonly string[] => advice[level === null ? 'unrated' : insight(level).id],
  };
}
