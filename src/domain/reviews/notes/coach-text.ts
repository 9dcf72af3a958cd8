// The skills that a coach's words are about, and excerpts of them.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { type SingleSkill, singleSkills, skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';

/** What a coach's text can be about: the ten skills, and the smash, which has no rating (docs/product.md#progress). */
export type CoachTextSkill = SingleSkill | 'smash';

/** A skill, with the sentence that names it first. */
export interface MentionedSkill {
  skill: CoachTextSkill;
  label: string;
  excerpt: string;
}

/** Longest excerpt in characters, and most skills per text (docs/product.md#progress). */
export const excerptLength = 200;
export const maxMentioned = 3;

// Whole words with the endings that coaches write, so that "globo" is no lob. Matched against text without accents.
const keywords: readonly (readonly [CoachTextSkill, RegExp])[] = [
  ...singleSkills.map((skill) => [skill, keyword(wordForms(skill))] as const),
  ['smash', keyword('smash(?:es|ed|ing)?')],
];

function keyword(forms: string): RegExp {
  return new RegExp(String.raw`\b${forms}\b`, 'i');
}

function wordForms(skill: SingleSkill): string {
  if (skill === 'strategy') return 'strateg(?:y|ies)';
  if (skill === 'lob') return 'lob(?:s|bed|bing)?';
  return `${skill}(?:s|ed|ing)?`;
}

/**
 * The first 200 characters of a text, with "…" where more follows. Counts code points, so no surrogate pair is split, and trims white
 * space before the cut.
 */
export function excerpt(text: string, length = excerptLength): string {
  const characters = [...text.trim()];
  if (characters.length <= length) return characters.join('');
  return `${characters.slice(0, length).join('').trimEnd()}…`;
}

/**
 * The skills that a coach's text names, in order, at most three. Ignores case, accents ("víbora" is "vibora") and the mark of an
 * automatic draft.
 */
export function mentionedSkills(text: string | null | undefined): MentionedSkill[] {
  const found = new Map<CoachTextSkill, MentionedSkill>();
  for (const sentence of sentences(withoutAiPrefix(text ?? ''))) {
    for (const skill of skillsIn(sentence)) {
      if (found.has(skill)) continue;
      found.set(skill, { skill, label: coachTextLabel(skill), excerpt: excerpt(sentence) });
    }
  }
  return [...found.values()].slice(0, maxMentioned);
}

/** The skills named as strengths and for improvement in the latest analysed video's texts. */
export function coachTextSkills(video: { overallStrengths?: string | null; areasOfImprovement?: string | null }): {
  strengths: MentionedSkill[];
  improvements: MentionedSkill[];
} {
  return {
    strengths: mentionedSkills(video.overallStrengths),
    improvements: mentionedSkills(video.areasOfImprovement),
  };
}

function coachTextLabel(skill: CoachTextSkill): string {
  return skill === 'smash' ? say(msg`Smash`) : skillLabel(skill);
}

/** Sentences and lines, without list marks. A full stop within a number or an address ends no sentence. */
function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/^[\s\-–•*]+/, '').trim())
    .filter((sentence) => sentence !== '');
}

/** The skills in a sentence, in order. */
function skillsIn(sentence: string): CoachTextSkill[] {
  const plain = sentence.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
  return keywords
    .map(([skill, pattern]) => ({ skill, index: plain.search(pattern) }))
    .filter(({ index }) => index >= 0)
    .toSorted((one, other) => one.index - other.index)
    .map(({ skill }) => skill);
}
