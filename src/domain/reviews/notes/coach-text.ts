// The skills that a coach's words are about, and excerpts of them.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { type NamedSkill, namedSkills } from './named-skills.ts';

/** A skill, with the sentence that names it first. */
export interface MentionedSkill {
  skill: NamedSkill;
  label: string;
  excerpt: string;
}

/** Longest excerpt in characters, and most skills per text (docs/product.md#progress). */
export const excerptLength = 200;
export const maxMentioned = 3;

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
  const found = new Map<NamedSkill, MentionedSkill>();
  for (const sentence of sentences(withoutAiPrefix(text ?? ''))) {
    for (const skill of namedSkills(sentence)) {
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

function coachTextLabel(skill: NamedSkill): string {
  return skill === 'smash' ? say(msg`Smash`) : skillLabel(skill);
}

/** Sentences and lines, without list marks. A full stop within a number or an address ends no sentence. */
function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/^[\s\-–•*]+/, '').trim())
    .filter((sentence) => sentence !== '');
}
